"""The least overlap, and the least size, that keep parts of a text whole."""

from collections.abc import Iterable

from ..progress import Task
from ..result import Chunking
from ..settings import LARGEST_SIZE
from ..structure import Span
from .finding import Check, Finding
from .trials import Attempt, Trials

_LARGEST_OVERLAP = 2
"""No overlap is sought beyond the size divided by this: it would cost more than it mends."""
_LARGEST_SIZE = 4
"""No size is sought beyond so many times the present one."""


def find_overlap(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[Attempt | None]:
    """The least overlap of windows from which on none of a finding's parts is broken.

    An overlap as long as a part keeps it whole wherever the window ends. So it is raised to the
    longest broken part until only those longer than half the size are left, and from there lowered
    step by step for as long as no more are left (in a long document, which takes its time, not).
    """
    most = chunking.settings.size // _LARGEST_OVERLAP
    overlap, best = chunking.settings.overlap, None
    needed = longest(finding.places, chunking, most)
    while needed:
        overlap = max(overlap + 1, needed)
        if overlap > most:
            return None
        after = yield from trials.run(check, {"overlap": overlap})
        if after is None:
            return None
        needed = longest(after.places, chunking, most)
        best = Attempt({"overlap": overlap}, after.count)
    while best and overlap - 1 > chunking.settings.overlap and trials.is_ample:
        overlap -= 1
        after = yield from trials.run(check, {"overlap": overlap})
        if after is None or after.count > best.left:
            break
        best = Attempt({"overlap": overlap}, after.count)
    return best


def find_size(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[Attempt | None]:
    """A size that holds the largest of a finding's parts, with the white space after it."""
    size, most = chunking.settings.size, chunking.settings.size * _LARGEST_SIZE
    skip_spaces = chunking.document.structure.skip_spaces
    places = finding.places
    while places:
        with_spaces = ((start, skip_spaces(end)) for start, end in places)
        size = max(size + 1, longest(with_spaces, chunking, most))
        if size > most:
            return None
        after = yield from trials.run(check, {"size": size})
        if after is None:
            return None
        places = after.places
    return Attempt({"size": size}, 0)


def longest(parts: Iterable[Span], chunking: Chunking, most: int = LARGEST_SIZE) -> int:
    """The size of the largest of the parts that are within ``most``; 0 where none is."""
    measure = chunking.document.measure(chunking.settings.unit, chunking.encoding)
    sizes = (measure.size(start, end) for start, end in parts)
    return max((size for size in sizes if size <= most), default=0)
