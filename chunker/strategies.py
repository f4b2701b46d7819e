"""The strategies: how a document is cut, each a short function from a document to slices."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from .document import Document
from .joining import join_small
from .levels import Characters, Cuts, HeadingsApart, Level
from .measure import Measure
from .packing import pack
from .progress import Task
from .windows import windows

Slices = Iterator[tuple[int, int]]
"""Chunks as (start, end), in code points, in order."""

OPTIONS = ("setext", "keep_headings", "join_small", "unwrap")
"""The settings that are on or off and that only some strategies have."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a strategy has to keep to, in the unit of the measure it is given."""

    size: int
    overlap: int
    setext: bool = False
    keep_headings: bool = False
    join_small: bool = False
    unwrap: bool = False


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to cut, with its name and what a user reads of it."""

    name: str
    label: str
    summary: str
    units: tuple[str, ...]
    """The units it can count in, the usual one first."""
    cut: Callable[[Document, Measure, Limits], Slices]
    options: tuple[str, ...] = ()
    """Those of ``OPTIONS`` that it has; the others have no effect on it."""
    levels: Callable[[Document, Measure, Limits], tuple[Level, ...]] | None = None
    """What parts the text, or each of its sections, into the pieces that it packs."""
    has_sections: bool = False
    """Whether its chunks are in sections, and have a heading path."""

    @property
    def packs(self) -> bool:
        """Whether it packs pieces, and so repeats whole pieces only."""
        return self.levels is not None


def prepare(strategy: Strategy, document: Document, limits: Limits) -> Task[None]:
    """Read, in steps, what ``strategy`` needs of the document beyond its characters and tokens."""
    if strategy.has_sections:
        yield from document.find_sections(limits.setext)
    if limits.keep_headings or limits.unwrap:
        yield from document.find_blocks()


def _characters(document: Document, measure: Measure, limits: Limits) -> Slices:
    return windows(document.characters, measure, limits.size, limits.overlap)


def _words(document: Document, measure: Measure, limits: Limits) -> Slices:
    return windows(document.words, measure, limits.size, limits.overlap)


def _sentences(document: Document, measure: Measure, limits: Limits) -> Slices:
    return _packed(document, _sentence_levels(document, measure, limits), measure, limits)


def _recursive(document: Document, measure: Measure, limits: Limits) -> Slices:
    levels = _recursive_levels(document, measure, limits)
    return _joined(_packed(document, levels, measure, limits), measure, limits)


def _headings(document: Document, measure: Measure, limits: Limits) -> Slices:
    return _joined(_sections(document, measure, limits), measure, limits)


def _sections(document: Document, measure: Measure, limits: Limits) -> Slices:
    end_of_text = len(document.text)
    if not end_of_text:
        return
    starts = document.section_starts(limits.setext, keep_headings=limits.keep_headings)
    levels = _recursive_levels(document, measure, limits)
    for start, end in pairwise([*starts, end_of_text]):
        if measure.size(start, end) <= limits.size:
            yield start, end
        else:
            yield from pack(start, end, levels, measure, limits.size, limits.overlap)


def _packed(
    document: Document, levels: tuple[Level, ...], measure: Measure, limits: Limits
) -> Slices:
    return pack(0, len(document.text), levels, measure, limits.size, limits.overlap)


def _joined(slices: Slices, measure: Measure, limits: Limits) -> Slices:
    return join_small(slices, measure, limits.size) if limits.join_small else slices


def _sentence_levels(document: Document, measure: Measure, limits: Limits) -> tuple[Level, ...]:
    return _levels(("sentences", "spaces"), document, limits)


def _recursive_levels(document: Document, measure: Measure, limits: Limits) -> tuple[Level, ...]:
    levels = _levels(("blank_lines", "line_breaks", "sentences", "spaces"), document, limits)
    if not limits.keep_headings:
        return levels
    apart = HeadingsApart(document.text, document.headings, measure, limits.size)
    plain = _levels(("line_breaks", "spaces"), document, replace(limits, keep_headings=False))
    return (*levels[:-1], apart, *plain)


def _levels(names: tuple[str, ...], document: Document, limits: Limits) -> tuple[Level, ...]:
    """The levels of these names, and characters as the last."""
    cuts = (
        document.cuts(name, unwrap=limits.unwrap, keep_headings=limits.keep_headings)
        for name in names
    )
    return (*(Cuts(document.text, found) for found in cuts), Characters(document.characters))


STRATEGIES = {
    strategy.name: strategy
    for strategy in (
        Strategy(
            "recursive",
            "Recursive",
            "Keeps paragraphs whole; splits larger ones at line breaks, then sentences, words, "
            "characters.",
            ("tokens", "characters"),
            _recursive,
            options=("keep_headings", "join_small", "unwrap"),
            levels=_recursive_levels,
        ),
        Strategy(
            "headings",
            "Markdown headings",
            "One chunk per section, labelled with its heading path; sections over the size are "
            "split recursively.",
            ("tokens", "characters"),
            _headings,
            options=("setext", "keep_headings", "join_small", "unwrap"),
            levels=_recursive_levels,
            has_sections=True,
        ),
        Strategy(
            "sentences",
            "Sentences",
            "Whole sentences, as many as fit.",
            ("tokens", "characters"),
            _sentences,
            options=("unwrap",),
            levels=_sentence_levels,
        ),
        Strategy(
            "tokens",
            "Tokens",
            "Fixed-size windows, in tokens, that slide across the text.",
            ("tokens",),
            _characters,
        ),
        Strategy(
            "characters",
            "Characters",
            "Fixed-size windows, in characters, that slide across the text.",
            ("characters",),
            _characters,
        ),
        Strategy(
            "words",
            "Words",
            "Fixed-size windows, in words (separated by whitespace), that slide across the text.",
            ("words",),
            _words,
        ),
    )
}
"""Every strategy by its name, in the order in which a user is shown them."""
