"""The one face that three browsers have here, so that each test is written once."""

import json
from typing import Any, Protocol

import pytest

#: Wide and tall enough to have all of a test's document in view, in CSS pixels.
WIDTH, HEIGHT = 1400, 2400

#: So long may a script run, in seconds.
PATIENCE = 120


#: For what is proven in Chromium on every run, in the other browsers on a long one.
OTHERS_IN_LONG_RUNS = pytest.mark.parametrize(
    "started",
    ["chromium", *(pytest.param(name, marks=pytest.mark.long) for name in ("firefox", "webkit"))],
    indirect=True,
    scope="session",
)


class Browser(Protocol):
    """A browser with one window."""

    name: str
    version: str

    def open(self, url: str) -> None:
        """Open a page and wait until it has loaded."""
        ...

    def evaluate(self, expression: str) -> Any:
        """What a JavaScript expression gives; a function is called, a promise awaited."""
        ...

    def problems(self) -> list[str]:
        """The errors that the console has shown since this was last asked."""
        ...


class ScriptError(Exception):
    """A script that a test ran has thrown."""


def as_json(expression: str) -> str:
    """An expression whose promise gives the value in JSON, in which lone surrogates survive."""
    return f"""(async () => {{
      const value = await ({expression});
      return JSON.stringify(await (typeof value === 'function' ? value() : value) ?? null);
    }})()"""


def call(browser: Browser, function: str, *arguments: object) -> Any:
    """What a JavaScript function gives for arguments that JSON can hold, lone surrogates too."""
    return browser.evaluate(f"({function})(...{json.dumps(arguments)})")
