"""Parts of a document that its chunks break: a part is broken if no chunk holds it whole."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator

from ..progress import Progress, Task
from ..result import Chunking
from ..structure import Span

_PARTS_PER_STEP = 5000

Broken = tuple[Span, int]
"""A part that no chunk holds whole, and a cut inside it."""


def holds_whole(chunking: Chunking, part: Span) -> bool:
    """Whether a chunk holds the whole part."""
    # Of the chunks that start early enough, the last one reaches furthest.
    chunk = bisect_right(chunking.starts, part[0]) - 1
    return chunking.ends[chunk] >= part[1]


def find_broken(chunking: Chunking, parts: Iterable[Span]) -> Task[list[Broken]]:
    """Each part that no chunk holds whole, once for each boundary inside it.

    Where chunks overlap, a boundary is the end of one and the start of the next: the cut that is
    given is the end, if that is inside the part, else the start.
    """
    length = len(chunking.document.text)
    broken: list[Broken] = []
    for number, part in enumerate(parts):
        if not number % _PARTS_PER_STEP:
            yield Progress("Looking for what breaks", part[0] / length)
        if not holds_whole(chunking, part):
            broken += ((part, cut) for cut in _cuts_inside(chunking, part))
    return broken


def _cuts_inside(chunking: Chunking, part: Span) -> Iterator[int]:
    start, end = part
    first = bisect_right(chunking.ends, start)
    # No chunk after the first that starts at or after the end has a cut inside.
    for chunk in range(first, bisect_left(chunking.starts, end) - 1):
        close = chunking.ends[chunk]
        yield close if close < end else chunking.starts[chunk + 1]
