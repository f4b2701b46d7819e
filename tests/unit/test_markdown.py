"""Sections of a Markdown document, and their heading paths."""

import pytest

from chunker import Document


def outline(text: str, setext: bool = False) -> list[tuple[int, str]]:
    sections = Document(text).sections(setext)
    return [(section.start, " › ".join(section.path)) for section in sections]


def test_deeper_headings_stand_below_the_ones_before() -> None:
    text = "# Guide\n## Install\n### Mac\n## Use\n# Other\n#### Deep\n## Less"
    assert [path for _, path in outline(text)] == [
        "Guide",
        "Guide › Install",
        "Guide › Install › Mac",
        "Guide › Use",
        "Other",
        "Other › Deep",
        "Other › Less",
    ]


def test_what_stands_before_the_first_heading_is_a_section_without_a_path() -> None:
    assert outline("Intro\n\n# One\ntext") == [(0, ""), (7, "One")]


def test_a_byte_order_mark_hides_no_heading() -> None:
    assert outline("\ufeff# One\n\ntext\n\n# Two") == [(0, "One"), (14, "Two")]
    assert outline("\ufeffOne\n===", setext=True) == [(0, "One")]
    assert outline("\n\ufeff# One") == [(0, "")]


def test_a_text_without_headings_is_one_section() -> None:
    assert outline("no heading") == [(0, "")]


@pytest.mark.parametrize(
    "text",
    [
        "```\n# A\n```",
        "~~~\n# A\n~~~",
        "```\n# A",
        "    # A",
        "<!--\n# A\n-->",
        "<div>\n# A\n</div>",
        "- # A",
        "1. a\n\n   # A",
        "> # A",
        "#A",
        "####### A",
        "\\# A",
        "a\n    # A",
    ],
)
def test_what_only_looks_like_a_heading_is_none(text: str) -> None:
    assert outline(text) == [(0, "")]


@pytest.mark.parametrize("line_break", ["\n", "\r\n", "\r"])
def test_every_line_break_ends_a_heading_and_is_no_part_of_its_name(line_break: str) -> None:
    text = line_break.join(["# A", "text", "## B", ""])
    assert outline(text) == [(0, "A"), (text.index("##"), "A › B")]


def test_underlined_headings_count_when_asked_for() -> None:
    text = "One\n===\n\ntwo\n---\n\n# Three"
    assert outline(text) == [(0, ""), (18, "Three")]
    assert outline(text, setext=True) == [(0, "One"), (9, "One › two"), (18, "Three")]


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("# The *best* `code` of [all](https://example.org)", "The best code of all"),
        ("## A closed one ##", "A closed one"),
        ("#", ""),
        ("# <b>bold</b> ![a cat](cat.png)", "bold a cat"),
        ("# a \\* b &amp; c", "a * b & c"),
        ("# NUL \0 here", "NUL \ufffd here"),
        ("# lone \ud800 surrogate", "lone \ud800 surrogate"),
        ("# <!-- c --> spaced <!-- d -->", "spaced"),
    ],
)
def test_a_name_is_the_heading_without_its_markup(heading: str, name: str) -> None:
    assert [section.path for section in Document(heading).sections(False)] == [(name,)]


@pytest.mark.parametrize("control", ["\x1c", "\x1f", "\u0085"])
def test_a_control_that_python_takes_for_space_is_part_of_a_name(control: str) -> None:
    assert outline(f"{control}Title\n===", setext=True) == [(0, f"{control}Title")]
