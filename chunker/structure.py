"""The parts of a text that a cut can break: tables, list items, code blocks, links, headings.

Markdown is read as CommonMark with tables (markdown-it-py). Positions are in code points.
"""

import re
from collections.abc import Sequence

from .block_lines import BlockLines

Span = tuple[int, int]
"""A slice as (start, end)."""

# Bounded, so that reading a text full of brackets takes a time that grows with its length only.
_LINKS = re.compile(
    r'!?\[[^\[\]\n]{0,500}\]\([^()\s]{0,2000}(?: "[^"\n]{0,500}")?\)|\bhttps?://[^\s<>()]{1,2000}'
)
_SPACES = re.compile(r"\s*+")


class Structure:
    """The parts of a text, each kind in order, without the white space around them."""

    def __init__(self, text: str, line_breaks: Sequence[int], blocks: BlockLines) -> None:
        """``blocks`` are the lines of each kind of block."""
        self._text = text
        self._line_starts = (0, *line_breaks, len(text))
        self.tables = self._of_lines(blocks["table_open"])
        self.fences = self._of_lines(blocks["fence"])
        """Fenced code blocks."""
        self.list_items = self._own_lines(self._of_lines(blocks["list_item_open"]))
        """List items, each up to the next item inside or after it."""
        self.headings = self._of_lines(blocks["heading_open"])
        """Headings, with their markup."""
        self.links = [match.span() for match in _LINKS.finditer(text)]
        """Markdown links and images, and bare addresses."""

    def text_after(self, heading: Span) -> int:
        """Where the text after a heading starts; the end of the whole where there is none."""
        return self.skip_spaces(heading[1])

    def skip_spaces(self, position: int) -> int:
        """The first position from here on at which no white space stands, or the end."""
        match = _SPACES.match(self._text, position)
        return match.end() if match else position

    def trimmed(self, start: int, end: int) -> Span:
        """The slice without the white space at its ends; where it has nothing else, its end."""
        part = self._text[start:end]
        start += len(part) - len(part.lstrip())
        return start, max(start, start + len(part.strip()))

    def _of_lines(self, blocks: Sequence[Span]) -> list[Span]:
        starts, last = self._line_starts, len(self._line_starts) - 1
        return [self.trimmed(starts[first], starts[min(end, last)]) for first, end in blocks]

    def _own_lines(self, items: list[Span]) -> list[Span]:
        """Nested items overlap: let each end where the next one starts."""
        ends = [*(start for start, _ in items[1:]), len(self._text)]
        return [
            self.trimmed(start, min(end, next_start))
            for (start, end), next_start in zip(items, ends, strict=False)
        ]
