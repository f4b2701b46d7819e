"""Findings about headings: apart from their text, or alone in a chunk."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from ..progress import Progress, Task
from ..result import Chunking
from ..structure import Span, Structure
from ..wording import count_of, verb
from .finding import Finding
from .parts import holds_whole

_HEADINGS_PER_STEP = 1000


def severed_heading(chunking: Chunking) -> Task[Finding | None]:
    """Headings that no chunk holds together with the beginning of the text right after them.

    A heading with another one right after it has no text of its own to lose. One that is alone in
    a chunk is told by ``lone_heading``.
    """
    structure = yield from chunking.document.find_structure()
    lone = yield from find_lone_chunks(chunking)
    textless = {heading[0] for heading in structure.headings} | {len(chunking.document.text)}
    severed: list[tuple[Span, int]] = []
    for heading in structure.headings:
        text_start = structure.text_after(heading)
        if text_start in textless or holds_whole(chunking, (heading[0], text_start + 1)):
            continue
        if not _is_in(lone, heading[0]):
            severed.append((heading, chunking.ends[bisect_right(chunking.ends, heading[0])]))
    if not severed:
        return None
    count = len(severed)
    text = (
        f"{count_of(count, 'heading')} {verb(count, 'is', 'are')} separated from "
        f"{verb(count, 'its', 'their')} text: no chunk holds both."
    )
    places, seams = zip(*severed, strict=True)
    return Finding("severed-heading", text, list(places), list(seams), count=count)


def lone_heading(chunking: Chunking) -> Task[Finding | None]:
    """Chunks that hold nothing but headings: there is nothing in them to find."""
    lone = yield from find_lone_chunks(chunking)
    if not lone:
        return None
    count = len(lone)
    text = f"{count_of(count, 'chunk')} {verb(count, 'holds', 'hold')} a heading and nothing else."
    return Finding("lone-heading", text, lone, count=count)


def find_lone_chunks(chunking: Chunking) -> Task[list[Span]]:
    """The chunks that hold nothing but headings or parts of them, and white space."""
    structure = yield from chunking.document.find_structure()
    starts, ends = chunking.starts, chunking.ends
    lone, seen = [], 0
    for number, heading in enumerate(structure.headings):
        if not number % _HEADINGS_PER_STEP:
            yield Progress("Looking for what breaks", number / len(structure.headings))
        # The chunks that hold some of the heading, but for those that hold some of the last one.
        with_heading = range(bisect_right(ends, heading[0]), bisect_left(starts, heading[1]))
        for index in with_heading[max(0, seen - with_heading.start) :]:
            if _is_all_headings(structure, starts[index], ends[index]):
                lone.append((starts[index], ends[index]))
        seen = max(seen, with_heading.stop)
    return lone


def _is_all_headings(structure: Structure, start: int, end: int) -> bool:
    at = first = structure.skip_spaces(start)
    while at < end:
        index = bisect_right(structure.headings, at, key=lambda heading: heading[0]) - 1
        if index < 0 or structure.headings[index][1] <= at:
            return False
        at = structure.skip_spaces(structure.headings[index][1])
    return first < end


def _is_in(slices: Sequence[Span], position: int) -> bool:
    """Whether one of the slices, whose starts and ends rise, holds the position."""
    index = bisect_right(slices, position, key=lambda part: part[0]) - 1
    return index >= 0 and position < slices[index][1]
