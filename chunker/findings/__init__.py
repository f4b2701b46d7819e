"""What to look at in a chunking: what its cuts break, what its overlap wastes, what mends that."""

from dataclasses import replace

from ..progress import Progress, Task, finish
from ..result import Chunking
from .broken import (
    split_code_block,
    split_link,
    split_list_item,
    split_sentence,
    split_table,
    split_word,
)
from .finding import Check, Finding, Remedy
from .headings import lone_heading, severed_heading
from .remedies import find_remedies
from .repetition import large_overlap, same_block
from .sizes import blank_chunk, heavy, over_size, small_chunk, small_last_chunk
from .trials import Trials
from .verdict import verdict
from .wrapping import hard_wrapped

__all__ = ["Finding", "Remedy", "find", "findings", "verdict"]

_CHECKS: tuple[tuple[Check, ...], ...] = (
    (heavy, over_size, blank_chunk),
    (hard_wrapped,),
    (
        split_sentence,
        split_word,
        split_table,
        split_code_block,
        split_list_item,
        split_link,
        severed_heading,
        lone_heading,
    ),
    (large_overlap, same_block),
    (small_chunk, small_last_chunk),
)
"""All checks, the worst first: what cannot be embedded or read, what is broken with its cause, what
is paid for twice, what is uneven. Within a group, what there is most of comes first."""


def findings(chunking: Chunking) -> list[Finding]:
    """What to look at in a chunking; what breaks comes first."""
    return finish(find(chunking))


def find(chunking: Chunking) -> Task[list[Finding]]:
    """``findings``, in steps."""
    yield Progress("Looking for what breaks", 0)
    if not chunking.starts:
        return []
    found: list[tuple[Finding, Check]] = []
    for group in _CHECKS:
        of_group = []
        for check in group:
            if finding := (yield from check(chunking)):
                of_group.append((finding, check))
        found += sorted(of_group, key=lambda item: -item[0].count)
    trials = Trials(chunking)
    mended = []
    for finding, check in found:
        remedies = yield from find_remedies(finding, check, chunking, trials)
        mended.append(replace(finding, remedies=remedies))
    return mended
