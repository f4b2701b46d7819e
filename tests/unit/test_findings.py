"""What a chunking's cuts break: parts that no chunk holds whole."""

import pytest

from chunker import Settings, chunk
from chunker.findings import verdict
from chunker.findings.parts import find_broken
from chunker.progress import finish
from tests.found import by_kind, found, in_windows


def test_cuts_between_sentences_break_nothing() -> None:
    text = "One is here. Two is here. Six is here. "
    assert in_windows(text, 13) == {}


def test_a_cut_in_a_sentence_and_a_word() -> None:
    kinds = in_windows("The ferry left at dawn. Gulls followed.", 20)
    assert kinds["split-sentence"] == (
        "1 sentence is split: no chunk holds it whole.",
        ["The ferry left at dawn."],
    )
    assert kinds["split-word"] == ("1 word is split: no chunk holds it whole.", ["dawn"])


def test_a_cut_before_punctuation_breaks_no_word() -> None:
    text = "They keep the parts in a warehouse. (Not here.)"
    # `warehouse|. (N|ot here.)`
    assert "split-word" not in in_windows(text[:40], text.index("."))
    assert "split-word" not in in_windows("one (two)", 5)
    assert "split-word" not in in_windows("so—the", 3)
    assert "split-word" not in in_windows("ill-fit", 4)


@pytest.mark.parametrize(
    ("text", "size", "word"),
    [
        ("you can't go", 7, "can't"),
        ("now 3,000.5 of", 6, "3,000.5"),
        ("a naïve idea", 4, "naïve"),
        ("a снег b", 4, "снег"),
        ("תודה שלום", 7, "שלום"),
        ("some_name = 1", 5, "some_name"),
        ("one 한국어", 5, "한국어"),
    ],
)
def test_a_word_is_what_unicode_calls_one(text: str, size: int, word: str) -> None:
    assert in_windows(text, size)["split-word"][1] == [word]


def test_scripts_without_spaces_have_no_words_to_break() -> None:
    for text in ("今日は良い天気です", "カタカナ", "ภาษาไทย", "ພາສາລາວ"):
        assert "split-word" not in in_windows(text, 4)


def test_an_overlap_can_keep_a_sentence_and_a_word_whole() -> None:
    text = "Ab cd. Ef gh ij. Kl mn."
    assert "split-sentence" in in_windows(text, 12)
    # [Ab cd. [Ef gh ij.] Kl mn.]
    assert in_windows(text, 16, 9) == {}
    # [alpha beta g[a]mma delt], then [alpha beta [ga]mma delt]
    assert in_windows("alpha beta gamma delt", 13, 1)["split-word"][1] == ["gamma"]
    assert "split-word" not in in_windows("alpha beta gamma delt", 13, 2)


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("table", "| a | b |\n|---|---|\n| c | d |\n| e | f |"),
        ("list-item", "- one item that is long enough to be cut"),
        ("code-block", "```\nsome code here\nand some there\n```"),
        ("link", "[a link](https://example.org/with/a/long/path)"),
        ("link", "https://example.org/with/a/long/path/in/it"),
    ],
)
def test_a_cut_inside_a_part_of_the_text(kind: str, part: str) -> None:
    text = f"Text.\n\n{part}\n\nMore text stands here."
    assert set(in_windows(text, 30)[f"split-{kind}"][1]) == {part}
    edge = text.index(part) + len(part) + 1
    assert f"split-{kind}" not in in_windows(text, edge)
    # The second chunk holds it whole where it begins early enough.
    assert f"split-{kind}" in in_windows(text, edge - 3)
    assert f"split-{kind}" not in in_windows(text, edge - 3, len(part))


def test_each_boundary_in_the_same_part_is_told() -> None:
    part = "```\n" + "some code here\n" * 6 + "```"
    text, settings = f"{part}\n\nMore.", Settings("characters", size=30, overlap=10)
    blocks = by_kind(text, settings)["split-code-block"]
    # 97 characters: chunks end at 30, 50, 70 and 90.
    assert blocks.text == "1 code block is split at 4 boundaries: no chunk holds it whole."
    assert blocks.places == [(0, 97)] * 4
    assert blocks.seams == [30, 50, 70, 90]
    assert blocks.count == 1


def test_a_part_that_only_the_next_chunk_breaks_is_cut_where_that_begins() -> None:
    text, settings = "Ab cd. Ef gh ij. Kl mn.", Settings("characters", size=16, overlap=4)
    chunking = chunk(text, settings)
    assert list(zip(chunking.starts, chunking.ends, strict=True)) == [(0, 16), (12, 23)]
    # The first chunk holds `Ef gh ij.`, in which the second begins: nothing is broken.
    assert "split-sentence" not in by_kind(text, settings)
    # [Ab cd. Ef gh i[j. Kl mn. O]p.]: in the second boundary's overlap two sentences begin.
    sentences = by_kind(f"{text} Op.", Settings("characters", size=15, overlap=1))
    assert sentences["split-sentence"].places == [(7, 16)]
    assert sentences["split-sentence"].seams == [15]


def test_a_boundary_whose_end_is_that_of_the_part_is_told_by_its_start() -> None:
    # `abcdefghijklmn` in windows from 0 to 6, 4 to 10 and 8 to 14; the part is `defghij`.
    chunking = chunk("abcdefghijklmn", Settings("characters", size=6, overlap=2))
    assert finish(find_broken(chunking, [(3, 10)])) == [((3, 10), 6), ((3, 10), 8)]


def test_a_word_is_cut_inside_only() -> None:
    # `ab-|cde|fgh|ijk`: the first cut is where the word begins.
    assert by_kind("ab-cdefghijk", Settings("characters", 3, 0))["split-word"].seams == [6, 9]
    # A run of underscores is one segment, and no word.
    assert "split-word" not in in_windows("____ a", 2)


def test_an_item_ends_where_the_item_inside_it_begins() -> None:
    text = "- outer item\n  - inner\n"
    assert "split-list-item" not in in_windows(text, 13)
    assert in_windows(text, 18)["split-list-item"][1] == ["- inner"]


def test_what_there_is_most_of_comes_first() -> None:
    kinds = list(in_windows("Abcd efgh ijkl. Mnop qrst uvwx.", 3))
    assert kinds.index("split-word") < kinds.index("split-sentence")
    kinds = list(in_windows("A b c d. E f g h. Abcdefgh", 5))
    assert kinds.index("split-sentence") < kinds.index("split-word")


def test_a_comment_that_the_end_of_the_document_cuts_off_is_no_error() -> None:
    assert found("> - <!--\n> ", Settings()) == {}


def test_an_empty_document_has_nothing_to_find() -> None:
    assert found("", Settings()) == {}


def test_the_verdict_tells_only_what_was_looked_at() -> None:
    def said(text: str, size: int) -> str:
        settings = Settings("recursive", size=size, overlap=0, unit="characters")
        chunking = chunk(text, settings)
        assert found(text, settings) == {}
        return verdict(chunking)

    assert said("One two. Six ten.", 9) == (
        "No issues: no sentence or word is split, and no chunk is over the size, blank, or far "
        "smaller than the rest."
    )
    assert said("One two. Six ten.", 50) == "No issues: the whole document is one chunk."
    assert said("今日は良い。天気です。", 6).startswith("No issues: no sentence is split, and")
    text = "# A\n\nA [b](c).\n\n# B\n\n- Listed here.\n"
    assert said(text, 20).startswith(
        "No issues: no sentence, word, list item or link is split, no heading is separated from "
        "its text, and no chunk"
    )
