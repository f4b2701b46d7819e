"""What mends a finding: offered only where a cut with those settings shows that it does."""

import pytest

from chunker import Settings, chunk
from tests.found import by_kind, remedies

WRAPPED = (
    "The ferry leaves the old harbour at dawn and comes\n"
    "back when the light is going, with its nets and\n"
    "its crates of fish. Nobody on the quay waits for it\n"
    "any more but the gulls, which know the hour quite\n"
    "well and come in from the breakwater. In winter it\n"
    "stays in its berth for weeks on end.\n"
)


def windows(size: int, overlap: int = 0) -> Settings:
    return Settings("characters", size=size, overlap=overlap)


def test_the_least_overlap_from_which_on_all_sentences_are_whole() -> None:
    text = "Ab cd. Ef gh ij. Kl mn. Op qr. St uv."
    # The sentences are at 0, 7, 17, 24 and 31, the last ends at 37.
    # 0: `Ab cd. Ef gh ij. Kl |mn. Op qr. St uv.`
    # 4: windows start at 0, 16 and 32; the second ends at 36 and the third begins after `S`.
    # 5: windows start at 0, 15 and 30. 6, as long as the broken sentence: at 0, 14 and 28.
    assert remedies(text, windows(20), "split-sentence") == [
        ("Use an overlap of 5 characters", {"overlap": 5}),
        ("Use the Sentences strategy", {"strategy": "sentences"}),
    ]
    assert by_kind(text, windows(20))["split-sentence"].places == [(17, 23)]
    assert by_kind(text, windows(20, 4))["split-sentence"].places == [(31, 37)]
    for overlap in (5, 6, 7):
        assert "split-sentence" not in by_kind(text, windows(20, overlap))


def test_no_overlap_is_offered_that_is_more_than_half_the_size() -> None:
    text = "Ab cd ef gh ij kl mn. " * 4
    assert remedies(text, windows(24), "split-sentence") == [
        ("Use the Sentences strategy", {"strategy": "sentences"})
    ]


def test_a_strategy_in_words_is_replaced_by_one_in_tokens() -> None:
    text = "One two six ten. Four five nine ten. " * 4
    settings = Settings("words", size=6, overlap=0)
    mended = dict(remedies(text, settings, "split-sentence"))
    # 32 words are 41 tokens: `.` is a token, and so is the last space.
    assert mended["Use the Sentences strategy and use a size of 7 tokens"] == {
        "strategy": "sentences",
        "unit": "tokens",
        "size": 7,
    }


def test_a_table_is_kept_whole_by_whole_paragraphs_or_by_a_larger_size() -> None:
    table = "| a | b |\n|---|---|\n| c | d |\n"
    text = f"Here.\n\n{table}\nMore text."
    assert ("Use the Recursive strategy", {"strategy": "recursive"}) in remedies(
        text, windows(32), "split-table"
    )
    recursive = Settings("recursive", size=20, overlap=0, unit="characters")
    # 30 characters, and the line break after them, which belong to its piece.
    assert remedies(text, recursive, "split-table") == [
        ("Use a size of 31 characters", {"size": 31})
    ]


def test_nothing_is_offered_where_nothing_mends() -> None:
    # No sentence, no space, no line: only a size that is far larger would do.
    assert remedies("x" * 100, windows(10), "split-word") == []


def test_a_remedy_that_leaves_some_says_how_many() -> None:
    short, long = "Abc def ghi. ", "Abc def ghi jkl mno pqr stu vwx. "
    text = (short * 5 + long) * 3
    # No window of 24 holds the three long sentences, and no chunk of whole sentences does.
    assert by_kind(text, windows(24))["split-sentence"].count == 9
    assert remedies(text, windows(24), "split-sentence") == [
        ("Use an overlap of 11 characters: leaves 3 of 9", {"overlap": 11})
    ]
    left = by_kind(text, windows(24, 11))["split-sentence"]
    assert {text[start:end] for start, end in left.places} == {long.strip()}


def test_a_heavy_character_needs_its_own_size() -> None:
    offered = remedies("a👩‍👩‍👧‍👦b", Settings("tokens", size=2, overlap=0), "heavy")
    [(text, settings)] = offered
    assert text == f"Use a size of {settings['size']} tokens"
    assert "heavy" not in by_kind("a👩‍👩‍👧‍👦b", Settings("tokens", **settings, overlap=0))  # type: ignore[arg-type]


def test_a_small_last_chunk_joins_the_others_at_a_size_for_all() -> None:
    text = "word " * 52
    settings = Settings("words", size=50, overlap=0)
    assert remedies(text, settings, "small-last-chunk") == [
        ("Use a size of 52 words", {"size": 52})
    ]
    # 3 chunks of 50 that repeat 10: the last begins at 120; two of 66 hold 122.
    settings = Settings("words", size=50, overlap=0)
    assert remedies("word " * 102, settings, "small-last-chunk") == [
        ("Use a size of 51 words", {"size": 51})
    ]


def test_too_much_overlap_is_replaced_by_a_fifth_of_the_size() -> None:
    words = " ".join(f"w{n}" for n in range(500))
    settings = Settings("words", size=100, overlap=74)
    assert remedies(words, settings, "large-overlap") == [
        ("Use an overlap of 20 words", {"overlap": 20})
    ]


def test_the_same_text_at_every_overlap_goes_without_overlap() -> None:
    settings = Settings("recursive", size=30, overlap=10, unit="characters")
    text = "".join(f"Page {n} text.\n\nFooter\n\n" for n in range(1, 6))
    assert remedies(text, settings, "same-block") == [("Use no overlap", {"overlap": 0})]


def test_a_heading_is_kept_with_its_text() -> None:
    text = "## A\n\ntext\n\n## B\n\ntext"
    settings = Settings("recursive", size=18, overlap=0, unit="characters")
    offered = remedies(text, settings, "severed-heading")
    assert offered == [("Keep headings with their text", {"keep_headings": True})]
    # A window of 15 needs an overlap of 9, more than half, to hold `# Head` with its text.
    offered = remedies("Text.\n\n# Head\n\ntext of it", windows(15), "severed-heading")
    assert all("overlap" not in changes for _, changes in offered)


def test_headings_alone_and_small_chunks_are_joined() -> None:
    text = "# Guide\n\n## One\n\ntext\n\n# More\n\n## Two\n\ntext"
    settings = Settings("headings", size=50, overlap=0, unit="characters")
    assert remedies(text, settings, "lone-heading") == [
        ("Keep headings with their text", {"keep_headings": True})
    ]
    text = "\n".join(["# A\n" + "word " * 40, "# B\nfew\n", "# C\n" + "word " * 40, "# D\nnow\n"])
    offered = remedies(text, Settings("headings", size=60, overlap=0), "small-chunk")
    assert offered == [("Join small neighbours", {"join_small": True})]


def test_hard_wrapped_text_is_told_with_its_remedy() -> None:
    unwrap = "Let line breaks inside a paragraph end no sentence"
    settings = Settings("sentences", size=20, overlap=0)
    wrapped = by_kind(WRAPPED, settings)["hard-wrapped"]
    assert wrapped.text == (
        "The text looks hard-wrapped at about 51 characters: 5 of 5 line breaks inside paragraphs "
        "fall in the middle of a sentence, yet each counts as its end."
    )
    assert [(each.text, each.settings) for each in wrapped.remedies] == [(unwrap, {"unwrap": True})]
    assert "hard-wrapped" not in by_kind(WRAPPED, Settings("sentences", 20, 0, unwrap=True))
    assert "hard-wrapped" not in by_kind(WRAPPED, Settings("tokens", 20, 0))


def test_a_sentence_that_a_line_break_ends_is_not_whole() -> None:
    settings = Settings("sentences", size=36, overlap=0)
    assert "split-sentence" in by_kind(WRAPPED, settings)
    assert remedies(WRAPPED, settings, "split-sentence")[0][1] == {"unwrap": True}


def test_a_switch_of_strategy_brings_unwrap_with_it_where_the_text_needs_it() -> None:
    offered = remedies(WRAPPED, Settings("tokens", 36, 0), "split-sentence")
    assert offered[-1] == (
        "Use the Sentences strategy and let line breaks inside a paragraph end no sentence",
        {"strategy": "sentences", "unwrap": True},
    )


@pytest.mark.parametrize(
    "text",
    [
        "Each sentence has a line of its own here.\n" * 8,
        "Roses are red,\nViolets are blue,\n" * 6,
        "# Words\n\n" + "One paragraph is a single line, however long that line may be.\n\n" * 8,
        "- one item\n- another item of the list\n- a third\n" * 4,
        "A short line\nand one that goes on for quite a while without any need\nsee\n" * 4,
    ],
)
def test_other_texts_do_not_look_hard_wrapped(text: str) -> None:
    assert "hard-wrapped" not in by_kind(text, Settings("sentences", 20, 0))


def test_every_remedy_leaves_less_of_its_finding() -> None:
    text = "\n\n".join(["# Title", WRAPPED, "| a | b |\n|---|---|\n| c | d |", WRAPPED] * 3)
    tried = 0
    for strategy in ("tokens", "recursive", "headings", "sentences"):
        settings = Settings(strategy, size=24, overlap=4, unit="tokens")
        for kind, finding in by_kind(text, settings).items():
            for remedy in finding.remedies:
                values = {name: getattr(settings, name) for name in ("strategy", "size", "overlap")}
                after = by_kind(text, Settings(**(values | {"unit": "tokens"} | remedy.settings)))
                left = after[kind].count if kind in after else 0
                assert left * 2 < finding.count
                assert (left == 0) == ("leaves" not in remedy.text)
                tried += 1
    assert tried > 5
    assert chunk(text, Settings()).chunks
