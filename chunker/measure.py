"""The size of any slice of a document, in one unit, without reading the slice.

A measure answers four questions about positions (code points) of a document:

* ``size(start, end)``: how many units the slice holds;
* ``farthest(start, limit)``: the farthest boundary whose slice from ``start`` is within ``limit``;
* ``nearest(end, limit)``: the first boundary whose slice up to ``end`` is within ``limit``;
* ``window_end(start, limit)``: where a window of at most ``limit`` units from ``start`` ends.

Slices grow with their ends, so every answer is a binary search.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class Measure(Protocol):
    """What packing and windows need to know of a unit."""

    def size(self, start: int, end: int) -> int: ...
    def farthest(self, start: int, limit: int) -> int: ...
    def nearest(self, end: int, limit: int) -> int: ...
    def window_end(self, start: int, limit: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Boundaries:
    """Counts the steps between boundaries: characters, words, or estimated tokens.

    ``per`` steps make one unit, the last one rounded up: with ``per=4`` over character boundaries
    a slice of nine characters holds three estimated tokens.
    """

    boundaries: Sequence[int]
    per: int = 1

    def size(self, start: int, end: int) -> int:
        steps = bisect_left(self.boundaries, end) - bisect_left(self.boundaries, start)
        return -(-steps // self.per)

    def farthest(self, start: int, limit: int) -> int:
        index = bisect_left(self.boundaries, start) + limit * self.per
        return self.boundaries[min(index, len(self.boundaries) - 1)]

    def nearest(self, end: int, limit: int) -> int:
        index = bisect_left(self.boundaries, end) - limit * self.per
        return self.boundaries[max(index, 0)]

    def window_end(self, start: int, limit: int) -> int:
        return self.farthest(start, limit)


@dataclass(frozen=True, slots=True)
class Tokens:
    """Counts the document's own tokens: those that end behind ``start``, at or before ``end``.

    ``boundaries`` are the character boundaries, ``ends`` the positions where the tokens end, in
    order; several tokens may end at one position, and a token may end inside a character.
    """

    boundaries: Sequence[int]
    ends: Sequence[int]

    def size(self, start: int, end: int) -> int:
        return bisect_right(self.ends, end) - bisect_right(self.ends, start)

    def farthest(self, start: int, limit: int) -> int:
        beyond = bisect_right(self.ends, start) + limit
        if beyond >= len(self.ends):
            return self.boundaries[-1]
        return self.boundaries[bisect_left(self.boundaries, self.ends[beyond]) - 1]

    def nearest(self, end: int, limit: int) -> int:
        return self._first_boundary_with(bisect_right(self.ends, end) - limit)

    def window_end(self, start: int, limit: int) -> int:
        """The first boundary with as many tokens as fit, so that no further token is cut into.

        Where no token fits whole (the next one ends beyond a character heavier than ``limit``),
        what stands before that character is taken.
        """
        farthest = self.farthest(start, limit)
        ended = bisect_right(self.ends, farthest)
        if ended == bisect_right(self.ends, start):
            return farthest
        return self._first_boundary_with(ended)

    def _first_boundary_with(self, tokens: int) -> int:
        if tokens <= 0:
            return self.boundaries[0]
        return self.boundaries[bisect_left(self.boundaries, self.ends[tokens - 1])]
