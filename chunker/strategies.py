"""The strategies: how a document is cut, each a short function from a document to slices."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from .document import Document, Positions
from .measure import Measure
from .packing import pack
from .windows import windows

Slices = Iterator[tuple[int, int]]
"""Chunks as (start, end), in code points, in order."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a strategy has to keep to, in the unit of the measure it is given."""

    size: int
    overlap: int
    setext: bool


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to cut, with its name and what a user reads of it."""

    name: str
    label: str
    summary: str
    units: tuple[str, ...]
    """The units it can count in, the usual one first."""
    cut: Callable[[Document, Measure, Limits], Slices]


def _characters(document: Document, measure: Measure, limits: Limits) -> Slices:
    return windows(document.characters, measure, limits.size, limits.overlap)


def _words(document: Document, measure: Measure, limits: Limits) -> Slices:
    return windows(document.words, measure, limits.size, limits.overlap)


def _sentences(document: Document, measure: Measure, limits: Limits) -> Slices:
    levels = (document.sentences, document.spaces, document.characters)
    return pack(0, len(document.text), levels, measure, limits.size, limits.overlap)


def _recursive(document: Document, measure: Measure, limits: Limits) -> Slices:
    levels = _recursive_levels(document)
    return pack(0, len(document.text), levels, measure, limits.size, limits.overlap)


def _headings(document: Document, measure: Measure, limits: Limits) -> Slices:
    if not document.text:
        return
    starts = [section.start for section in document.sections(limits.setext)]
    for start, end in pairwise([*starts, len(document.text)]):
        if measure.size(start, end) <= limits.size:
            yield start, end
        else:
            levels = _recursive_levels(document)
            yield from pack(start, end, levels, measure, limits.size, limits.overlap)


def _recursive_levels(document: Document) -> tuple[Positions, ...]:
    return (
        document.blank_lines,
        document.line_breaks,
        document.sentences,
        document.spaces,
        document.characters,
    )


STRATEGIES = {
    strategy.name: strategy
    for strategy in (
        Strategy(
            "recursive",
            "Recursive",
            "Whole paragraphs first; what is too large is split at lines, then sentences, words, "
            "characters.",
            ("tokens", "characters"),
            _recursive,
        ),
        Strategy(
            "headings",
            "Markdown headings",
            "One chunk for each section, with its heading path; a section too large is split "
            "recursively.",
            ("tokens", "characters"),
            _headings,
        ),
        Strategy(
            "sentences",
            "Sentences",
            "Whole sentences, as many as fit.",
            ("tokens", "characters"),
            _sentences,
        ),
        Strategy(
            "tokens",
            "Tokens",
            "A window of so many tokens that slides over the text.",
            ("tokens",),
            _characters,
        ),
        Strategy(
            "characters",
            "Characters",
            "A window of so many characters that slides over the text.",
            ("characters",),
            _characters,
        ),
        Strategy(
            "words",
            "Words",
            "A window of so many words that slides over the text; a word ends at white space.",
            ("words",),
            _words,
        ),
    )
}
"""Every strategy by its name, in the order in which a user is shown them."""
