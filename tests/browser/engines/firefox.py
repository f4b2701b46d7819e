"""Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) as it speaks it itself.

Selenium would need geckodriver for it, which Debian does not have.
"""

import itertools
import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket

from tests.browser.engines.browser import HEIGHT, PATIENCE, WIDTH, ScriptError, as_json

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A running Firefox and the session with it."""

    name = "firefox"

    def __init__(self, address: str) -> None:
        self._socket = websocket.create_connection(
            f"{address}/session", timeout=PATIENCE, suppress_origin=True
        )
        self._numbers = itertools.count(1)
        self._problems: list[str] = []
        capabilities = self.call("session.new", capabilities={})["capabilities"]
        self.version: str = capabilities["browserVersion"]
        self.call("session.subscribe", events=["log.entryAdded"])
        self._tab: str = self.call("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": WIDTH, "height": HEIGHT}
        self.call("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def open(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        target = {"context": self._tab}
        result = self.call(
            "script.evaluate", expression=as_json(expression), target=target, awaitPromise=True
        )
        if result["type"] == "exception":
            raise ScriptError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def problems(self) -> list[str]:
        found, self._problems = self._problems, []
        return found

    def call(self, method: str, **parameters: object) -> Any:
        """The result of a command; what happened before it is noted."""
        number = next(self._numbers)
        command = {"id": number, "method": method, "params": parameters}
        self._socket.send(json.dumps(command))
        while True:
            message = json.loads(self._socket.recv())
            if message["type"] == "event":
                self._note(message["params"])
            elif message["id"] == number:
                break
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        return message["result"]

    def close(self) -> None:
        self.call("browser.close")
        self._socket.close()

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self._problems.append(entry["text"])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Debian's Firefox, headless, with a fresh profile in an empty folder."""
    command = ["firefox-esr", "--headless", "--remote-debugging-port=0", "--profile", str(folder)]
    words = folder / "stderr.txt"
    with (
        words.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors) as process,
    ):
        try:
            browser = Firefox(address_in(words))
            yield browser
            browser.close()
        finally:
            process.terminate()


def address_in(words: Path) -> str:
    """The address of its WebSocket, once Firefox has said it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if match := LISTENING.search(words.read_text("utf-8", "replace")):
            return match[1]
        time.sleep(0.05)
    raise RuntimeError(f"Firefox did not start:\n{words.read_text('utf-8', 'replace')}")
