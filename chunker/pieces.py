"""Which of a document's cuts part its pieces: what is no cut under some settings, and white space.

Cuts are positions in code points, in order. A piece ends at a cut and the next one starts there.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

_SPACES = re.compile(r"\s*+")

Span = tuple[int, int]


class Heading(NamedTuple):
    """A heading, with its markup and without the white space around it."""

    start: int
    end: int
    text_start: int
    """Where the text after it starts."""


def without_blank_pieces(text: str, cuts: Sequence[int]) -> list[int]:
    r"""The cuts but those after which a piece of nothing but white space starts.

    Such a piece joins the one before it. At the front there is none: ``inner_cuts`` sees to that.

    >>> without_blank_pieces("a\n\n\nb", [2, 3, 4])
    [4]
    """
    return [cut for cut, end in pairwise([*cuts, len(text)]) if not text[cut:end].isspace()]


def inner_cuts(text: str, start: int, end: int) -> Span:
    r"""Between which positions of a slice its cuts part no blank piece from its ends.

    Cuts count that are behind the first and before the second: at the front, a piece of white
    space joins the one after it, at the end the one before it.

    >>> inner_cuts("\n\na b\n\n", 0, 7)
    (2, 5)
    """
    part = text[start:end]
    return start + len(part) - len(part.lstrip()), start + len(part.rstrip())


def outside(cuts: Sequence[int], spans: Sequence[Span]) -> list[int]:
    """The cuts that lie in none of the spans; a span's first position is outside, its last inside.

    >>> outside([1, 2, 3, 4, 5], [(2, 4)])
    [1, 2, 5]
    """
    kept: list[int] = []
    after = 0
    for first, last in spans:
        before = bisect_right(cuts, first, after)
        kept += cuts[after:before]
        after = max(before, bisect_right(cuts, last, before))
    return [*kept, *cuts[after:]]


def with_text_after(text: str, headings: Iterable[Span]) -> list[Heading]:
    """The headings that some text follows, another heading's too."""
    found = []
    for start, end in headings:
        match = _SPACES.match(text, end)
        text_start = match.end() if match else end
        if text_start < len(text):
            found.append(Heading(start, end, text_start))
    return found


def with_spaces_at(text: str, breaks: Iterable[int]) -> str:
    r"""The text with spaces, as many, in place of the line breaks that end at these positions.

    >>> with_spaces_at("a\r\nb\nc", [3])
    'a  b\nc'
    """
    parts = []
    after = 0
    for end in breaks:
        length = 2 if text[end - 2 : end] == "\r\n" else 1
        parts += [text[after : end - length], " " * length]
        after = end
    return "".join([*parts, text[after:]])
