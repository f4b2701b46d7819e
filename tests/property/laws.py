"""What holds of every chunking, whatever the text and the settings."""

import itertools
import math
import typing

import chunker
from chunker.strategies import STRATEGIES
from tests import reference, sources


class Case(typing.NamedTuple):
    """A document that was cut, and what its cuts are held against."""

    text: str
    settings: chunker.Settings
    chunks: tuple[chunker.Chunk, ...]
    characters: list[int]
    token_ends: list[int]

    def characters_in(self, start: int, end: int) -> int:
        """How many characters a slice has."""
        return len([place for place in self.characters if start < place <= end])

    def size(self, start: int, end: int) -> int:
        """The size of a slice in the unit, as the document has it."""
        if self.settings.unit == "words":
            words = reference.word_ends(self.text, self.characters)
            return len([place for place in words if start < place <= end])
        if self.settings.unit == "characters":
            return self.characters_in(start, end)
        if self.settings.encoding == "estimate":
            return math.ceil(self.characters_in(start, end) / 4)
        return len([place for place in self.token_ends if start < place <= end])


def chunks_are_slices(case: Case) -> None:
    """Every chunk is an exact slice of the document, and not an empty one."""
    for chunk in case.chunks:
        assert 0 <= chunk.start < chunk.end <= len(case.text)
        assert chunk.text == case.text[chunk.start : chunk.end]


def chunks_cover_the_document(case: Case) -> None:
    """The first begins the document, the last ends it, and nothing between is left out."""
    if not case.text:
        assert not case.chunks
        return
    assert case.chunks[0].start == 0
    assert case.chunks[-1].end == len(case.text)
    for one, following in itertools.pairwise(case.chunks):
        assert following.start <= one.end


def chunks_move_on(case: Case) -> None:
    """Each begins and ends behind the one before, so that none lies inside another."""
    for one, following in itertools.pairwise(case.chunks):
        assert one.start < following.start
        assert one.end < following.end


def cuts_are_character_boundaries(case: Case) -> None:
    """No chunk begins or ends inside a character, and each tells how many it has."""
    for chunk in case.chunks:
        assert chunk.start in case.characters
        assert chunk.end in case.characters
        assert chunk.characters == case.characters_in(chunk.start, chunk.end)


def overlap_is_what_is_shared(case: Case) -> None:
    """Overlap is the number of characters shared with the chunk before, and within what is set."""
    before = 0
    for chunk in case.chunks:
        shared = (chunk.start, max(chunk.start, before))
        assert chunk.overlap == case.characters_in(*shared)
        assert case.size(*shared) <= case.settings.overlap
        assert case.settings.overlap > 0 or chunk.overlap == 0
        before = chunk.end


def the_document_comes_back(case: Case) -> None:
    """Each chunk without the overlap at its front adds just what is new."""
    found = ""
    for chunk in case.chunks:
        first_new = case.characters.index(chunk.start) + chunk.overlap
        found += case.text[case.characters[first_new] : chunk.end]
    assert found == case.text


def the_size_is_kept(case: Case) -> None:
    """Only a single character may be over the size, and it is marked."""
    for chunk in case.chunks:
        over = case.size(chunk.start, chunk.end) > case.settings.size
        assert chunk.heavy == over
        assert chunk.characters == 1 or not over


def white_space_never_stands_alone(case: Case) -> None:
    """Where pieces are packed, a chunk is only white space if that alone fills it.

    One of its neighbours would not fit beside it: the whole chunk before, or the next character.
    """
    if not STRATEGIES[case.settings.strategy].packs or case.text.isspace():
        return
    for index, chunk in enumerate(case.chunks):
        if chunk.text.isspace():
            start = case.chunks[index - 1].start if index else chunk.start
            further = [place for place in case.characters if place > chunk.end]
            fits_before = case.size(start, chunk.end) <= case.settings.size
            fits_after = case.size(chunk.start, [chunk.end, *further][:2][-1]) <= case.settings.size
            assert not (fits_before and fits_after), chunk


def tokens_are_the_chunks_own(case: Case) -> None:
    """Each chunk's tokens are those of its text alone; more of them than the size is marked."""
    for chunk in case.chunks:
        if case.settings.encoding == "estimate":
            assert chunk.tokens == math.ceil(chunk.characters / 4)
        else:
            assert chunk.tokens == sources.token_count(chunk.text, case.settings.encoding)
        over = case.settings.unit == "tokens" and chunk.tokens > case.settings.size
        assert chunk.over_size == over


def chunks_know_their_line(case: Case) -> None:
    """Each chunk tells the line that it begins in; the first is 1."""
    line_starts = [found.end() for found in sources.LINE_BREAK.finditer(case.text)]
    for chunk in case.chunks:
        assert chunk.line == 1 + sum(start <= chunk.start for start in line_starts)


LAWS = [
    chunks_are_slices,
    chunks_cover_the_document,
    chunks_move_on,
    cuts_are_character_boundaries,
    overlap_is_what_is_shared,
    the_document_comes_back,
    the_size_is_kept,
    white_space_never_stands_alone,
    tokens_are_the_chunks_own,
    chunks_know_their_line,
]
