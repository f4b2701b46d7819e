"""The parts of a text that a cut can break: sentences, words, tables, list items, fences, links.

Markdown is read as CommonMark with tables (markdown-it-py). Positions are in code points.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from .markdown import with_line_feeds

Span = tuple[int, int]
"""A slice as (start, end)."""

_parser = MarkdownIt("commonmark").enable("table")
# Bounded, so that reading a text full of brackets takes a time that grows with its length only.
_LINKS = re.compile(
    r'!?\[[^\[\]\n]{0,500}\]\([^()\s]{0,2000}(?: "[^"\n]{0,500}")?\)|\bhttps?://[^\s<>()]{1,2000}'
)
_WITHOUT_SPACES = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff]"
)
"""Letters of scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, Chinese, kana."""
_LONGEST_WORD = 200


class Structure:
    """The parts of a text; each method gives the part, if any, that a cut at a position breaks."""

    def __init__(self, text: str, sentences: Sequence[int], line_breaks: Sequence[int]) -> None:
        self._text = text
        self._sentences = sentences
        self._line_starts = (0, *line_breaks, len(text))
        blocks = _parse(text)
        self._tables = self._spans(blocks, "table_open")
        self._fences = self._spans(blocks, "fence")
        self._list_items = self._own_lines(self._spans(blocks, "list_item_open"))
        self.headings = self._spans(blocks, "heading_open")
        """Every heading, in order, without the white space behind it."""
        self._links = [match.span() for match in _LINKS.finditer(text)]

    def sentence(self, position: int) -> Span | None:
        """The sentence, without the white space around it."""
        index = bisect_left(self._sentences, position)
        start = self._sentences[index - 1] if index else 0
        end = self._sentences[index] if index < len(self._sentences) else len(self._text)
        return _broken(self._trimmed(start, end), position)

    def word(self, position: int) -> Span | None:
        """The run of letters between spaces, in scripts that have spaces between words."""
        text = self._text
        pair = text[position - 1 : position + 1]
        if len(pair) < 2 or pair[0].isspace() or pair[1].isspace():
            return None
        if _WITHOUT_SPACES.search(pair) or self._is_sentence_end(position):
            return None
        before = text[max(0, position - _LONGEST_WORD) : position].split()[-1]
        after = text[position : position + _LONGEST_WORD].split()[0]
        return position - len(before), position + len(after)

    def table(self, position: int) -> Span | None:
        return _around(self._tables, position)

    def list_item(self, position: int) -> Span | None:
        """The item, up to the next item inside or behind it."""
        return _around(self._list_items, position)

    def fence(self, position: int) -> Span | None:
        """The fenced code block."""
        return _around(self._fences, position)

    def link(self, position: int) -> Span | None:
        """The Markdown link or image, or the bare address."""
        return _around(self._links, position)

    def heading(self, position: int) -> Span | None:
        """The heading whose line ends at ``position`` or behind it, with no text between."""
        index = bisect_right(self.headings, position, key=lambda span: span[0]) - 1
        if index < 0:
            return None
        end = self.headings[index][1]
        return self.headings[index] if not self._text[end:position].strip() else None

    def next_text(self, position: int) -> int:
        """Where the first text at ``position`` or behind it starts; the end where there is none."""
        match = re.compile(r"\s*+").match(self._text, position)
        return match.end() if match else position

    def _is_sentence_end(self, position: int) -> bool:
        index = bisect_left(self._sentences, position)
        return index < len(self._sentences) and self._sentences[index] == position

    def _spans(self, blocks: Sequence[Token], kind: str) -> list[Span]:
        lines = (token.map for token in blocks if token.type == kind and token.map)
        starts = self._line_starts
        last = len(starts) - 1
        return [self._trimmed(starts[a], starts[min(b, last)]) for a, b in lines]

    def _own_lines(self, items: list[Span]) -> list[Span]:
        """Nested items overlap: let each end where the next one starts."""
        ends = [*(start for start, _ in items[1:]), len(self._text)]
        return [
            self._trimmed(start, min(end, next_start))
            for (start, end), next_start in zip(items, ends, strict=False)
        ]

    def _trimmed(self, start: int, end: int) -> Span:
        part = self._text[start:end]
        return start + len(part) - len(part.lstrip()), start + len(part.rstrip())


def _parse(text: str) -> list[Token]:
    tokens: list[Token] = []
    _parser.block.parse(with_line_feeds(text), _parser, {}, tokens)
    return tokens


def _around(spans: Sequence[Span], position: int) -> Span | None:
    index = bisect_right(spans, position, key=lambda span: span[0]) - 1
    return _broken(spans[index], position) if index >= 0 else None


def _broken(span: Span, position: int) -> Span | None:
    return span if span[0] < position < span[1] else None
