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


class Text(Protocol):
    """A text that can be asked where its parts are. Every position is in code points.

    Tokens are exact: special tokens are read as plain text, lone surrogates as U+FFFD. Whoever asks
    for them may get a ``TokenizerUnavailableError``.
    """

    def graphemes(self) -> Sequence[int]:
        """All extended grapheme cluster boundaries (UAX #29), the start and end included."""
        ...

    def sentences(self) -> Sequence[int]:
        """The sentence boundaries (UAX #29) inside the text."""
        ...

    def words(self) -> Sequence[int]:
        """All word boundaries (UAX #29), the start and end included."""
        ...

    def token_ends(self, encoding: str) -> Sequence[int]:
        """Where each token ends; one that ends inside a code point counts as ending after it."""
        ...

    def counts(self, encoding: str, starts: Sequence[int], ends: Sequence[int]) -> Sequence[int]:
        """How many tokens each slice has, its own text tokenised alone."""
        ...


class Platform(Protocol):
    """The place the package runs in."""

    def text(self, text: str) -> Text:
        """Take a text, once, to be asked about it."""
        ...

    def report(self, progress: Progress) -> None:
        """Hear how far a piece of work is that cannot be left before its end."""
        ...


@cache
def here() -> Platform:
    """The platform of the interpreter that runs this."""
    if sys.platform == "emscripten":
        from . import browser

        return cast(Platform, browser)
    from . import native

    return native
