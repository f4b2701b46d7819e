"""What all chunks together come to."""

import pytest

from chunker import Settings, chunk
from chunker.figures import BINS, Bin, histogram


def test_the_figures_of_overlapping_words() -> None:
    # 4 words of one token each: `one two `, `two three `, `three four`; spaces cost at the cuts.
    chunking = chunk("one two three four", Settings("words", size=2, overlap=1))
    figures = chunking.figures
    assert [c.tokens for c in chunking.chunks] == [3, 3, 2]
    assert (figures.chunks, figures.smallest, figures.median, figures.largest) == (3, 2, 3, 3)
    assert figures.mean == pytest.approx(8 / 3)
    assert (figures.total, figures.document, figures.added) == (8, 4, 4)
    assert figures.added_percent == 100
    assert (figures.repeated, figures.repeated_unit) == (2, "words")
    assert figures.repeated_characters == len("two three ")
    assert figures.document_characters == 18
    assert figures.method == "cl100k_base, exact"


@pytest.mark.parametrize(("unit", "repeated"), [("tokens", 4), ("characters", 12)])
def test_what_is_repeated_is_counted_in_the_unit_of_the_settings(unit: str, repeated: int) -> None:
    # 3 chunks of 2 sentences; each shares one, 6 characters or 2 tokens long, with the next.
    size = {"tokens": 4, "characters": 12}[unit]
    text = "Aaaa. Bbbb. Cccc. Dddd."
    settings = Settings("sentences", size=size, overlap=size // 2, unit=unit, encoding="estimate")
    figures = chunk(text, settings).figures
    assert (figures.chunks, figures.repeated_unit) == (3, unit)
    assert (figures.repeated, figures.repeated_characters) == (repeated, 12)


def test_an_estimate_rounds_up_for_each_chunk_and_for_the_document() -> None:
    figures = chunk(
        "x" * 10, Settings("characters", size=5, overlap=0, encoding="estimate")
    ).figures
    assert (figures.total, figures.document, figures.added) == (4, 3, 1)
    assert figures.method == "estimated: characters ÷ 4"


def test_no_chunks_have_no_figures_but_zeros() -> None:
    figures = chunk("", Settings()).figures
    assert (figures.chunks, figures.smallest, figures.mean, figures.added_percent) == (0, 0, 0, 0)
    assert figures.histogram == ()


def test_a_histogram_covers_every_count_once() -> None:
    counts = [3, 3, 4, 60, 61, 100]
    bins = histogram(counts)
    assert len(bins) <= BINS
    assert sum(b.chunks for b in bins) == len(counts)
    assert (bins[0].first, bins[0].chunks) == (3, 3)
    assert bins[-1].first <= 100 <= bins[-1].last
    assert len({b.last - b.first for b in bins}) == 1


def test_equal_counts_are_one_bin() -> None:
    assert histogram([7, 7]) == (Bin(7, 7, 2),)
