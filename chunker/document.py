"""A text and what has been measured of it, each fact once, when first asked for."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property

from . import breaks, markdown, progress
from .markdown import Section
from .measure import Boundaries, Measure, Tokens
from .offsets import Utf16
from .platform import here
from .structure import Structure, find_structure

CHARACTERS_PER_TOKEN = 4
"""How many characters an estimated token has."""

Positions = Sequence[int]
"""Positions in a text, in code points, in order."""


class Document:
    """A text, never changed, with its boundaries and tokens cached.

    Every position is in code points. Keep one ``Document`` to chunk the same text with many
    settings: nothing is then read, segmented or tokenised again.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._platform = here()
        self._on_platform = self._platform.text(text)
        self._token_ends: dict[str, Positions] = {}
        self._sections: dict[bool, list[Section]] = {}

    @cached_property
    def characters(self) -> Positions:
        """The boundaries of the characters (UAX #29), 0 and the length of the text included."""
        return self._on_platform.graphemes()

    @cached_property
    def sentences(self) -> Positions:
        """Where a sentence ends and another begins (UAX #29)."""
        return self._at_characters(self._on_platform.sentences())

    @cached_property
    def blank_lines(self) -> Positions:
        """Behind each run of blank lines."""
        return self._at_characters(breaks.after_blank_lines(self.text))

    @cached_property
    def line_breaks(self) -> Positions:
        """Behind each line break."""
        return self._at_characters(breaks.after_line_breaks(self.text))

    @cached_property
    def spaces(self) -> Positions:
        """Behind each run of white space."""
        return self._at_characters(breaks.after_spaces(self.text))

    @cached_property
    def words(self) -> Positions:
        """The boundaries of the words, 0 and the length of the text included."""
        if not self.text:
            return [0]
        return [0, *self._at_characters(breaks.after_words(self.text)), len(self.text)]

    @cached_property
    def structure(self) -> Structure:
        """The parts of the text that a cut can break."""
        return progress.finish(self.find_structure())

    def find_structure(self) -> progress.Task[Structure]:
        """Find ``structure`` in steps; what it returns is ``structure`` from then on."""
        if "structure" not in self.__dict__:
            report = self._platform.report
            found = find_structure(self.text, self.sentences, self.line_breaks, report)
            self.__dict__["structure"] = yield from found
        return self.structure

    @cached_property
    def utf16(self) -> Utf16:
        """Turns positions in this text into UTF-16 code units."""
        return Utf16(self.text)

    def token_ends(self, encoding: str) -> Positions:
        """Where each token of the whole text ends; may raise ``TokenizerUnavailableError``."""
        if encoding not in self._token_ends:
            self._token_ends[encoding] = self._on_platform.token_ends(encoding)
        return self._token_ends[encoding]

    def count_tokens(self, encoding: str, starts: Positions, ends: Positions) -> Positions:
        """How many tokens each slice has, its own text tokenised alone."""
        return self._on_platform.counts(encoding, starts, ends)

    def sections(self, setext: bool) -> list[Section]:
        """The sections of the text read as Markdown."""
        return progress.finish(self.find_sections(setext))

    def find_sections(self, setext: bool) -> progress.Task[list[Section]]:
        """Find ``sections`` in steps, once."""
        if setext not in self._sections:
            report = self._platform.report
            found = markdown.find_sections(self.text, self.line_breaks, setext, report)
            self._sections[setext] = yield from found
        return self._sections[setext]

    def section_of(self, position: int, setext: bool) -> int:
        """The index in ``sections`` of the section that holds ``position``."""
        sections = self.sections(setext)
        return bisect_right(sections, position, key=lambda section: section.start) - 1

    def measure(self, unit: str, encoding: str) -> Measure:
        """How slices are measured in ``unit``; ``encoding`` says which tokens."""
        if unit == "words":
            return Boundaries(self.words)
        if unit == "characters":
            return Boundaries(self.characters)
        if encoding == "estimate":
            return Boundaries(self.characters, per=CHARACTERS_PER_TOKEN)
        return Tokens(self.characters, self.token_ends(encoding))

    def characters_in(self, start: int, end: int) -> int:
        """How many characters the slice from ``start`` to ``end`` holds."""
        return bisect_left(self.characters, end) - bisect_left(self.characters, start)

    def line_of(self, position: int) -> int:
        """The number of the line that holds ``position``, from 1."""
        return bisect_right(self.line_breaks, position) + 1

    def _at_characters(self, positions: Positions) -> Positions:
        """Those of ``positions`` that are character boundaries."""
        characters = self.characters
        if isinstance(characters, range):
            return positions
        return [p for p in positions if characters[bisect_left(characters, p)] == p]
