"""A text and what has been measured of it, each fact once, when first asked for."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property

from . import breaks, counting, markdown, pieces, progress
from .block_lines import BlockLines, find_block_lines
from .counting import Counter
from .markdown import Section
from .measure import Boundaries, Measure
from .offsets import Utf16
from .platform import here
from .structure import Structure

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
        self._counters: dict[str, Counter] = {}
        self._cuts: dict[tuple[str, bool, bool], Positions] = {}
        self._sections: dict[bool, list[Section]] = {}

    @cached_property
    def characters(self) -> Positions:
        """The boundaries of the characters (UAX #29), 0 and the length of the text included."""
        return self._on_platform.graphemes()

    @cached_property
    def sentences(self) -> Positions:
        """Where a sentence ends and another begins (UAX #29)."""
        return self._at_characters(self._on_platform.sentences())

    def word_boundaries(self, text: str) -> Positions:
        """The boundaries of the words of another text (UAX #29), its start and end included."""
        return self._platform.text(text).words()

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
    def blocks(self) -> BlockLines:
        """The lines of the Markdown blocks of the text, tables among them."""
        return progress.finish(self.find_blocks())

    def find_blocks(self) -> progress.Task[BlockLines]:
        """Find ``blocks`` in steps; what it returns is ``blocks`` from then on."""
        if "blocks" not in self.__dict__:
            found = find_block_lines(self.text, self._platform.report)
            self.__dict__["blocks"] = yield from found
        return self.blocks

    @cached_property
    def soft_breaks(self) -> Positions:
        """After each line break inside a paragraph."""
        return [
            self.line_breaks[line]
            for first, end in self.blocks["paragraph_open"]
            for line in range(first, end - 1)
        ]

    @cached_property
    def flowing_sentences(self) -> Positions:
        """Where sentences end if each soft break is read as a space (UAX #29)."""
        flowing = pieces.with_spaces_at(self.text, self.soft_breaks)
        return self._at_characters(self._platform.text(flowing).sentences())

    def cuts(self, level: str, *, unwrap: bool = False, keep_headings: bool = False) -> Positions:
        """``blank_lines``, ``line_breaks``, ``sentences`` or ``spaces`` as a strategy cuts there.

        With ``unwrap`` a soft break is a space; with ``keep_headings`` no heading is cut, or parted
        from the text after it. None parts a blank piece from the one before.
        """
        key = (level, unwrap, keep_headings)
        if key not in self._cuts:
            self._cuts[key] = self._find_cuts(*key)
        return self._cuts[key]

    def _find_cuts(self, level: str, unwrap: bool, keep_headings: bool) -> Positions:
        cuts: Positions = getattr(self, level)
        if unwrap and level == "sentences":
            cuts = self.flowing_sentences
        if unwrap and level == "line_breaks":
            soft = set(self.soft_breaks)
            cuts = [cut for cut in cuts if cut not in soft]
        if keep_headings:
            kept = [(heading.start, heading.text_start) for heading in self.headings]
            cuts = pieces.outside(cuts, kept)
        # Runs of white space are cut behind their end, so none of these pieces is blank.
        return cuts if level == "spaces" else pieces.without_blank_pieces(self.text, cuts)

    @cached_property
    def headings(self) -> list[pieces.Heading]:
        """The headings of any kind, at any depth, that some text follows."""
        return pieces.with_text_after(self.text, self.structure.headings)

    @cached_property
    def structure(self) -> Structure:
        """The parts of the text that a cut can break."""
        return progress.finish(self.find_structure())

    def find_structure(self) -> progress.Task[Structure]:
        """Find ``structure`` in steps; what it returns is ``structure`` from then on."""
        if "structure" not in self.__dict__:
            blocks = yield from self.find_blocks()
            self.__dict__["structure"] = Structure(self.text, self.line_breaks, blocks)
        return self.structure

    @cached_property
    def utf16(self) -> Utf16:
        """Turns positions in this text into UTF-16 code units."""
        return Utf16(self.text)

    def counter(self, encoding: str) -> Counter:
        """What counts the tokens of this text; may raise ``TokenizerUnavailableError``."""
        if encoding not in self._counters:
            found = counting.counter(encoding, self._on_platform, self.characters)
            self._counters[encoding] = found
        return self._counters[encoding]

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

    def section_starts(self, setext: bool, *, keep_headings: bool = False) -> Positions:
        """Where the sections start that are cut; with ``keep_headings`` no bare heading is one."""
        starts = [section.start for section in self.sections(setext)]
        if keep_headings:
            bare = [(heading.end, heading.text_start) for heading in self.headings]
            return pieces.outside(starts, bare)
        return starts

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
        return self.counter(encoding).measure

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
