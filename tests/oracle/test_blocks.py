"""The blocks of a document, read in parts, against a parse of the whole of it by markdown-it-py."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from chunker import blocks
from chunker.progress import Progress, finish
from tests import sources
from tests.oracle.test_headings import FAR_REACHING
from tests.property.fragments import FRAGMENTS
from tests.property.texts import TEXTS, lists, long_text

KINDS = ("table_open", "fence", "list_item_open", "heading_open", "html_block", "code_block")

#: "[x]: /u" defines a link also where "() more" stands in the next line, which is no title
#: (CommonMark 0.31, section 4.7); markdown-it-py 4.3.0 does not see that, unless it reads in parts.
EMPTY_TITLE = re.compile(r"""(\(\)|""|'')[^\S\n]*\S""")

# Lines that meet in lists and quotes; each stands behind nothing, a marker, or an indent.
LINES = [
    *["", "a", "b c", "# h", "===", "---", "```", "~~~", "<div>", "<!--", "-->", "[x]: /u", "'t'"],
    *["'t", "t' u", "[x]:", "/u", "| a | b |", "|---|---|", "***", "* * *", "    code", "\tcode"],
]
MARKERS = [
    "",
    "- ",
    "+ ",
    "* ",
    "1. ",
    "2. ",
    "9) ",
    "> ",
    ">",
    "  ",
    "   ",
    "    ",
    "> > ",
    "> - ",
]
lines = st.builds(
    lambda markers, line: "".join(markers) + line,
    st.lists(st.sampled_from(MARKERS), max_size=3),
    st.sampled_from(LINES),
)
nested = st.lists(lines, min_size=4, max_size=30).map("\n".join)
runs = st.builds(lambda row, times: "\n".join(row * times), st.lists(lines, max_size=4), st.just(6))


def found(tokens: list[Token]) -> list[tuple[str, list[int] | None]]:
    return [(token.type, token.map) for token in tokens if token.type in KINDS]


def check(text: str, *, tables: bool = True) -> None:
    whole = MarkdownIt("commonmark").enable(["table"] if tables else [])
    whole.disable(["inline", "text_join"])
    defined: dict[str, dict[str, object]] = {}
    expected = found(whole.parse(sources.ended(text), defined))
    read: list[tuple[str, list[int] | None]] = []
    parser = blocks.WITH_TABLES if tables else blocks.COMMONMARK
    steps = blocks.read_blocks(text, parser, lambda part: read.extend(found(part)), lambda _: None)
    definitions = finish(steps)
    assert read == expected
    if not EMPTY_TITLE.search(text):
        assert list(definitions.get("references", {})) == list(defined.get("references", {}))


@pytest.fixture(params=[1, 2, 3, 7])
def window(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """So few lines are read of a block before it is known to be short."""
    monkeypatch.setattr(blocks, "_WINDOW", request.param)
    monkeypatch.setattr(blocks, "_GROWTH", 2)


@pytest.mark.usefixtures("window")
class TestInParts:
    @given(text=nested | runs)
    def test_lists_and_quotes(self, text: str) -> None:
        check(text)

    @given(text=TEXTS["markdown"], tables=st.booleans())
    def test_markdown(self, text: str, tables: bool) -> None:
        check(text, tables=tables)

    @given(row=lists(st.sampled_from(sorted(FAR_REACHING))))
    def test_far_reaching_blocks(self, row: list[str]) -> None:
        check("\n".join(FAR_REACHING[block] for block in row[:4]))

    @pytest.mark.parametrize("kind", sorted(FRAGMENTS))
    def test_long_texts(self, kind: str) -> None:
        check(long_text(kind, 5_000, 3))


@pytest.mark.parametrize(
    "line", ["- item\n", "1. one\n\n", "> quote\n>\n", "para\n", "| a |\n|-|\n", "# h\n"]
)
def test_long_blocks_are_reported_on(line: str) -> None:
    reports: list[Progress] = []
    blank: list[list[Token]] = []
    steps = blocks.read_blocks(line * 20_000, blocks.WITH_TABLES, blank.append, reports.append)
    reports += list(steps)
    assert len(reports) >= 20
    assert all(0 <= report.fraction <= 1 for report in reports)
