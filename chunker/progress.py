"""Long work as generators: each yields how far it is and returns its result at the end."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a stage of the work is."""

    stage: str
    """What is being done, in the user's words."""
    fraction: float
    """From 0 to 1."""


Task = Generator[Progress, None, Result]


def finish(steps: Task[Result]) -> Result:
    """Do all the work at once and give its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
