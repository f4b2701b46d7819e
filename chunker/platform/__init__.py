"""What the package needs of the place it runs in: Unicode segmentation and tokenizers.

``native`` serves CPython (icu4py, tiktoken), ``browser`` serves Pyodide (Intl.Segmenter, the
page's own tokenizer). Nothing else in the package knows where it runs.
"""

import sys
from collections.abc import Sequence
from functools import cache
from typing import Protocol, cast

from ..progress import Progress


class TokenizerUnavailableError(Exception):
    """An exact tokenizer cannot be had here; the message says why, in the user's words."""


class Tokenizer(Protocol):
    """An exact encoding. Special tokens are read as plain text, lone surrogates as U+FFFD."""

    def token_ends(self, text: str) -> Sequence[int]:
        """The code point position where each token of ``text`` ends.

        A token that ends inside a code point counts as ending behind it.
        """
        ...

    def counts(self, text: str, starts: Sequence[int], ends: Sequence[int]) -> Sequence[int]:
        """How many tokens each slice ``text[start:end]`` has, tokenised alone."""
        ...


class Platform(Protocol):
    """The place the package runs in. Every position is in code points."""

    def graphemes(self, text: str) -> Sequence[int]:
        """All extended grapheme cluster boundaries (UAX #29), 0 and ``len(text)`` included."""
        ...

    def sentences(self, text: str) -> Sequence[int]:
        """The sentence boundaries (UAX #29) inside ``text``."""
        ...

    def report(self, progress: Progress) -> None:
        """Hear how far a piece of work is that cannot be left before its end."""
        ...

    def tokenizer(self, encoding: str) -> Tokenizer:
        """The tokenizer of that name, or ``TokenizerUnavailableError``."""
        ...


@cache
def here() -> Platform:
    """The platform of the interpreter that runs this."""
    if sys.platform == "emscripten":
        from . import browser

        return cast(Platform, browser)
    from . import native

    return native
