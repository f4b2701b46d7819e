"""Tokens, counted exactly by an encoding or estimated from characters."""

from array import array
from collections.abc import Sequence
from typing import Protocol

from .measure import Boundaries, Measure, Tokens
from .platform import Text
from .progress import Progress, Task

ESTIMATE = "estimate"
"""The name that a user gives in place of an encoding's."""

CHARACTERS_PER_TOKEN = 4
"""How many characters an estimated token has."""

_BATCH = 400_000
"""How many code points are tokenised between two reports of progress."""


class Counter(Protocol):
    """Counts the tokens of one document. Every position is in code points."""

    encoding: str
    """Its name: an encoding, or ``ESTIMATE``."""
    measure: Measure
    """The size of the document's slices, in the document's own tokens."""

    def count(self, starts: Sequence[int], ends: Sequence[int]) -> Task["array[int]"]:
        """How many tokens each slice has, its own text tokenised alone; starts and ends rise."""
        ...


def counter(encoding: str, text: Text, characters: Sequence[int]) -> Counter:
    """The counter of that name; may raise ``TokenizerUnavailableError``."""
    return Estimate(characters) if encoding == ESTIMATE else Exact(encoding, text, characters)


class Exact:
    """Counts by an encoding; the document is tokenised once, when the counter is made."""

    def __init__(self, encoding: str, text: Text, characters: Sequence[int]) -> None:
        self.encoding = encoding
        self._text = text
        self.measure: Measure = Tokens(characters, text.token_ends(encoding))

    def count(self, starts: Sequence[int], ends: Sequence[int]) -> Task["array[int]"]:
        tokens = array("i")
        while len(tokens) < len(starts):
            yield Progress("Counting each chunk's tokens", len(tokens) / len(starts))
            first = last = len(tokens)
            while last < len(starts) and (last == first or ends[last] - starts[first] <= _BATCH):
                last += 1
            batch = slice(first, last)
            tokens.extend(self._text.counts(self.encoding, starts[batch], ends[batch]))
        return tokens


class Estimate:
    """Counts characters ÷ 4, rounded up."""

    encoding = ESTIMATE

    def __init__(self, characters: Sequence[int]) -> None:
        self._characters = characters
        self.measure: Measure = Boundaries(characters, per=CHARACTERS_PER_TOKEN)

    def count(self, starts: Sequence[int], ends: Sequence[int]) -> Task["array[int]"]:
        yield Progress("Counting each chunk's tokens", 0)
        return array("i", map(self.measure.size, starts, ends))
