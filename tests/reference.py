"""The rules of chunking, once more: plain, slow, and apart from the package.

Written from the rules alone, so that the package has something to be compared with. Every size
is counted anew over the boundaries; nothing is cached. Every place is in code points.

Rules that bind beyond those of the design:

1.  Exact token windows: the farthest boundary within the size tells how many tokens the window
    has; it ends at the first boundary behind its start with that many. Where that is none (the
    next token ends only behind a character that is too heavy), it ends at the farthest boundary.
2.  Overlap 0 shares nothing, in packing too: pieces that hold no token are not carried either.
3.  Estimated tokens: a slice counts its characters ÷ 4, rounded up.
4.  A word's boundary is behind the white space that follows it. White space before the first word
    belongs to that word; a text of white space only is one word. White space is `str.isspace`.
    Boundaries inside a character do not count: those words are one.
5.  Blank lines: a last line of spaces and tabs that no line break ends is one of them. A blank
    line at the very start has no line break before it.
6.  Cuts behind spaces are behind every run of white space, one that leads included.
7.  Headings: a section is a chunk, or is split by the recursive rule inside it. Nothing is carried
    between sections. A section starts with the heading's line. A heading of level n replaces those
    of level n and deeper on the path; before the first it is empty. A chunk of several sections
    has what their paths begin with in common.
8.  A piece over the size goes to the next finer rule; one that does not cut it passes it on.
9.  Only pieces of one level, inside one over-size piece, are packed together. What follows an
    over-size piece starts afresh.
10. A chunk is heavy where it is a single character and over the size.
11. A piece of white space only joins the piece before it; those at the front of what is cut join
    the piece after them. Characters alone do not. A first section of white space joins the second.
12. Keeping headings: from inside a heading to the start of the text after it, another heading's
    too, is no cut and no section begins. Headings that do not fit with the first word after them
    are parted at one place: as many of the last as fit stay with the word, else the word stands
    alone. What is still over the size is split behind line breaks, spaces, characters as always.
13. Unwrapping: a line break inside a paragraph is read as a space. It ends no sentence of itself,
    and the lines it stands between are one.
14. Joining: from the first chunk on, the next one joins while both together are within the size.
"""

import dataclasses
import itertools
import math
import typing

from tests import sources

RECURSIVE = ("blank lines", "line breaks", "sentences", "spaces", "characters")
KEEPING_HEADINGS = (
    *("blank lines", "line breaks", "sentences", "spaces"),
    *("headings apart", "line breaks in headings", "spaces in headings", "characters"),
)
SENTENCES = ("sentences", "spaces", "characters")


class Chunk(typing.NamedTuple):
    """A slice of the document, with what the rules say of it."""

    start: int
    end: int
    heavy: bool
    headings: tuple[str, ...]


@dataclasses.dataclass(frozen=True)
class Facts:
    """What is known of the document before it is cut, and how its slices are counted.

    `counted` are the places behind each thing that the unit counts: characters, tokens or words.
    Whether these are tokens, and which, is `exact` and `estimated`.
    """

    text: str
    characters: list[int]
    sentences: list[int]
    counted: list[int]
    exact: bool
    estimated: bool
    size: int
    overlap: int
    soft_breaks: list[int]
    headings: list[tuple[int, int]]

    def count(self, start: int, end: int) -> int:
        """The size of a slice, in the unit."""
        found = len([place for place in self.counted if start < place <= end])
        return math.ceil(found / 4) if self.estimated else found

    def within_size(self, start: int, end: int) -> bool:
        """Whether a chunk may hold this slice."""
        return self.count(start, end) <= self.size

    def within_overlap(self, start: int, end: int) -> bool:
        """Whether a chunk may share this slice with the one before."""
        return self.overlap > 0 and self.count(start, end) <= self.overlap


def chunks(
    text: str,
    strategy: str,
    size: int,
    overlap: int,
    unit: str,
    encoding: str,
    options: typing.Collection[str],
    *,
    characters: list[int],
    sentences: list[int],
    token_ends: list[int],
) -> list[Chunk]:
    """The chunks of a text.

    `options` are the settings that are on. `characters` are the character boundaries, 0 and the
    end among them; `sentences` the places where sentences end, read as rule 13 has it where that
    is on; `token_ends` the place where each token of the document ends, those inside a code point
    rounded up.
    """
    if not text:
        return []
    facts = Facts(
        text,
        characters,
        sentences,
        counted={
            "characters": characters,
            "tokens": characters if encoding == "estimate" else token_ends,
            "words": word_ends(text, characters),
        }[unit],
        exact=unit == "tokens" and encoding != "estimate",
        estimated=unit == "tokens" and encoding == "estimate",
        size=size,
        overlap=min(overlap, size - 1),
        soft_breaks=sources.soft_breaks(text) if "unwrap" in options else [],
        headings=sources.heading_spans(text) if "keep_headings" in options else [],
    )
    if strategy in ("characters", "tokens"):
        return labelled(facts, windows(facts, characters))
    if strategy == "words":
        return labelled(facts, windows(facts, [0, *word_ends(text, characters)]))
    if strategy == "sentences":
        return labelled(facts, split(facts, 0, len(text), SENTENCES))
    recursive = KEEPING_HEADINGS if "keep_headings" in options else RECURSIVE
    if strategy == "recursive":
        slices = split(facts, 0, len(text), recursive)
        return labelled(facts, joined(facts, slices) if "join_small" in options else slices)
    if strategy == "headings":
        found = sections(text, "setext" in options)
        apart = [section for section in found if section[0] not in kept_places(facts, "sections")]
        ends = [*(start for start, _, _ in apart[1:]), len(text)]
        slices = []
        for (start, _, _), end in zip(apart, ends, strict=True):
            slices += split(facts, start, end, recursive)
        return labelled(facts, joined(facts, slices) if "join_small" in options else slices, found)
    raise ValueError(strategy)


def labelled(
    facts: Facts,
    slices: list[tuple[int, int]],
    parts: typing.Sequence[tuple[int, int, tuple[str, ...]]] = (),
) -> list[Chunk]:
    """The slices as chunks; `parts` are the sections of the document."""
    found = []
    for start, end in slices:
        single = len([place for place in facts.characters if start < place <= end]) == 1
        paths = [path for first, last, path in parts if first < end and start < last]
        heavy = single and not facts.within_size(start, end)
        found.append(Chunk(start, end, heavy, shared(paths)))
    return found


def shared(paths: list[tuple[str, ...]]) -> tuple[str, ...]:
    """What all paths begin with; nothing where there is none."""
    return (
        max(
            (
                paths[0][:length]
                for length in range(len(paths[0]) + 1)
                if all(path[:length] == paths[0][:length] for path in paths)
            ),
            key=len,
        )
        if paths
        else ()
    )


def joined(facts: Facts, slices: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The slices, neighbours that fit together made one, from left to right."""
    found = slices[:1]
    for start, end in slices[1:]:
        if facts.within_size(found[-1][0], end):
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


# Windows


def windows(facts: Facts, boundaries: list[int]) -> list[tuple[int, int]]:
    """Windows that slide over the document from boundary to boundary."""
    start = 0
    end = window_end(facts, boundaries, start)
    found = [(start, end)]
    while end < len(facts.text):
        start = next_start(facts, boundaries, start, end)
        end = window_end(facts, boundaries, start)
        found.append((start, end))
    return found


def window_end(facts: Facts, boundaries: list[int], start: int) -> int:
    """Where the window that begins at `start` ends."""
    behind = [place for place in boundaries if place > start]
    fitting = list(itertools.takewhile(lambda place: facts.within_size(start, place), behind))
    if not fitting:
        return behind[0]
    held = facts.count(start, fitting[-1])
    if facts.exact and held > 0:
        return next(place for place in behind if facts.count(start, place) == held)
    return fitting[-1]


def next_start(facts: Facts, boundaries: list[int], start: int, end: int) -> int:
    """Where the window behind that from `start` to `end` begins."""
    for place in boundaries:
        if (
            start < place < end
            and facts.within_overlap(place, end)
            and window_end(facts, boundaries, place) > end
        ):
            return place
    return end


# Packing


def split(facts: Facts, start: int, end: int, rules: tuple[str, ...]) -> list[tuple[int, int]]:
    """The slice cut into pieces by the first of the rules, the pieces packed into chunks."""
    rule, *finer = rules
    found_cuts = apart(facts, start, end) if rule == "headings apart" else cuts_of(facts, rule)
    cuts = [place for place in found_cuts if start < place < end]
    pieces = list(zip([start, *cuts], [*cuts, end], strict=True))
    if finer:
        pieces = without_blank_ones(facts.text, pieces)
    found = []
    held: list[tuple[int, int]] = []
    for piece in pieces:
        if not facts.within_size(*piece):
            if held:
                found.append((held[0][0], held[-1][1]))
                held = []
            found += split(facts, *piece, tuple(finer)) if finer else [piece]
        elif held and not facts.within_size(held[0][0], piece[1]):
            found.append((held[0][0], held[-1][1]))
            held = [*carried(facts, held, piece), piece]
        else:
            held.append(piece)
    if held:
        found.append((held[0][0], held[-1][1]))
    return found


def apart(facts: Facts, start: int, end: int) -> list[int]:
    """Where headings are parted from each other, or from the first word after them."""
    letters = [place for place in range(start, end) if not facts.text[place].isspace()]
    inside = [heading for heading in facts.headings if start <= heading[0] < end]
    for first, _ in inside:
        if letters and first > letters[0] and facts.within_size(first, end):
            return [first]
    after_last = [place for place in letters if inside and place >= inside[-1][1]]
    return after_last[:1]


def without_blank_ones(text: str, pieces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pieces, those of white space joined to the one before, or to the first that is not."""
    found: list[tuple[int, int]] = []
    for start, end in pieces:
        if found and (text[start:end].isspace() or text[slice(*found[-1])].isspace()):
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


def carried(
    facts: Facts, held: list[tuple[int, int]], piece: tuple[int, int]
) -> list[tuple[int, int]]:
    """The most of the chunk's last pieces that the next chunk, begun by `piece`, may repeat."""
    for first in range(len(held)):
        start = held[first][0]
        if facts.within_overlap(start, piece[0]) and facts.within_size(start, piece[1]):
            return held[first:]
    return []


# Cuts


def cuts_of(facts: Facts, rule: str) -> list[int]:
    """Where the rule cuts the document, at character boundaries only."""
    found = {
        "blank lines": lambda: blank_line_cuts(facts.text),
        "line breaks": lambda: hard_line_cuts(facts),
        "line breaks in headings": lambda: hard_line_cuts(facts),
        "sentences": lambda: facts.sentences,
        "spaces": lambda: space_cuts(facts.text),
        "spaces in headings": lambda: space_cuts(facts.text),
        "characters": lambda: facts.characters,
    }[rule]()
    kept = kept_places(facts, rule)
    return [place for place in found if place in facts.characters and place not in kept]


def kept_places(facts: Facts, rule: str) -> set[int]:
    """Where the rule does not cut, to keep headings with the text after them."""
    kept: set[int] = set()
    if rule == "characters" or rule.endswith("in headings"):
        return kept
    for start, end in facts.headings:
        after = [place for place in range(end, len(facts.text)) if not facts.text[place].isspace()]
        if after:
            first = end if rule == "sections" else start
            kept |= set(range(first + 1, after[0] + 1))
    return kept


def hard_line_cuts(facts: Facts) -> list[int]:
    """Behind each line break that is not read as a space."""
    return [place for place in line_cuts(facts.text) if place not in facts.soft_breaks]


def line_cuts(text: str) -> list[int]:
    """Behind each `\\r\\n`, `\\n` and `\\r`."""
    return [
        place + 1
        for place in range(len(text))
        if text[place] == "\n" or (text[place] == "\r" and text[place + 1 : place + 2] != "\n")
    ]


def blank_line_cuts(text: str) -> list[int]:
    """Behind each line break that blank lines follow, with all of those lines."""
    starts = [0, *line_cuts(text)]
    lines = list(zip(starts, [*starts[1:], len(text)], strict=True))
    blank = [text[start:end].strip(" \t") in ("", "\n", "\r", "\r\n") for start, end in lines]
    return [
        lines[line][1]
        for line in range(1, len(lines))
        if blank[line] and not (line + 1 < len(lines) and blank[line + 1])
    ]


def space_cuts(text: str) -> list[int]:
    """Behind each run of white space."""
    return [
        place
        for place in range(1, len(text) + 1)
        if text[place - 1].isspace() and not text[place : place + 1].isspace()
    ]


def word_ends(text: str, characters: list[int]) -> list[int]:
    """Behind each word and its white space, the last one's among them."""
    ends = [
        place
        for place in space_cuts(text)
        if place in characters and not text[:place].isspace() and place < len(text)
    ]
    return [*ends, len(text)]


def sections(text: str, setext: bool) -> list[tuple[int, int, tuple[str, ...]]]:
    """The document from heading to heading, each part with its path of headings."""
    found = []
    start = 0
    path: list[sources.Heading] = []
    for heading in sources.headings(text, setext):
        if text[start : heading.start].strip() or path:
            found.append((start, heading.start, tuple(above.title for above in path)))
            start = heading.start
        path = [above for above in path if above.level < heading.level] + [heading]
    return [*found, (start, len(text), tuple(above.title for above in path))]
