"""The platform in the browser: Intl.Segmenter for Unicode, the page's own tokenizer for tokens.

The work is done by the page's own ES modules, over the whole string at once; only typed arrays
cross over, in code points.
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


def graphemes(text: str) -> Sequence[int]:
    boundaries = texts.open(text).graphemes()
    # JavaScript's null: every code point is a character.
    return range(len(text) + 1) if not boundaries else _from_js(boundaries)


def sentences(text: str) -> "array[int]":
    return _from_js(texts.open(text).sentences())


def report(progress: Progress) -> None:
    # The page hears it at once, although this worker does not listen before its work is done.
    xworker.sync.report(progress.stage, progress.fraction)


async def load_tokenizer(encoding: str) -> str:
    """Load a tokenizer; give "" once it is there, else why it cannot be had."""
    _reasons[encoding] = await texts.load(encoding)
    return _reasons[encoding]


def tokenizer(encoding: str) -> "_Tokenizer":
    reason = _reasons.get(encoding, "it has not been loaded")
    if reason:
        raise TokenizerUnavailableError(reason)
    return _Tokenizer(encoding)


class _Tokenizer:
    def __init__(self, encoding: str) -> None:
        self._encoding = encoding

    def token_ends(self, text: str) -> "array[int]":
        return _from_js(texts.open(text).tokenEnds(self._encoding))

    def counts(self, text: str, starts: Sequence[int], ends: Sequence[int]) -> "array[int]":
        js_starts, js_ends = to_js(array("i", starts)), to_js(array("i", ends))
        return _from_js(texts.open(text).counts(self._encoding, js_starts, js_ends))


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
