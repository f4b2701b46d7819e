"""The window rule: slices of a fixed size that slide over the document's boundaries."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from .measure import Measure


def windows(
    boundaries: Sequence[int], measure: Measure, size: int, overlap: int
) -> Iterator[tuple[int, int]]:
    """Slide a window of at most ``size`` units over ``boundaries``; yield each as (start, end).

    The next window starts at the first boundary behind this start that shares at most ``overlap``
    units with this window and whose own window ends further on; failing that, at this end. So no
    window lies inside another. The one that reaches the last boundary is the last. A single step
    larger than ``size`` is a window of its own.
    """

    def window_end(index: int) -> int:
        start = boundaries[index]
        return max(measure.window_end(start, size), boundaries[index + 1])

    index, last = 0, len(boundaries) - 1
    while index < last:
        end = window_end(index)
        yield boundaries[index], end
        stop = bisect_left(boundaries, end)
        if stop == last:
            return
        first = max(bisect_left(boundaries, measure.nearest(end, overlap)), index + 1)
        candidates = range(first, stop)
        index = first + bisect_right(candidates, end, key=window_end)
