"""Headings apart from their text, or alone."""

from chunker import Settings
from tests.found import by_kind, found, in_windows


def recursive(text: str, size: int, overlap: int = 0) -> dict[str, tuple[str, list[str]]]:
    return found(text, Settings("recursive", size=size, overlap=overlap, unit="characters"))


def test_a_heading_torn_from_its_text() -> None:
    text = "## A\n\ntext\n\n## B\n\ntext"
    # `## A\n\ntext\n\n## B\n\n|text`
    severed = recursive(text, 18)["severed-heading"]
    assert severed == ("1 heading is separated from its text: no chunk holds both.", ["## B"])
    assert "severed-heading" not in found(text, Settings("headings", size=18, overlap=0))


def test_a_heading_that_the_next_chunk_repeats_with_its_text_is_whole() -> None:
    text = "## A\n\ntext\n\n## B\n\ntext"
    # [## A\n\ntext\n\n[## B\n\n]text]
    assert "severed-heading" not in recursive(text, 18, 6)


def test_one_character_of_the_text_is_its_beginning() -> None:
    text = "Text.\n\n# Head\n\ntext of it"
    assert in_windows(text, 15)["severed-heading"][1] == ["# Head"]
    assert "severed-heading" not in in_windows(text, 16)


def test_a_heading_that_is_cut_itself_is_apart_from_its_text() -> None:
    severed = by_kind("Text. # A\n\n# Heading\n\ntext", Settings("characters", 15, 0))
    assert severed["severed-heading"].places == [(11, 20)]
    assert severed["severed-heading"].seams == [15]


def test_a_heading_with_another_one_after_it_has_no_text_to_lose() -> None:
    assert "severed-heading" not in in_windows("# A\n\n## B", 5)
    assert "severed-heading" not in in_windows("text\n\n# A\n\n", 6)


def test_a_chunk_of_headings_only_is_told_and_not_told_twice() -> None:
    text = "# A\n\n## B\n\ntext of B is long\n\n## C\n\ntext"
    kinds = recursive(text, 17)
    # `# A\n\n## B\n\n|text of B is long|\n\n## C\n\ntext`, or with the blank line before the cut.
    assert kinds["lone-heading"] == (
        "1 chunk holds a heading and nothing else.",
        ["# A\n\n## B\n\n"],
    )
    assert "severed-heading" not in kinds
    assert "small-chunk" not in kinds


def test_sections_without_text_of_their_own() -> None:
    text = "# Guide\n\n## One\n\ntext\n\n# More\n\n## Two\n\ntext"
    kinds = found(text, Settings("headings", size=50, overlap=0, unit="characters"))
    assert kinds["lone-heading"] == (
        "2 chunks hold a heading and nothing else.",
        ["# Guide\n\n", "# More\n\n"],
    )


def test_underlined_headings_and_those_in_lists_are_headings() -> None:
    assert in_windows("Title\n=====\n\nThe text.", 13)["lone-heading"][1] == ["Title\n=====\n\n"]
    assert "lone-heading" in in_windows("- # A\n\n  text", 8)


def test_a_fence_holds_no_heading() -> None:
    assert "lone-heading" not in in_windows("```\n# A\n```\n", 8)
