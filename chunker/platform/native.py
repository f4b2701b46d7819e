"""The platform on CPython: ICU for Unicode, PyPI tiktoken for tokens."""

import os
import re
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import accumulate
from pathlib import Path

import tiktoken
from icu4py.breakers import BaseBreaker, CharacterBreaker, SentenceBreaker, WordBreaker

from ..offsets import Utf16
from ..progress import Progress
from . import TokenizerUnavailableError

_VOCABULARIES = Path(__file__).parent.parent / "vocabularies"
_LONE_SURROGATES = re.compile("[\ud800-\udfff]")
_LONG_WHITE_SPACE = re.compile(r"(?<!\s)\s{100000}")


def report(progress: Progress) -> None:
    """Nobody waits here."""


def text(text: str) -> "_Text":
    return _Text(text)


class _Text:
    def __init__(self, text: str) -> None:
        # Neither ICU nor UTF-8 takes lone surrogates; U+FFFD breaks as they do (UAX #29: Other).
        self._text = _LONE_SURROGATES.sub("\ufffd", text)

    def graphemes(self) -> "array[int]":
        return array("i", [0, *self._segment_ends(CharacterBreaker)])

    def sentences(self) -> "array[int]":
        return self._segment_ends(SentenceBreaker)[:-1]

    def words(self) -> "array[int]":
        return array("i", [0, *self._segment_ends(WordBreaker)])

    def _segment_ends(self, breaker: type[BaseBreaker]) -> "array[int]":
        segments = breaker(self._text, "en").segments()
        return Utf16(self._text).code_points(end for _, end in segments)

    def token_ends(self, encoding: str) -> "array[int]":
        tokens = _encode(self._text, encoding)
        byte_ends = accumulate(map(len, tokenizer(encoding).decode_tokens_bytes(tokens)))
        if self._text.isascii():
            return array("i", byte_ends)
        return _to_code_points(self._text, byte_ends)

    def counts(self, encoding: str, starts: Sequence[int], ends: Sequence[int]) -> "array[int]":
        slices = zip(starts, ends, strict=True)
        return array("i", (len(_encode(self._text[start:end], encoding)) for start, end in slices))


def _encode(text: str, encoding: str) -> list[int]:
    # tiktoken's own pattern engine runs out of stack on such a run; Python's "regex" does not.
    if _LONG_WHITE_SPACE.search(text):
        return tokenizer(encoding)._encode_only_native_bpe(text)
    return tokenizer(encoding).encode_ordinary(text)


@cache
def tokenizer(encoding: str) -> tiktoken.Encoding:
    """The encoding of that name, or ``TokenizerUnavailableError``."""
    try:
        with _cache_of_vocabularies():
            return tiktoken.get_encoding(encoding)
    except (OSError, ValueError) as error:
        raise TokenizerUnavailableError(f"the vocabulary could not be loaded ({error})") from error


@contextmanager
def _cache_of_vocabularies() -> Iterator[None]:
    """Let tiktoken read the vocabularies beside this package, where a build has put them."""
    name = "TIKTOKEN_CACHE_DIR"
    if name in os.environ or not _VOCABULARIES.is_dir():
        yield
        return
    os.environ[name] = str(_VOCABULARIES)
    try:
        yield
    finally:
        del os.environ[name]


def _to_code_points(text: str, byte_ends: Iterator[int]) -> "array[int]":
    """Turn ends in UTF-8 bytes into ends in code points, those inside one into its end."""
    ends = array("i")
    code_point = byte = 0
    for byte_end in byte_ends:
        while byte < byte_end:
            byte += len(text[code_point].encode())
            code_point += 1
        ends.append(code_point)
    return ends
