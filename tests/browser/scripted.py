"""What runs JavaScript in a page: Playwright's Page, or a browser of tests/browser/engines."""

from typing import Any, Protocol


class Scripted(Protocol):
    """A page that scripts can be run in."""

    def evaluate(self, expression: str) -> Any:
        """What a JavaScript expression gives; a function is called, a promise awaited."""
        ...
