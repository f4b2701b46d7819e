"""Findings about what chunks repeat: more than helps, or the same text again and again."""

from bisect import bisect_right
from collections import Counter

from ..result import Chunking
from ..structure import Span
from ..wording import amount
from .finding import Finding, at_once


@at_once
def large_overlap(chunking: Chunking) -> Finding | None:
    """Overlaps that together repeat more than the whole document has."""
    unit = chunking.settings.unit
    measure = chunking.document.measure(unit, chunking.encoding)
    document = measure.size(0, len(chunking.document.text))
    repeated = sum(measure.size(start, end) for start, end in _overlaps(chunking))
    if repeated <= document:
        return None
    text = (
        f"Overlaps repeat {amount(repeated, unit)}, {100 * repeated / document:,.0f}% of the "
        f"document: some text is in {_most_chunks_at_once(chunking):,} chunks."
    )
    return Finding("large-overlap", text)


@at_once
def same_block(chunking: Chunking) -> Finding | None:
    """One text in most overlaps, such as a page's footer."""
    text, shared = chunking.document.text, _overlaps(chunking)
    blocks = Counter(text[start:end].strip() for start, end in shared)
    block, count = max(blocks.items(), key=lambda item: item[1], default=("", 0))
    if not block or count < 3 or count * 2 <= len(shared):
        return None
    places = [(start, end) for start, end in shared if text[start:end].strip() == block]
    said = f"The same text is repeated in {count:,} of {len(shared):,} overlaps."
    return Finding("same-block", said, places, count=count)


def _overlaps(chunking: Chunking) -> list[Span]:
    pairs = zip(chunking.starts[1:], chunking.ends[:-1], strict=True)
    return [(start, end) for start, end in pairs if start < end]


def _most_chunks_at_once(chunking: Chunking) -> int:
    """The most chunks that hold one and the same position."""
    ends = chunking.ends
    return max(index + 1 - bisect_right(ends, start) for index, start in enumerate(chunking.starts))
