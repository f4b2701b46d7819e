"""The figures of a chunking: how many tokens its chunks have, and what overlap adds to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

BINS = 24
"""The most bars a histogram has."""


@dataclass(frozen=True, slots=True)
class Bin:
    """A bar of the histogram: how many chunks have ``first`` to ``last`` tokens."""

    first: int
    last: int
    chunks: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What all chunks together come to. Tokens are counted as ``method`` says."""

    method: str
    """How tokens were counted, such as ``o200k_base, exact``."""
    chunks: int
    smallest: int
    """Tokens in the smallest chunk, counted alone; 0 where there is none."""
    median: float
    largest: int
    mean: float
    total: int
    """Tokens in all chunks, each counted alone."""
    document: int
    """Tokens in the document."""
    document_characters: int
    """Characters in the document."""
    added: int
    """Tokens that overlaps and cuts add: ``total − document``."""
    added_percent: float
    """``added`` in per cent of ``document``; 0 for an empty document."""
    repeated: int
    """How much of the document stands in an overlap, counted at every boundary."""
    repeated_unit: str
    """What ``repeated`` counts: the unit of the settings."""
    repeated_characters: int
    """``repeated`` in characters."""
    histogram: tuple[Bin, ...]
    """Chunks by their token count, in bins of equal width."""


def figures(
    *,
    method: str,
    tokens: Sequence[int],
    document: int,
    document_characters: int,
    repeated: int,
    repeated_unit: str,
    repeated_characters: int,
) -> Figures:
    """Work out the figures from each chunk's own token count and what was counted beside it."""
    total = sum(tokens)
    added = total - document
    return Figures(
        method=method,
        chunks=len(tokens),
        smallest=min(tokens, default=0),
        median=median(tokens) if tokens else 0,
        largest=max(tokens, default=0),
        mean=total / len(tokens) if tokens else 0,
        total=total,
        document=document,
        document_characters=document_characters,
        added=added,
        added_percent=100 * added / document if document else 0,
        repeated=repeated,
        repeated_unit=repeated_unit,
        repeated_characters=repeated_characters,
        histogram=histogram(tokens),
    )


def histogram(counts: Sequence[int]) -> tuple[Bin, ...]:
    """Sort ``counts`` into at most ``BINS`` bins of equal width that cover all of them.

    >>> histogram([1, 1, 3])
    (Bin(first=1, last=1, chunks=2), Bin(first=2, last=2, chunks=0), Bin(first=3, last=3, chunks=1))
    """
    if not counts:
        return ()
    least, most = min(counts), max(counts)
    width = -(-(most - least + 1) // BINS)
    chunks = [0] * ((most - least) // width + 1)
    for count in counts:
        chunks[(count - least) // width] += 1
    firsts = range(least, most + 1, width)
    return tuple(
        Bin(first, first + width - 1, number) for first, number in zip(firsts, chunks, strict=True)
    )
