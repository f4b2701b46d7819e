"""Where a text can be cut behind its blank lines, line breaks, spaces and words.

Each function gives the positions (code points) behind which a piece ends, in order, the text's own
start and end left out. They are not yet held against the character boundaries; ``Document`` does
that.
"""

import re
from array import array

# Atomic: "\r\n" is one line break, never "\r" and then an empty line that ends in "\n".
_LINE_BREAK = r"(?>\r\n|\n|\r)"
_LINE_BREAKS = re.compile(_LINE_BREAK)
_BLANK_LINES = re.compile(rf"{_LINE_BREAK}(?:[ \t]*+{_LINE_BREAK})++(?:[ \t]*+\Z)?")
# For a str pattern, \s matches what str.isspace accepts, and nothing else.
_SPACES = re.compile(r"\s++")
_LEADING_SPACES = re.compile(r"\s*+")


def after_line_breaks(text: str) -> "array[int]":
    r"""Behind each ``\n``, ``\r\n`` or ``\r``."""
    return _ends(_LINE_BREAKS, text)


def after_blank_lines(text: str) -> "array[int]":
    """Behind a line break and all the blank lines that follow it, where there is at least one.

    A blank line holds nothing but spaces and tabs; the last line of the text may be one, too.
    """
    return _ends(_BLANK_LINES, text)


def after_spaces(text: str) -> "array[int]":
    """Behind each run of white space (``str.isspace``), one at the start of the text included."""
    return _ends(_SPACES, text)


def after_words(text: str) -> "array[int]":
    """Behind each word but the last; white space before the first word belongs to that word."""
    return _ends(_SPACES, text, _LEADING_SPACES.match(text).end())  # type: ignore[union-attr]


def _ends(pattern: re.Pattern[str], text: str, start: int = 0) -> "array[int]":
    length = len(text)
    ends = (match.end() for match in pattern.finditer(text, start))
    return array("i", (end for end in ends if end < length))
