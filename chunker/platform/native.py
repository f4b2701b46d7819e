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
from icu4py.breakers import BaseBreaker, CharacterBreaker, SentenceBreaker

from ..offsets import Utf16
from ..progress import Progress
from . import TokenizerUnavailableError

_VOCABULARIES = Path(__file__).parent.parent / "vocabularies"
_LONE_SURROGATES = re.compile("[\ud800-\udfff]")
_LONG_WHITE_SPACE = re.compile(r"(?<!\s)\s{100000}")


def graphemes(text: str) -> "array[int]":
    return array("i", [0, *_segment_ends(CharacterBreaker, text)])


def sentences(text: str) -> "array[int]":
    return _segment_ends(SentenceBreaker, text)[:-1]


def _well_formed(text: str) -> str:
    # Neither ICU nor UTF-8 takes lone surrogates; U+FFFD breaks as they do (UAX #29: class Other).
    return _LONE_SURROGATES.sub("\ufffd", text)


def _segment_ends(breaker: type[BaseBreaker], text: str) -> "array[int]":
    segments = breaker(_well_formed(text), "en").segments()
    return Utf16(text).code_points(end for _, end in segments)


def report(progress: Progress) -> None:
    """Nobody waits here."""


@cache
def tokenizer(encoding: str) -> "_Tokenizer":
    try:
        with _cache_of_vocabularies():
            return _Tokenizer(tiktoken.get_encoding(encoding))
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


class _Tokenizer:
    def __init__(self, encoding: tiktoken.Encoding) -> None:
        self._encoding = encoding

    def token_ends(self, text: str) -> "array[int]":
        text = _well_formed(text)
        tokens = self._encode(text)
        lengths = map(len, self._encoding.decode_tokens_bytes(tokens))
        if text.isascii():
            return array("i", accumulate(lengths))
        return _to_code_points(text, accumulate(lengths))

    def counts(self, text: str, starts: Sequence[int], ends: Sequence[int]) -> "array[int]":
        text = _well_formed(text)
        slices = zip(starts, ends, strict=True)
        return array("i", (len(self._encode(text[start:end])) for start, end in slices))

    def _encode(self, text: str) -> list[int]:
        # tiktoken's own pattern engine runs out of stack on such a run; Python's "regex" does not.
        if _LONG_WHITE_SPACE.search(text):
            return self._encoding._encode_only_native_bpe(text)
        return self._encoding.encode_ordinary(text)


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
