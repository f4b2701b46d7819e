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


class Door:
    """CPython's platform, but for one text's characters and sentences, which are a browser's."""

    report = staticmethod(native.report)
    tokenizer = staticmethod(native.tokenizer)

    def __init__(self, browser: Browser, text: str) -> None:
        [self._characters] = characters(browser, [text])
        [self._sentences] = sentences(browser, [text])

    def graphemes(self, text: str) -> list[int]:
        return self._characters

    def sentences(self, text: str) -> list[int]:
        return self._sentences


def document_in(browser: Browser, text: str) -> chunker.Document:
    """The document as CPython's package has it, with the browser's characters and sentences."""
    with patch.object(document, "here", lambda: Door(browser, text)):
        return chunker.Document(text)
