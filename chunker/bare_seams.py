"""Why chunks that were packed share nothing at a seam: the packing is gone through once more."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .levels import Level
from .measure import Measure

SECTION = "section"
"""The next section begins there."""
SPLIT = "split"
"""A piece over the size, before it or after it, was split on its own."""
LARGE = "large"
"""The last piece before it is larger than the overlap."""
TIGHT = "tight"
"""The last piece before it and the first after it are together over the size."""


@dataclass(frozen=True, slots=True)
class Packing:
    """How chunks were packed."""

    levels: Sequence[Level]
    """What parts a section into pieces, as for ``pack``."""
    measure: Measure
    size: int
    overlap: int

    def causes(self, seams: Sequence[int], sections: Sequence[int]) -> Counter[str]:
        """How many of the seams, which rise, share nothing for each cause.

        ``sections`` are where sections start, 0 first, and where the last of them ends.
        """
        causes = Counter({SECTION: len(set(seams).intersection(sections))})
        for index, inside in _by_piece(seams, sections, 0, len(sections)):
            causes.update(self._causes(inside, sections[index - 1], sections[index], 0))
        return +causes

    def _causes(self, seams: Sequence[int], start: int, end: int, level: int) -> Iterator[str]:
        """The causes in a slice whose pieces are parted by the level of that number."""
        cuts, first, last = self.levels[level].within(start, end)

        def edge(index: int) -> int:
            if index < first:
                return start
            return cuts[index] if index < last else end

        for seam in seams:
            index = bisect_left(cuts, seam, first, last)
            if edge(index) == seam:
                yield self._cause(edge(index - 1), seam, edge(index + 1))
        for index, inside in _by_piece(seams, cuts, first, last):
            yield from self._causes(inside, edge(index - 1), edge(index), level + 1)

    def _cause(self, before: int, seam: int, after: int) -> str:
        """Of a seam between two pieces, from where the one starts to where the other ends."""
        size = self.measure.size
        if size(before, seam) > self.size or size(seam, after) > self.size:
            return SPLIT
        return LARGE if size(before, seam) > self.overlap else TIGHT


def _by_piece(
    seams: Sequence[int], cuts: Sequence[int], first: int, last: int
) -> Iterator[tuple[int, list[int]]]:
    """The seams that are none of the cuts, by the index of the first cut after them."""
    found = ((bisect_left(cuts, seam, first, last), seam) for seam in seams)
    inside = ((index, at) for index, at in found if index == last or cuts[index] != at)
    for index, group in groupby(inside, key=lambda item: item[0]):
        yield index, [seam for _, seam in group]
