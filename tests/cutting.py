"""Cut a text with the package or with the reference, and write the cuts into the text."""

import itertools
import typing
from collections.abc import Callable

import chunker
from tests import reference, sources

UNITS = {"characters": "characters", "tokens": "tokens", "words": "words"}


class Cut(typing.NamedTuple):
    """One chunk, as both implementations tell it."""

    start: int
    end: int
    heavy: bool
    headings: tuple[str, ...]


Cutter = Callable[..., list[Cut]]


def by_package(
    text: str,
    strategy: str,
    size: int,
    overlap: int = 0,
    *,
    unit: str = "characters",
    encoding: str = "o200k_base",
    setext: bool = False,
    **options: bool,
) -> list[Cut]:
    """The chunks that the package makes."""
    settings = chunker.Settings(
        strategy=strategy,
        size=size,
        overlap=overlap,
        unit=UNITS.get(strategy, unit),
        encoding=encoding,
        setext=setext,
        **options,
    )
    return [
        Cut(chunk.start, chunk.end, chunk.heavy, tuple(chunk.headings))
        for chunk in chunker.chunk(text, settings).chunks
    ]


def by_reference(
    text: str,
    strategy: str,
    size: int,
    overlap: int = 0,
    *,
    unit: str = "characters",
    encoding: str = "o200k_base",
    setext: bool = False,
    **options: bool,
) -> list[Cut]:
    """The chunks that the rules, followed slowly, make."""
    found = reference.chunks(
        text,
        strategy,
        size,
        overlap,
        UNITS.get(strategy, unit),
        encoding,
        [name for name, is_on in {"setext": setext, **options}.items() if is_on],
        characters=sources.characters(text),
        sentences=sources.sentences(sources.flowing(text) if options.get("unwrap") else text),
        token_ends=[] if encoding == "estimate" else sources.token_ends(text, encoding),
    )
    return [Cut(*chunk) for chunk in found]


def slices(text: str, cuts: list[Cut]) -> list[str]:
    """The text of each chunk."""
    return [text[cut.start : cut.end] for cut in cuts]


def marked(text: str, cuts: list[Cut]) -> str:
    """The text with its chunks written in.

    `ab|cd` where chunks only touch. Where they share text, `[` opens each and `]` closes each, in
    the same order: in `[ab[cd]ef]` the chunks are `abcd` and `cdef`.
    """
    if all(one.end == following.start for one, following in itertools.pairwise(cuts)):
        return "|".join(slices(text, cuts))
    return "".join(
        "]" * sum(cut.end == place for cut in cuts)
        + "[" * sum(cut.start == place for cut in cuts)
        + text[place : place + 1]
        for place in range(len(text) + 1)
    )
