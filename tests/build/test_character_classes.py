"""The table of character classes, against PyPI tiktoken's own regular expressions."""

import json
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise

import pytest
import tiktoken

from building import BuildError, character_classes

#: What each letter of the table stands for.
PATTERNS = {
    "u": r"[\p{Lu}\p{Lt}]",
    "l": r"\p{Ll}",
    "c": r"[\p{Lm}\p{Lo}]",
    "m": r"\p{M}",
    "n": r"\p{N}",
    "s": r"[\s--[\r\n]]",
    "b": r"[\r\n]",
    "o": r"[^\s\p{L}\p{N}\p{M}]",
}

POINTS = [point for point in range(0x110000) if not 0xD800 <= point <= 0xDFFF]


def runs() -> Iterator[tuple[str, int]]:
    for letter, length in re.findall(r"([a-z])(\d+)", json.loads(character_classes.table())):
        yield letter, int(length)


@pytest.fixture(scope="module")
def letters() -> str:
    """The letter of every code point."""
    return "".join(letter * length for letter, length in runs())


def matched(pattern: str, text: str) -> str:
    """What the pattern matches in the text; the rest, tiktoken drops."""
    single = {bytes([byte]): byte for byte in range(256)}
    encoding = tiktoken.Encoding(
        "bytes", pat_str=pattern, mergeable_ranks=single, special_tokens={}
    )
    return bytes(encoding.encode_ordinary(text)).decode()


def test_the_table_holds_every_code_point_once(letters: str) -> None:
    assert len(letters) == 0x110000
    assert all(first != second for (first, _), (second, _) in pairwise(runs()))


@pytest.mark.parametrize("letter", PATTERNS)
def test_the_classes_are_those_of_tiktoken(letters: str, letter: str) -> None:
    text = "".join(map(chr, POINTS))
    expected = "".join(chr(point) for point in POINTS if letters[point] == letter)
    assert matched(PATTERNS[letter], text) == expected


def test_surrogates_are_what_they_are_replaced_by(letters: str) -> None:
    assert set(letters[0xD800:0xE000]) == {letters[0xFFFD]}


def test_a_writer_that_fails_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "no such module\n")
    monkeypatch.setattr(character_classes.subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(BuildError, match="no such module"):
        character_classes.table.__wrapped__()
