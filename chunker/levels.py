"""How a slice of a document is parted into pieces at one level."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .measure import Measure
from .pieces import Heading, inner_cuts

Within = tuple[Sequence[int], int, int]
"""Cuts in order, and from which index to which (left out) they are inside a slice."""


class Level(Protocol):
    """One level of cuts."""

    def within(self, start: int, end: int) -> Within:
        """The cuts inside the slice from ``start`` to ``end``."""
        ...


@dataclass(frozen=True, slots=True)
class Characters:
    """Cuts between characters, the finest there are."""

    boundaries: Sequence[int]

    def within(self, start: int, end: int) -> Within:
        return (
            self.boundaries,
            bisect_right(self.boundaries, start),
            bisect_left(self.boundaries, end),
        )


@dataclass(frozen=True, slots=True)
class Cuts:
    """Cuts none of which parts a blank piece from the one before; at the front none does either."""

    text: str
    cuts: Sequence[int]

    def within(self, start: int, end: int) -> Within:
        low, high = inner_cuts(self.text, start, end)
        return self.cuts, bisect_right(self.cuts, low), bisect_left(self.cuts, high)


@dataclass(frozen=True, slots=True)
class HeadingsApart:
    """Where headings and the first word after them do not fit into ``size`` together.

    There is one cut at most: as many of the last headings as fit with the word stay with it; where
    not even the last one does, the word stands alone.
    """

    text: str
    headings: Sequence[Heading]
    measure: Measure
    size: int

    def within(self, start: int, end: int) -> Within:
        low, _ = inner_cuts(self.text, start, end)
        first = bisect_left(self.headings, start, key=lambda heading: heading.start)
        last = bisect_left(self.headings, end, key=lambda heading: heading.start)
        inside = self.headings[first:last]
        places = [heading.start for heading in inside if heading.start > low]
        for place in places:
            if self.measure.size(place, end) <= self.size:
                return [place], 0, 1
        if inside and inside[-1].text_start < end:
            return [inside[-1].text_start], 0, 1
        return [], 0, 0
