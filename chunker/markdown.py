"""The sections of a Markdown document, as CommonMark sees its headings (markdown-it-py)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

_parser = MarkdownIt("commonmark")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and all that stands behind it up to the next heading."""

    start: int
    """Where the section starts: a position in code points. It ends where the next one starts."""
    path: tuple[str, ...]
    """The names of the headings that lead to it, its own last; empty before the first heading."""


def sections(text: str, line_breaks: Sequence[int], setext: bool) -> list[Section]:
    """Split ``text`` at the headings of its top level; the first section starts at 0.

    ``line_breaks`` are the positions behind the text's line breaks. A heading in a fence, an
    indented block, an HTML block, a list or a quote is none (CommonMark 0.31). Setext headings
    (underlined ones) count only with ``setext``.
    """
    found = [Section(0, ())]
    open_headings: list[tuple[int, str]] = []
    for line, level, name in _headings(text, setext):
        open_headings = [above for above in open_headings if above[0] < level]
        open_headings.append((level, name))
        start = line_breaks[line - 1] if line else 0
        section = Section(start, tuple(above[1] for above in open_headings))
        if start == 0:
            found.clear()
        found.append(section)
    return found


def _headings(text: str, setext: bool) -> Iterator[tuple[int, int, str]]:
    """Yield the line (from 0), the level (1 to 6) and the name of each top-level heading."""
    tokens: list[Token] = []
    _parser.block.parse(with_line_feeds(text), _parser, {}, tokens)
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open" or opening.level or opening.map is None:
            continue
        if setext or opening.markup.startswith("#"):
            yield opening.map[0], int(opening.tag[1:]), _plain(inline.content)


def with_line_feeds(text: str) -> str:
    """The text as CommonMark reads it: the same lines, each line break a line feed."""
    # What markdown-it-py's own "normalize" rule does, which parsing blocks alone leaves out.
    return re.sub(r"\r\n?", "\n", text).replace("\0", "\ufffd")


def _plain(markup: str) -> str:
    """The text of an inline Markdown source without its markup."""
    return "".join(_words(_parser.parseInline(markup)[0].children or [])).strip()


def _words(tokens: Sequence[Token]) -> Iterator[str]:
    for token in tokens:
        if token.type in ("softbreak", "hardbreak"):
            yield " "
        elif token.type == "image":
            yield from _words(token.children or [])
        elif token.type != "html_inline":
            yield token.content
