"""Between code points, which Python counts, and UTF-16 code units, which browsers and ICU count."""

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


class Utf16:
    """Turns positions in a text from code points into UTF-16 code units, and back."""

    def __init__(self, text: str) -> None:
        # A character beyond the Basic Multilingual Plane is two units, and only such a one is.
        self._astral = array("i", (match.start() for match in _ASTRAL.finditer(text)))
        self._astral_units = array("i", (at + before for before, at in enumerate(self._astral)))

    def units(self, code_points: Iterable[int]) -> "array[int]":
        """Each position in code points as one in UTF-16 code units."""
        if not self._astral:
            return array("i", code_points)
        return array("i", (at + bisect_left(self._astral, at) for at in code_points))

    def code_points(self, units: Iterable[int]) -> "array[int]":
        """Each position in UTF-16 code units as one in code points."""
        if not self._astral:
            return array("i", units)
        return array("i", (at - bisect_left(self._astral_units, at) for at in units))
