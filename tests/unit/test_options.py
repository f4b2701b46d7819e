"""The settings that mend what findings show, worked out by hand, in characters.

Each is asked of the package, and of the reference that the package is compared with elsewhere.
"""

import pytest

import chunker
from tests.cutting import Cutter, by_package, by_reference, marked


@pytest.fixture(params=["package", "reference"])
def cut(request: pytest.FixtureRequest) -> Cutter:
    return by_package if request.param == "package" else by_reference


WHITE_SPACE = [
    # Without a letter of its own, a line joins the one before it, at the front the one after it.
    ("ab\n\n\ncdefgh", "recursive", 6, "ab\n\n\n|cdefgh"),
    ("\n \nabcd\nef", "recursive", 8, "\n \nabcd\n|ef"),
    ("A b.\n\n \nC d.", "sentences", 8, "A b.\n\n \n|C d."),
    # White space before the first heading is no section.
    ("\n\n# A\n\na", "headings", 20, "\n\n# A\n\na"),
    # Only a run that does not fit stands alone, cut between its characters.
    ("a      b", "recursive", 3, "a  |   | |b"),
]

KEEPING_HEADINGS = [
    ("abc\n\n# B\n\nghi jkl", 12, "abc\n\n|# B\n\nghi jkl"),
    # The text is too long, so it is split, and its first word stays with the heading.
    ("abc\n\n# B\n\nghi jkl", 10, "abc\n\n|# B\n\nghi |jkl"),
    ("x\n\n# A\n\n## B\n\ntext", 15, "x\n\n|# A\n\n## B\n\ntext"),
    # One less: as many headings as fit stay with the word.
    ("x\n\n# A\n\n## B\n\ntext", 14, "x\n\n|# A\n\n|## B\n\ntext"),
    # Not even the last heading fits with the word.
    ("# A\n\n## B\n\nlongest", 12, "# A\n\n## B\n\n|longest"),
    # A heading over the size is split like any text.
    ("# abc def\n\ng", 6, "# abc |def\n\n|g"),
    # The last heading has no text to stay with.
    ("abc\n\n# B", 6, "abc\n\n|# B"),
]


@pytest.mark.parametrize(("text", "size", "expected"), KEEPING_HEADINGS)
def test_headings_stay_with_their_text(cut: Cutter, text: str, size: int, expected: str) -> None:
    assert marked(text, cut(text, "recursive", size, keep_headings=True)) == expected


def test_without_the_setting_a_heading_can_end_a_chunk(cut: Cutter) -> None:
    text = "abc\n\n# B\n\nghi jkl"
    assert marked(text, cut(text, "recursive", 12)) == "abc\n\n# B\n\n|ghi jkl"


def test_a_section_that_is_only_a_heading_joins_the_next(cut: Cutter) -> None:
    text = "# A\n\n## B\n\nb\n\n## C\n\nc"
    assert marked(text, cut(text, "headings", 20)) == "# A\n\n|## B\n\nb\n\n|## C\n\nc"
    kept = cut(text, "headings", 20, keep_headings=True)
    assert marked(text, kept) == "# A\n\n## B\n\nb\n\n|## C\n\nc"
    assert [one.headings for one in kept] == [("A",), ("A", "C")]


def test_small_neighbours_become_one(cut: Cutter) -> None:
    text = "# A\na\n# B\nb\n# C\nccccc\n# D\nd"
    assert marked(text, cut(text, "headings", 12)) == "# A\na\n|# B\nb\n|# C\nccccc\n|# D\nd"
    joined = cut(text, "headings", 12, join_small=True)
    assert marked(text, joined) == "# A\na\n# B\nb\n|# C\nccccc\n|# D\nd"
    assert [one.headings for one in joined] == [(), ("C",), ("D",)]


def test_all_sections_of_a_chunk_are_told() -> None:
    settings = chunker.Settings("headings", 50, 0, "characters", join_small=True)
    [one] = chunker.chunk("# A\n\na\n\n## B\n\nb\n\n## C\n\nc", settings).chunks
    assert one.headings == ("A",)
    assert one.sections == (("A",), ("A", "B"), ("A", "C"))


WRAPPED = "The tide gauge\nstands in a well.\nIt hums.\n\n- One\n  more.\n- Two."


def test_a_line_break_inside_a_paragraph_ends_no_sentence(cut: Cutter) -> None:
    assert marked(WRAPPED, cut(WRAPPED, "sentences", 33)) == (
        "The tide gauge\nstands in a well.\n|It hums.\n\n- One\n  more.\n- Two."
    )
    assert marked(WRAPPED, cut(WRAPPED, "sentences", 20)) == (
        "The tide gauge\n|stands in a well.\n|It hums.\n\n- One\n|  more.\n- Two."
    )
    assert marked(WRAPPED, cut(WRAPPED, "sentences", 36, unwrap=True)) == (
        "The tide gauge\nstands in a well.\n|It hums.\n\n- One\n  more.\n- Two."
    )


def test_lines_of_a_paragraph_are_not_parted_at_their_breaks(cut: Cutter) -> None:
    text = "aa bb\ncc. Dd\nee ff."
    assert marked(text, cut(text, "recursive", 12)) == "aa bb\n|cc. Dd\n|ee ff."
    assert marked(text, cut(text, "recursive", 12, unwrap=True)) == "aa bb\ncc. |Dd\nee ff."


@pytest.mark.parametrize("strategy", ["tokens", "characters", "words"])
def test_a_setting_that_a_strategy_lacks_changes_nothing(strategy: str) -> None:
    text = "# A\n\n\na b\nc d\n\n## B\n\nb"
    on = {"setext": True, "keep_headings": True, "join_small": True, "unwrap": True}
    assert by_package(text, strategy, 4, 1, **on) == by_package(text, strategy, 4, 1)


@pytest.mark.parametrize(("text", "strategy", "size", "expected"), WHITE_SPACE)
def test_white_space_joins_its_piece(
    cut: Cutter, text: str, strategy: str, size: int, expected: str
) -> None:
    assert marked(text, cut(text, strategy, size)) == expected
