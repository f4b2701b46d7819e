"""Chunking a document: from a text and settings to its chunks."""

from array import array

from .counting import ESTIMATE, Counter
from .document import Document
from .platform import TokenizerUnavailableError
from .progress import Progress, Task, finish
from .result import Chunking
from .settings import Settings
from .strategies import STRATEGIES, prepare

_CHUNKS_PER_STEP = 1000


class TooManyChunksError(Exception):
    """The settings make more chunks than were allowed; the message is for the user."""


def chunk(document: str | Document, settings: Settings | None = None) -> Chunking:
    """Cut a text, or a ``Document`` that is kept for further settings, into chunks.

    Where an exact encoding cannot be had, tokens are estimated and the notices say why.
    """
    if isinstance(document, str):
        document = Document(document)
    return finish(cut(document, settings or Settings()))


def cut(document: Document, settings: Settings, most: int | None = None) -> Task[Chunking]:
    """Cut a document into chunks, in steps; the chunks' own tokens are yet to be counted.

    More than ``most`` chunks raise ``TooManyChunksError``.
    """
    yield Progress("Finding the characters", 0)
    length = document.characters[-1]
    yield Progress("Counting the document's tokens", 0)
    counter, unavailable = _counter(document, settings.encoding)
    starts, ends = array("i"), array("i")
    yield Progress("Cutting", 0)
    measure = document.measure(settings.unit, counter.encoding)
    strategy = STRATEGIES[settings.strategy]
    yield from prepare(strategy, document, settings.limits)
    for start, end in strategy.cut(document, measure, settings.limits):
        starts.append(start)
        ends.append(end)
        if most is not None and len(starts) > most:
            raise TooManyChunksError(
                f"These settings make more than {most:,} chunks, the most that can be shown. "
                "A larger size or a smaller overlap makes fewer."
            )
        if not len(starts) % _CHUNKS_PER_STEP:
            yield Progress("Cutting", end / length)
    return Chunking(document, settings, counter, unavailable, starts, ends)


def _counter(document: Document, encoding: str) -> tuple[Counter, str]:
    """The counter that can be had, and why it is not the one asked for."""
    try:
        return document.counter(encoding), ""
    except TokenizerUnavailableError as reason:
        return document.counter(ESTIMATE), str(reason)
