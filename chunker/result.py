"""The result: the chunks of a document, with their counts, figures and notices."""

import collections
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile

from . import notices
from .bare_seams import Packing
from .counting import Counter
from .document import Document
from .figures import Figures, figures
from .notices import Notice
from .progress import Task, finish
from .settings import ENCODINGS, Settings
from .strategies import STRATEGIES


@dataclass(frozen=True, slots=True)
class Chunk:
    """An exact slice of the document and what it holds."""

    start: int
    """Where the chunk starts, in code points."""
    end: int
    """Where the chunk ends, in code points: ``text == document[start:end]``."""
    text: str
    characters: int
    """How many characters (extended grapheme clusters) it has."""
    tokens: int
    """How many tokens its own text has, tokenised alone."""
    overlap: int
    """How many characters it really shares with the chunk before it."""
    line: int
    """The number of the line it starts in, from 1."""
    headings: tuple[str, ...]
    """The heading path of its section, or what those of its sections share."""
    sections: tuple[tuple[str, ...], ...]
    """The heading path of every section it holds some of; empty where the strategy has none."""
    over_size: bool
    """Whether it holds more than the size, in the unit of the settings, counted alone."""
    heavy: bool
    """Whether it is a single character heavier than the size."""


class Chunking:
    """The chunks of a document under some settings, in order, as columns and as ``chunks``.

    Columns hold a number for each chunk; positions are in code points. The chunks cover the whole
    document, and taking its overlap off the front of each gives the document back.
    """

    def __init__(
        self,
        document: Document,
        settings: Settings,
        counter: Counter,
        unavailable: str,
        starts: "array[int]",
        ends: "array[int]",
    ) -> None:
        self.document = document
        self.settings = settings
        self.unavailable = unavailable
        """Why the encoding that was asked for could not be had; empty where it could."""
        self.encoding = counter.encoding
        """The encoding that was really used."""
        self._counter = counter
        self.starts = starts
        self.ends = ends

    @cached_property
    def characters(self) -> "array[int]":
        """How many characters each chunk has."""
        return array("i", map(self.document.characters_in, self.starts, self.ends))

    @cached_property
    def overlaps(self) -> "array[int]":
        """How many characters each chunk shares with the one before it."""
        return array("i", map(self.document.characters_in, self.starts, self._ends_before))

    @cached_property
    def lines(self) -> "array[int]":
        """The number of the line in which each chunk starts, from 1."""
        return array("i", map(self.document.line_of, self.starts))

    @cached_property
    def tokens(self) -> "array[int]":
        """How many tokens each chunk has, its own text tokenised alone."""
        return finish(self.count_tokens())

    @cached_property
    def heavy(self) -> "array[int]":
        """1 for each chunk that is a single character heavier than the size, else 0."""
        size = self.settings.size
        measure = self.document.measure(self.settings.unit, self.encoding)
        # Nothing but such a character may pass the size.
        slices = zip(self.starts, self.ends, strict=True)
        return array("B", (measure.size(start, end) > size for start, end in slices))

    @cached_property
    def over_size(self) -> "array[int]":
        """1 for each chunk over the size, counted alone, else 0."""
        if self.settings.unit != "tokens":
            return array("B", bytes(len(self.starts)))
        return array("B", (tokens > self.settings.size for tokens in self.tokens))

    @cached_property
    def sections(self) -> tuple["array[int]", "array[int]"]:
        """The first and the last section of the document that each chunk holds some of, from 0.

        Only strategies with sections have them.
        """
        setext = self.settings.setext
        section_of = self.document.section_of
        return (
            array("i", (section_of(start, setext) for start in self.starts)),
            array("i", (section_of(end - 1, setext) for end in self.ends)),
        )

    @cached_property
    def section_paths(self) -> list[tuple[tuple[str, ...], ...]]:
        """The heading path of every section that each chunk holds some of."""
        if not STRATEGIES[self.settings.strategy].has_sections:
            return [()] * len(self.starts)
        paths = [section.path for section in self.document.sections(self.settings.setext)]
        return [tuple(paths[first : last + 1]) for first, last in zip(*self.sections, strict=True)]

    @cached_property
    def headings(self) -> list[tuple[str, ...]]:
        """The heading path of each chunk: what the paths of its sections share."""
        return [shared_path(paths) for paths in self.section_paths]

    @cached_property
    def chunks(self) -> tuple[Chunk, ...]:
        """All chunks, with their text."""
        return tuple(self.each_chunk())

    def each_chunk(self) -> Iterator[Chunk]:
        """The chunks one by one, none of them kept."""
        text = self.document.text
        for index, start in enumerate(self.starts):
            yield Chunk(
                start=start,
                end=self.ends[index],
                text=text[start : self.ends[index]],
                characters=self.characters[index],
                tokens=self.tokens[index],
                overlap=self.overlaps[index],
                line=self.lines[index],
                headings=self.headings[index],
                sections=self.section_paths[index],
                over_size=bool(self.over_size[index]),
                heavy=bool(self.heavy[index]),
            )

    @cached_property
    def figures(self) -> Figures:
        """What all chunks together come to."""
        document = self.document
        unit = self.settings.unit
        measure = document.measure(unit, self.encoding)
        return figures(
            method=ENCODINGS[self.encoding],
            tokens=self.tokens,
            document=document.measure("tokens", self.encoding).size(0, len(document.text)),
            document_characters=len(document.characters) - 1,
            repeated=sum(map(measure.size, self.starts, self._ends_before)),
            repeated_unit=unit,
            repeated_characters=sum(self.overlaps),
        )

    @cached_property
    def notices(self) -> tuple[Notice, ...]:
        """What the user should know of this chunking."""
        found = notices.about_settings(self.settings)
        if self.unavailable:
            found.append(notices.about_tokenizer(self.settings.encoding, self.unavailable))
        found += notices.about_overlap(self.settings, len(self.starts) - 1, self._bare_causes())
        over = zip(self.tokens, self.over_size, self.heavy, strict=True)
        excess = [tokens - self.settings.size for tokens, is_over, heavy in over if is_over > heavy]
        return (*found, *notices.about_sizes(self.settings, excess, sum(self.heavy)))

    def _bare_causes(self) -> collections.Counter[str]:
        """How many seams share nothing though an overlap was asked for, by cause."""
        settings, strategy = self.settings, STRATEGIES[self.settings.strategy]
        if not settings.overlap or not strategy.levels or not self.starts:
            return collections.Counter()
        document, limits = self.document, settings.limits
        measure = document.measure(settings.unit, self.encoding)
        levels = strategy.levels(document, measure, limits)
        packing = Packing(levels, measure, limits.size, limits.overlap)
        sections: Sequence[int] = [0]
        if strategy.has_sections:
            sections = document.section_starts(limits.setext, keep_headings=limits.keep_headings)
        pairs = zip(self.starts[1:], self.ends[:-1], strict=True)
        bare = [start for start, end in pairs if start == end]
        return packing.causes(bare, [*sections, len(document.text)])

    def count_tokens(self) -> Task["array[int]"]:
        """Count each chunk's own tokens, in steps; what it returns is ``tokens`` from then on."""
        if "tokens" not in self.__dict__:
            self.__dict__["tokens"] = yield from self._counter.count(self.starts, self.ends)
        return self.tokens

    @property
    def _ends_before(self) -> "array[int]":
        """The end of the chunk before each chunk; 0, the first chunk's own start, for the first."""
        return array("i", [0, *self.ends[:-1]])


def shared_path(paths: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The headings that all the paths begin with.

    >>> shared_path([("Guide", "Install"), ("Guide", "Install", "Linux"), ("Guide", "Use")])
    ('Guide',)
    """
    levels = zip(*paths, strict=False)
    return tuple(names[0] for names in takewhile(lambda names: len(set(names)) == 1, levels))
