"""Findings about parts of the text that no chunk holds whole, a kind of part each."""

from collections.abc import Callable, Iterator, Sequence

from ..document import Document
from ..progress import Task
from ..result import Chunking
from ..structure import Span, Structure
from ..wording import count_of, verb
from .finding import Check, Finding
from .parts import Broken, find_broken
from .words import find_broken_words


def split_sentence(chunking: Chunking) -> Task[Finding | None]:
    """Sentences (UAX #29, a line break inside a paragraph ends none)."""
    document = chunking.document
    structure = yield from document.find_structure()
    broken = yield from find_broken(chunking, _sentences(document, structure))
    return _finding("sentence", broken)


def split_word(chunking: Chunking) -> Task[Finding | None]:
    """Words, where a script puts spaces between them."""
    broken = yield from find_broken_words(chunking)
    return _finding("word", broken)


def _check(noun: str, parts_of: Callable[[Structure], Sequence[Span]]) -> Check:
    def check(chunking: Chunking) -> Task[Finding | None]:
        structure = yield from chunking.document.find_structure()
        broken = yield from find_broken(chunking, parts_of(structure))
        return _finding(noun, broken)

    return check


split_table = _check("table", lambda structure: structure.tables)
split_code_block = _check("code block", lambda structure: structure.fences)
split_list_item = _check("list item", lambda structure: structure.list_items)
split_link = _check("link", lambda structure: structure.links)


def _sentences(document: Document, structure: Structure) -> Iterator[Span]:
    start = 0
    for end in (*document.flowing_sentences, len(document.text)):
        yield structure.trimmed(start, end)
        start = end


def _finding(noun: str, broken: Sequence[Broken]) -> Finding | None:
    if not broken:
        return None
    places, seams = zip(*broken, strict=True)
    count = len(set(places))
    at = f" at {count_of(len(seams), 'boundary')}" if len(seams) > count else ""
    text = (
        f"{count_of(count, noun)} {verb(count, 'is', 'are')} split{at}: "
        f"no chunk holds {verb(count, 'it', 'them')} whole."
    )
    kind = f"split-{noun.replace(' ', '-')}"
    return Finding(kind, text, list(places), list(seams), count=count)
