"""Other settings tried on the same document: what a change would leave of a finding."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..cutting import TooManyChunksError, cut
from ..progress import Progress, Result, Task
from ..result import Chunking
from ..settings import Settings
from .finding import Check, Finding

_MOST_TRIALS = 250
_MOST_CHARACTERS = 10_000_000
"""How much text is cut in all trials together: a long document has fewer of them."""
_RESERVE = 20
"""So many trials are kept for other changes while one is made as small as can be."""
_MOST_CHUNKS = 20_000
"""Settings that make more chunks are no advice."""


NOTHING = Finding("", "", count=0)
"""What is found where there is nothing to find."""


Changes = dict[str, Any]
"""Fields of ``Settings`` with new values."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A change of settings that was tried."""

    changes: Changes
    left: int
    """How many things the check still finds."""


class Trials:
    """Cuts a document with other settings, as often as is worth the wait."""

    def __init__(self, chunking: Chunking) -> None:
        self._chunking = chunking
        length = max(1, len(chunking.document.text))
        self._left = min(_MOST_TRIALS, _MOST_CHARACTERS // length)
        self._cut: dict[Settings, Chunking | None] = {}

    @property
    def is_ample(self) -> bool:
        """Whether there are trials enough to make a change smaller that is known to do."""
        return self._left > _RESERVE

    def run(self, check: Check, changes: Changes, *, is_free: bool = False) -> Task[Finding | None]:
        """What a check finds after a change of settings, ``NOTHING`` too; None if not tried.

        A free trial is always made, and leaves the others their number.
        """
        if not is_free:
            if self._left <= 0:
                return None
            self._left -= 1
        settings = replace(self._chunking.settings, **changes)
        if settings not in self._cut:
            self._cut[settings] = yield from _as_trial(self._try(settings))
        chunking = self._cut[settings]
        if chunking is None:
            return None
        return (yield from _as_trial(check(chunking))) or NOTHING

    def best(
        self, check: Check, candidates: Iterable[Changes], *, is_free: bool = False
    ) -> Task[Attempt | None]:
        """The first change that leaves nothing, else the one that leaves the least."""
        best: Attempt | None = None
        for changes in candidates:
            after = yield from self.run(check, changes, is_free=is_free)
            if after and (best is None or after.count < best.left):
                best = Attempt(changes, after.count)
            if best and not best.left:
                break
        return best

    def _try(self, settings: Settings) -> Task[Chunking | None]:
        try:
            return (yield from cut(self._chunking.document, settings, _MOST_CHUNKS))
        except TooManyChunksError:
            return None


def _as_trial(steps: Task[Result]) -> Task[Result]:
    """The same work, told as a trial and not as that on the chunks that are shown."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        yield Progress("Trying what would mend them", 0)
