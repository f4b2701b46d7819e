"""The platform in the browser: Intl.Segmenter for Unicode, the page's own tokenizer for tokens.

The work is done by the page's own ES modules (static/text). A text is handed over once; from then
on only typed arrays of positions cross, in code points.
"""

from array import array
from collections.abc import Sequence
from typing import Any

import js
from polyscript import xworker
from polyscript.js_modules import text as texts

from ..progress import Progress
from . import TokenizerUnavailableError

_reasons: dict[str, str] = {}
"""Why each tokenizer that was asked for cannot be had; "" where it can."""


def report(progress: Progress) -> None:
    # The page hears it at once, although this worker does not listen before its work is done.
    xworker.sync.report(progress.stage, progress.fraction)


async def load_tokenizer(encoding: str) -> str:
    """Load a tokenizer; give "" once it is there, else why it cannot be had."""
    _reasons[encoding] = await texts.load(encoding)
    return _reasons[encoding]


def text(text: str) -> "_Text":
    return _Text(text)


class _Text:
    def __init__(self, text: str) -> None:
        self._length = len(text)
        self._in_js = texts.open(text)

    def graphemes(self) -> Sequence[int]:
        boundaries = self._in_js.graphemes()
        # JavaScript's null: every code point is a character.
        return range(self._length + 1) if not boundaries else _from_js(boundaries)

    def sentences(self) -> "array[int]":
        return _from_js(self._in_js.sentences())

    def words(self) -> "array[int]":
        return _from_js(self._in_js.words())

    def token_ends(self, encoding: str) -> "array[int]":
        _require(encoding)
        return _from_js(self._in_js.tokenEnds(encoding))

    def counts(self, encoding: str, starts: Sequence[int], ends: Sequence[int]) -> "array[int]":
        _require(encoding)
        slices = to_js(array("i", starts)), to_js(array("i", ends))
        return _from_js(self._in_js.counts(encoding, *slices))


def _require(encoding: str) -> None:
    reason = _reasons.get(encoding, "it has not been loaded")
    if reason:
        raise TokenizerUnavailableError(reason)


def to_js(numbers: "array[int]") -> Any:
    """A copy of ``numbers`` as a JavaScript Int32Array (Uint8Array for bytes)."""
    kind = js.Uint8Array if numbers.typecode == "B" else js.Int32Array
    copy = kind.new(len(numbers))
    copy.assign(numbers)
    return copy


def _from_js(numbers: Any) -> "array[int]":
    copy = array("i")
    copy.frombytes(numbers.to_bytes())
    return copy
