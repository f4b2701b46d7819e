"""The parts of a text that a cut can break: sentences, words, tables, list items, fences, links.

Markdown is read as CommonMark with tables (markdown-it-py). Positions are in code points.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from markdown_it.token import Token

from .blocks import WITH_TABLES, Report, read_blocks
from .progress import Task

Span = tuple[int, int]
"""A slice as (start, end)."""

# Bounded, so that reading a text full of brackets takes a time that grows with its length only.
_LINKS = re.compile(
    r'!?\[[^\[\]\n]{0,500}\]\([^()\s]{0,2000}(?: "[^"\n]{0,500}")?\)|\bhttps?://[^\s<>()]{1,2000}'
)
_SPACES = re.compile(r"\s++")
_WITHOUT_SPACES = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff]"
)
"""Letters of scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, Chinese, kana."""
_LONGEST_WORD = 200
_KINDS = ("table_open", "fence", "list_item_open", "heading_open")


def find_structure(
    text: str, sentences: Sequence[int], line_breaks: Sequence[int], report: Report
) -> Task["Structure"]:
    """Find the parts of a text, in steps; ``report`` is as for ``read_blocks``."""
    lines: dict[str, list[Span]] = {kind: [] for kind in _KINDS}

    def take(tokens: list[Token]) -> None:
        for token in tokens:
            if token.type in lines and token.map:
                first, end = token.map
                lines[token.type].append((first, end))

    yield from read_blocks(text, WITH_TABLES, take, report)
    return Structure(text, sentences, line_breaks, lines)


class Structure:
    """The parts of a text; each method gives the part, if any, that a cut at a position breaks."""

    def __init__(
        self,
        text: str,
        sentences: Sequence[int],
        line_breaks: Sequence[int],
        blocks: dict[str, list[Span]],
    ) -> None:
        """``blocks`` are the lines of each kind of block."""
        self._text = text
        self._sentences = sentences
        self._line_starts = (0, *line_breaks, len(text))
        self._trimmed_sentences: dict[int, Span] = {}
        spans = {
            kind: [self._of_lines(*lines) for lines in found] for kind, found in blocks.items()
        }
        self._tables = spans["table_open"]
        self._fences = spans["fence"]
        self._list_items = self._own_lines(spans["list_item_open"])
        self._headings = self._with_text_behind(spans["heading_open"])
        self._links = [match.span() for match in _LINKS.finditer(text)]

    def sentence(self, position: int) -> Span | None:
        """The sentence, without the white space around it."""
        index = bisect_left(self._sentences, position)
        if index not in self._trimmed_sentences:
            start = self._sentences[index - 1] if index else 0
            end = self._sentences[index] if index < len(self._sentences) else len(self._text)
            self._trimmed_sentences[index] = self._trimmed(start, end)
        return _broken(self._trimmed_sentences[index], position)

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
        """The heading that a cut at ``position`` parts from its text: it stands right before it."""
        index = bisect_right(self._headings, position, key=lambda found: found[0][1]) - 1
        if index < 0:
            return None
        heading, text_start = self._headings[index]
        return heading if position <= text_start else None

    def _is_sentence_end(self, position: int) -> bool:
        index = bisect_left(self._sentences, position)
        return index < len(self._sentences) and self._sentences[index] == position

    def _of_lines(self, first: int, end: int) -> Span:
        starts, last = self._line_starts, len(self._line_starts) - 1
        return self._trimmed(starts[first], starts[min(end, last)])

    def _own_lines(self, items: list[Span]) -> list[Span]:
        """Nested items overlap: let each end where the next one starts."""
        ends = [*(start for start, _ in items[1:]), len(self._text)]
        return [
            self._trimmed(start, min(end, next_start))
            for (start, end), next_start in zip(items, ends, strict=False)
        ]

    def _with_text_behind(self, headings: list[Span]) -> list[tuple[Span, int]]:
        """Each heading that no other one and not the end follows, with where its text starts."""
        starts = {start for start, _ in headings} | {len(self._text)}
        followed = ((heading, self._skip_spaces(heading[1])) for heading in headings)
        return [
            (heading, text_start) for heading, text_start in followed if text_start not in starts
        ]

    def _skip_spaces(self, position: int) -> int:
        match = _SPACES.match(self._text, position)
        return match.end() if match else position

    def _trimmed(self, start: int, end: int) -> Span:
        part = self._text[start:end]
        return start + len(part) - len(part.lstrip()), start + len(part.rstrip())


def _around(spans: Sequence[Span], position: int) -> Span | None:
    index = bisect_right(spans, position, key=lambda span: span[0]) - 1
    return _broken(spans[index], position) if index >= 0 else None


def _broken(span: Span, position: int) -> Span | None:
    return span if span[0] < position < span[1] else None
