"""The break tests of the Unicode Character Database, as Debian's `unicode-data` has them."""

import pathlib
import typing

FOLDER = pathlib.Path("/usr/share/unicode/auxiliary")


class BreakTest(typing.NamedTuple):
    """A text and the places where it breaks, its two ends among them."""

    text: str
    breaks: list[int]


def break_tests(name: str) -> list[BreakTest]:
    """The cases of a file such as `GraphemeBreakTest.txt`; FileNotFoundError without it."""
    path = FOLDER / name
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: install the Debian package unicode-data")
    lines = (line.partition("#")[0] for line in path.read_text("utf-8").splitlines())
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
