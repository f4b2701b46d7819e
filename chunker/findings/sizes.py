"""Findings about what chunks hold: too much, nothing to read, or far less than the rest."""

from collections.abc import Sequence
from statistics import median

from ..progress import Task
from ..result import Chunking
from ..structure import Span
from ..wording import amount, count_of, verb
from .finding import Finding, at_once
from .headings import find_lone_chunks

_FAR = 4
"""A chunk with less than this part of the others' median is far smaller than they are."""


@at_once
def blank_chunk(chunking: Chunking) -> Finding | None:
    """Chunks of nothing but white space."""
    blank = _blank(chunking)
    if not blank:
        return None
    text = f"{count_of(len(blank), 'chunk')} {verb(len(blank), 'is', 'are')} blank."
    return Finding("blank-chunk", text, blank, count=len(blank))


def over_size(chunking: Chunking) -> Task[Finding | None]:
    """Chunks over the size when tokenised alone; ``heavy`` tells of single characters over it."""
    yield from chunking.count_tokens()
    over = [index for index, over in enumerate(chunking.over_size) if over]
    over = [index for index in over if not chunking.heavy[index]]
    if not over:
        return None
    most = max(chunking.tokens[index] for index in over)
    text = (
        f"{count_of(len(over), 'chunk')} {verb(len(over), 'exceeds', 'exceed')} the size when "
        f"tokenised alone ({'' if len(over) == 1 else 'up to '}{amount(most, 'tokens')})."
    )
    return Finding("over-size", text, _slices(chunking, over), count=len(over))


@at_once
def heavy(chunking: Chunking) -> Finding | None:
    """Single characters heavier than the size."""
    found = [index for index, is_heavy in enumerate(chunking.heavy) if is_heavy]
    if not found:
        return None
    size, unit = chunking.settings.size, chunking.settings.unit
    text = (
        f"{count_of(len(found), 'character')} {verb(len(found), 'takes', 'take')} more than the "
        f"size of {amount(size, unit)}."
    )
    return Finding("heavy", text, _slices(chunking, found), count=len(found))


def small_chunk(chunking: Chunking) -> Task[Finding | None]:
    """Chunks far smaller than the rest, if more than the last one is."""
    small = yield from _find_small(chunking)
    if not small or small == [len(chunking.starts) - 1]:
        return None
    middle = median(chunking.tokens)
    largest = max(chunking.tokens[index] for index in small)
    text = (
        f"{count_of(len(small), 'chunk')} of {len(chunking.starts):,} "
        f"{verb(len(small), 'is', 'are')} far smaller than the rest: "
        f"{'' if len(small) == 1 else 'at most '}{amount(largest, 'tokens')} "
        f"(median {middle:,.0f})."
    )
    return Finding("small-chunk", text, _slices(chunking, small), count=len(small))


def small_last_chunk(chunking: Chunking) -> Task[Finding | None]:
    """A last chunk far smaller than the rest, if it is the only one."""
    small = yield from _find_small(chunking)
    last = len(chunking.starts) - 1
    if small != [last]:
        return None
    middle = median(chunking.tokens[:last])
    text = (
        f"The last chunk is tiny: {amount(chunking.tokens[last], 'tokens')} "
        f"(median of the rest {middle:,.0f})."
    )
    return Finding("small-last-chunk", text, _slices(chunking, small))


def _find_small(chunking: Chunking) -> Task[list[int]]:
    """The chunks under a quarter of the median, but for those that other findings tell of."""
    tokens = yield from chunking.count_tokens()
    if len(tokens) < 2:
        return []
    told = {*_blank(chunking), *(yield from find_lone_chunks(chunking))}
    last = len(tokens) - 1
    middle = median(tokens)
    small = [index for index in range(last) if tokens[index] * _FAR < middle]
    if tokens[last] * _FAR < median(tokens[:last]):
        small.append(last)
    return [
        index
        for index in small
        if not chunking.heavy[index] and (chunking.starts[index], chunking.ends[index]) not in told
    ]


def _blank(chunking: Chunking) -> list[Span]:
    text = chunking.document.text
    slices = zip(chunking.starts, chunking.ends, strict=True)
    return [(start, end) for start, end in slices if text[start:end].isspace()]


def _slices(chunking: Chunking, chunks: Sequence[int]) -> list[Span]:
    return [(chunking.starts[index], chunking.ends[index]) for index in chunks]
