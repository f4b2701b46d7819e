"""Small neighbours joined: chunks that fit in the size together become one."""

from collections.abc import Iterable, Iterator

from .measure import Measure


def join_small(
    slices: Iterable[tuple[int, int]], measure: Measure, size: int
) -> Iterator[tuple[int, int]]:
    """Join chunks from left to right, while the slice that covers them is within ``size``.

    In characters, at most 6 of them: ``[ab][cd][efg][hi]`` becomes ``[abcd][efghi]``.
    """
    joined: tuple[int, int] | None = None
    for start, end in slices:
        if joined and measure.size(joined[0], end) <= size:
            joined = joined[0], end
        else:
            if joined:
                yield joined
            joined = start, end
    if joined:
        yield joined
