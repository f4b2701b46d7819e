"""Unicode's own tests of grapheme, word and sentence boundaries, as Unicode 17.0 answers them.

Debian 12's `unicode-data` has those of Unicode 15.0; what has changed since is written down here.
"""

import pathlib
import typing

FOLDER = pathlib.Path("/usr/share/unicode/auxiliary")


class BreakTest(typing.NamedTuple):
    """A text and the places where it breaks, its two ends among them."""

    text: str
    breaks: list[int]


CHANGED_SINCE = {
    # U+2701 is no longer Extended_Pictographic, so the joiner does not join it.
    "\u2701\u200d\u2701": [0, 2, 3],
}
"""Where cases of Unicode 15.0 break now."""

WORDS_CHANGED_SINCE = {"\u2701\u200d\u2701": [0, 2, 3], "a\u200d\u2701": [0, 2, 3]}
"""The same of words."""

CONJUNCTS = """
÷ 0915 ÷ 0924 ÷
÷ 0915 × 094D × 0924 ÷
÷ 0915 × 094D × 094D × 0924 ÷
÷ 0915 × 094D × 200D × 0924 ÷
÷ 0915 × 093C × 200D × 094D × 0924 ÷
÷ 0915 × 093C × 094D × 200D × 0924 ÷
÷ 0915 × 094D × 0924 × 094D × 092F ÷
÷ 0915 × 094D ÷ 0061 ÷
÷ 0061 × 094D ÷ 0924 ÷
÷ 003F × 094D ÷ 0924 ÷
÷ 0AB8 × 0AFB × 0ACD × 0AB8 × 0AFB ÷
÷ 1019 × 1039 × 1018 ÷ 102C × 1037 ÷
÷ 1004 × 103A × 1039 × 1011 × 1039 × 1011 ÷
÷ 1B12 × 1B01 ÷ 1B32 × 1B44 × 1B2F ÷ 1B32 × 1B44 × 1B22 × 1B44 × 1B2C ÷ 1B32 × 1B44 × 1B22 × 1B38 ÷
÷ 179F × 17D2 × 178F × 17D2 × 179A × 17B8 ÷
÷ 1B26 ÷ 1B17 × 1B44 × 1B13 ÷
÷ 1B27 ÷ 1B13 × 1B44 × 1B0B ÷ 1B0B × 1B04 ÷
÷ 1795 × 17D2 × 17AF ÷ 1798 ÷
÷ 17A0 × 17D2 × 17AB ÷ 1791 × 17D0 ÷ 1799 ÷
"""
"""The cases of rule GB9c, which is newer than 15.0, from Unicode 17.0's GraphemeBreakTest.txt."""


def character_tests() -> list[BreakTest]:
    """The tests of grapheme boundaries; FileNotFoundError without Debian's package."""
    cases = read("GraphemeBreakTest.txt")
    changed = [BreakTest(text, CHANGED_SINCE.get(text, breaks)) for text, breaks in cases]
    return changed + parse_all(CONJUNCTS)


def word_tests() -> list[BreakTest]:
    """The tests of word boundaries; FileNotFoundError without Debian's package."""
    cases = read("WordBreakTest.txt")
    return [BreakTest(text, WORDS_CHANGED_SINCE.get(text, breaks)) for text, breaks in cases]


def sentence_tests() -> list[BreakTest]:
    """The tests of sentence boundaries; FileNotFoundError without Debian's package."""
    return read("SentenceBreakTest.txt")


def read(name: str) -> list[BreakTest]:
    """The cases of a file."""
    path = FOLDER / name
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: install the Debian package unicode-data")
    return parse_all(path.read_text("utf-8"))


def parse_all(written: str) -> list[BreakTest]:
    """The cases in the lines of a file."""
    lines = (line.partition("#")[0] for line in written.splitlines())
    return [parse(line) for line in lines if line.strip()]


def parse(line: str) -> BreakTest:
    """One case.

    >>> parse("÷ 000D × 000A ÷ 0061 ÷")
    BreakTest(text='\\r\\na', breaks=[0, 2, 3])
    """
    text = ""
    breaks = []
    for sign in line.split():
        if sign == "÷":
            breaks.append(len(text))
        elif sign != "×":
            text += chr(int(sign, 16))
    return BreakTest(text, breaks)
