"""Finding that a text is hard-wrapped: its paragraphs are broken into lines of one width."""

from dataclasses import dataclass
from statistics import quantiles

from ..document import Document
from ..progress import Task
from ..result import Chunking
from ..strategies import STRATEGIES
from ..wording import count_of
from .finding import Finding

_FEWEST = 4
"""So many line breaks inside paragraphs have to be there to tell from."""
_NARROWEST = 30
"""Where the long lines are shorter, in code points, they are verse, addresses or the like."""
_FULL = 0.85
"""A line is full if its next word would bring it over this part of the long ones' width."""
_LONGEST_WORD = 15
_MOST = 0.75
"""So large a part of the lines has to be full."""
_HALF = 0.5
"""So large a part of the line breaks has to be inside a sentence."""


@dataclass(frozen=True, slots=True)
class Wrapping:
    """How a hard-wrapped text is broken into lines."""

    width: int
    """The width of its long lines, in code points: nine lines of ten are no wider."""
    breaks: int
    """How many line breaks stand inside a paragraph."""
    inside: int
    """How many of these stand inside a sentence."""


def find_wrapping(document: Document) -> Task[Wrapping | None]:
    """How a text is hard-wrapped; None where it does not look so.

    It does if three of four lines inside paragraphs are so long that the next word would have made
    them about as wide as the widest, and at least half of their ends are inside a sentence.
    """
    yield from document.find_blocks()
    breaks = document.soft_breaks
    if len(breaks) < _FEWEST:
        return None
    lines = [_line_before(document, at) for at in breaks]
    width = round(quantiles(map(len, lines), n=10)[-1])
    full = sum(
        len(line) + 1 + _next_word(document.text, at) > _FULL * width
        for line, at in zip(lines, breaks, strict=True)
    )
    inside = len(breaks) - len(set(breaks).intersection(document.flowing_sentences))
    if width < _NARROWEST or full < _MOST * len(breaks) or inside < _HALF * len(breaks):
        return None
    return Wrapping(width, len(breaks), inside)


def hard_wrapped(chunking: Chunking) -> Task[Finding | None]:
    """That the line breaks of a hard-wrapped text end sentences, where they need not."""
    settings = chunking.settings
    if "unwrap" not in STRATEGIES[settings.strategy].options or settings.unwrap:
        return None
    wrapping = yield from find_wrapping(chunking.document)
    if wrapping is None:
        return None
    text = (
        f"The text looks hard-wrapped at about {wrapping.width:,} characters: "
        f"{wrapping.inside:,} of {count_of(wrapping.breaks, 'line break')} inside paragraphs fall "
        "in the middle of a sentence, yet each counts as its end."
    )
    return Finding("hard-wrapped", text)


def _line_before(document: Document, line_break: int) -> str:
    """The line that a line break ends, without the white space at its end."""
    number = document.line_of(line_break) - 2
    start = document.line_breaks[number - 1] if number else 0
    return document.text[start:line_break].rstrip()


def _next_word(text: str, position: int) -> int:
    """The length of the word after a line break; a longer one could have been broken."""
    return len((text[position : position + 2 * _LONGEST_WORD].split() or [""])[0][:_LONGEST_WORD])
