"""What a chunking's cuts break, and what its overlap wastes."""

import pytest

from chunker import Settings, chunk, findings


def found(text: str, settings: Settings) -> dict[str, tuple[str, list[str]]]:
    chunking = chunk(text, settings)
    return {
        finding.kind: (finding.text, [text[a:b] for a, b in finding.places])
        for finding in findings(chunking)
    }


def windows(text: str, size: int, overlap: int = 0) -> dict[str, tuple[str, list[str]]]:
    return found(text, Settings("characters", size=size, overlap=overlap))


def test_cuts_between_sentences_break_nothing() -> None:
    text = "One is here. Two is here. Six is here. "
    assert windows(text, 13) == {}


def test_a_cut_in_a_sentence_and_a_word() -> None:
    kinds = windows("The ferry left at dawn. Gulls followed.", 20)
    assert kinds["split-sentence"] == (
        "1 sentence is whole in no chunk.",
        ["The ferry left at dawn."],
    )
    assert kinds["seam-in-sentence"][0] == "1 seam is in the middle of a sentence."
    assert kinds["seam-in-word"] == ("1 seam is in the middle of a word.", ["dawn."])


def test_overlap_can_keep_a_sentence_whole() -> None:
    text = "Ab cd. Ef gh ij. Kl mn."
    assert "split-sentence" in windows(text, 12)
    assert "split-sentence" not in windows(text, 16, 9)


def test_scripts_without_spaces_have_no_words_to_break() -> None:
    assert "seam-in-word" not in windows("今日は良い天気です", 4)


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("table", "| a | b |\n|---|---|\n| c | d |\n| e | f |"),
        ("list-item", "- one item that is long enough to be cut"),
        ("fenced-block", "```\nsome code here\nand some there\n```"),
        ("link", "[a link](https://example.org/with/a/long/path)"),
        ("link", "https://example.org/with/a/long/path/in/it"),
    ],
)
def test_a_cut_inside_a_part_of_the_text(kind: str, part: str) -> None:
    text = f"Text.\n\n{part}\n\nMore text stands here."
    kinds = windows(text, 30)
    assert kinds[f"seam-in-{kind}"][1] == [part]
    edge = text.index(part) + len(part) + 1
    assert f"seam-in-{kind}" not in windows(text, edge)


def test_each_cut_in_the_same_part_is_told() -> None:
    part = "```\n" + "some code here\n" * 6 + "```"
    chunking = chunk(f"{part}\n\nMore.", Settings("characters", size=30, overlap=10))
    by_kind = {finding.kind: finding for finding in findings(chunking)}
    fences = by_kind["seam-in-fenced-block"]
    assert fences.places == [(0, len(part))] * len(fences.seams)
    assert fences.seams == [end for end in chunking.ends if end < len(part)]
    assert by_kind["split-sentence"].seams[0] == chunking.ends[0]


def test_a_part_that_only_the_next_chunk_breaks_is_cut_where_that_begins() -> None:
    chunking = chunk("Ab cd. Ef gh ij. Kl mn.", Settings("characters", size=16, overlap=4))
    kinds = {finding.kind: finding for finding in findings(chunking)}
    assert list(zip(chunking.starts, chunking.ends, strict=True)) == [(0, 16), (12, 23)]
    assert kinds["seam-in-sentence"].places == [(7, 16)]
    assert kinds["seam-in-sentence"].seams == [12]


def test_an_item_ends_where_the_item_inside_it_begins() -> None:
    text = "- outer item\n  - inner\n"
    assert "seam-in-list-item" not in windows(text, 13)
    assert windows(text, 18)["seam-in-list-item"][1] == ["- inner"]


def test_a_heading_torn_from_its_text() -> None:
    text = "## A\n\ntext\n\n## B\n\ntext"
    settings = Settings("recursive", size=18, overlap=0, unit="characters")
    assert found(text, settings)["severed-heading"] == (
        "1 chunk with a heading at the end, its text in the next chunk.",
        ["## B"],
    )
    assert "severed-heading" not in found(text, Settings("headings", size=18, overlap=0))


def test_a_heading_with_another_one_behind_it_has_no_text_to_lose() -> None:
    assert "severed-heading" not in windows("# A\n\n## B", 5)


def test_an_overlap_nearly_as_large_as_the_chunk() -> None:
    text = windows("abcdefghijklmnop", 10, 8)["large-overlap"][0]
    assert "8 of 10 characters, a place can stand in 5 chunks" in text
    assert "large-overlap" not in windows("abcdefghijklmnop", 10, 7)


def test_the_same_block_at_every_seam() -> None:
    settings = Settings("recursive", size=30, overlap=10, unit="characters")
    text = "".join(f"Page {n} text.\n\nFooter\n\n" for n in range(1, 6))
    kinds = found(text, settings)
    assert kinds["same-block"][0] == "The same block is repeated at 4 of 4 seams with overlap."
    assert set(kinds["same-block"][1]) == {"Footer\n\n"}


def test_a_small_last_chunk() -> None:
    text, places = windows("word " * 40 + "x", 50)["small-last-chunk"]
    assert text.startswith("The last chunk is far smaller than the rest: 1 token,")
    assert places == ["x"]


def test_characters_heavier_than_the_size() -> None:
    kinds = found("a👩‍👩‍👧‍👦b", Settings("tokens", size=2, overlap=0))
    assert kinds["heavy"] == ("1 character is heavier than the size.", ["👩‍👩‍👧‍👦"])


def test_a_comment_that_the_end_of_the_document_cuts_off_is_no_error() -> None:
    assert found("> - <!--\n> ", Settings()) == {}


def test_an_empty_document_has_nothing_to_find() -> None:
    assert found("", Settings()) == {}


def test_chunks_of_white_space_are_told() -> None:
    text = "abcd\n \n efgh\n\t\r "
    kinds = windows(text, 4)
    assert kinds["blank-chunk"] == ("2 chunks hold nothing but white space.", ["\n \n ", "\n\t\r "])
    assert "blank-chunk" not in windows("abcd\n e", 4)
