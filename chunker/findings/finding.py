"""What a finding is: one thing to look at, and what would mend it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps

from ..progress import Task
from ..result import Chunking
from ..structure import Span


@dataclass(frozen=True, slots=True)
class Remedy:
    """Settings that mend a finding, tried on the document."""

    text: str
    """What to do, said to the user; where that mends only a part, how much it leaves."""
    settings: dict[str, object]
    """The fields of ``Settings`` that change, with their new values."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to look at."""

    kind: str
    """Its name for programs."""
    text: str
    """It, said to the user."""
    places: list[Span] = field(default_factory=list)
    """Where it is in the document, in code points; empty where it is about the whole."""
    seams: list[int] = field(default_factory=list)
    """The cut at each of these places; empty where it is not about cuts."""
    remedies: list[Remedy] = field(default_factory=list)
    """What mends it, the smallest change first; empty where nothing that was tried does."""
    count: int = 1
    """How many things it is about: sentences, chunks, …"""


Check = Callable[[Chunking], Task[Finding | None]]
"""Looks for one kind of thing in a chunking, in steps."""


def at_once(look: Callable[[Chunking], Finding | None]) -> Check:
    """A check that needs no steps."""

    @wraps(look)
    def check(chunking: Chunking) -> Task[Finding | None]:
        yield from ()
        return look(chunking)

    return check
