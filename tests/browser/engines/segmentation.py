"""CPython's chunks, cut at the characters and sentences that a browser finds.

So the two are compared in full even where the browser has another version of Unicode.
"""

from unittest.mock import patch

import chunker
from chunker import document
from chunker.platform import native
from tests.browser.engines.browser import Browser, call

CHARACTERS = """(texts) => texts.map((text) =>
  [...(segments.graphemes(text) ?? Array.from([...text, ''], (_, at) => at))])"""
SENTENCES = "(texts) => texts.map((text) => [...segments.sentences(text)])"

Places = list[list[int]]


def characters(browser: Browser, texts: list[str]) -> Places:
    """The boundaries of the characters of each text, its two ends among them."""
    found: Places = call(browser, CHARACTERS, texts)
    return found


def sentences(browser: Browser, texts: list[str]) -> Places:
    """The boundaries of the sentences inside each text."""
    found: Places = call(browser, SENTENCES, texts)
    return found


class Platform:
    """CPython's platform, but for the characters and sentences of texts, which are a browser's."""

    report = staticmethod(native.report)

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def text(self, text: str) -> "Text":
        return Text(self._browser, text)


class Text:
    """A text as CPython has it, but for its characters and sentences."""

    def __init__(self, browser: Browser, text: str) -> None:
        on_cpython = native.text(text)
        self.token_ends = on_cpython.token_ends
        self.counts = on_cpython.counts
        [self._characters] = characters(browser, [text])
        [self._sentences] = sentences(browser, [text])

    def graphemes(self) -> list[int]:
        return self._characters

    def sentences(self) -> list[int]:
        return self._sentences


def document_in(browser: Browser, text: str) -> chunker.Document:
    """The document as CPython's package has it, with the browser's characters and sentences."""
    with patch.object(document, "here", lambda: Platform(browser)):
        return chunker.Document(text)
