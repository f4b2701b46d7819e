"""The packing rule: whole pieces joined into chunks, and pieces too large split by finer cuts."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from .levels import Level
from .measure import Measure


def pack(
    start: int,
    end: int,
    levels: Sequence[Level],
    measure: Measure,
    size: int,
    overlap: int,
) -> Iterator[tuple[int, int]]:
    """Pack the pieces of the slice ``start`` to ``end`` into chunks; yield each as (start, end).

    ``levels`` part it into pieces, the coarsest first, the finest last. Pieces of the first level
    join a chunk while its slice is within ``size``. The next chunk begins with
    as many of the last one's trailing whole pieces as are within ``overlap`` and, with the new
    piece, within ``size``. A piece over ``size`` is packed by itself from the next level's pieces
    and shares nothing with its neighbours; one that no level cuts is a chunk of its own.

    In characters, with ``|`` between pieces, ``[`` and ``]`` around what two chunks share::

        size 6, overlap 2    ab|cd|ef|gh          abcd[ef]gh
        size 4, overlap 2    ab|cdefg|hi          ab, then cdefg by finer cuts, then hi
    """
    level, *finer = levels
    cuts, first, last = level.within(start, end)

    def edge_from(position: int) -> int:
        index = bisect_left(cuts, position, first, last)
        return cuts[index] if index < last else end

    def edge_up_to(position: int) -> int:
        if position >= end:
            return end
        index = bisect_right(cuts, position, first, last)
        return cuts[index - 1] if index > first else start

    while start < end:
        close = edge_up_to(measure.farthest(start, size))
        if close <= start:
            piece_end = edge_from(start + 1)
            if finer:
                yield from pack(start, piece_end, finer, measure, size, overlap)
            else:
                yield start, piece_end
            start = piece_end
            continue
        yield start, close
        if close == end:
            return
        start = close
        piece_end = edge_from(close + 1)
        # Without this test an overlap of 0 would carry pieces that count no token of their own.
        if overlap and measure.size(close, piece_end) <= size:
            carried = max(measure.nearest(close, overlap), measure.nearest(piece_end, size))
            start = edge_from(carried)
