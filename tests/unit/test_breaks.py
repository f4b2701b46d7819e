"""Where a text can be cut; `|` stands at each cut."""

import itertools

import pytest

from chunker import breaks


def marked(text: str, positions: list[int]) -> str:
    edges = [0, *positions, len(text)]
    return "|".join(text[a:b] for a, b in itertools.pairwise(edges))


@pytest.mark.parametrize(
    "expected",
    [
        "",
        "a",
        "a\n|b",
        "a\r\n|b\r|c\n|\r|d",
        "a\n",
        "\n|\n|a",
        "a\u2028b\u0085c\x0bd",
    ],
)
def test_after_line_breaks(expected: str) -> None:
    text = expected.replace("|", "")
    assert marked(text, list(breaks.after_line_breaks(text))) == expected


@pytest.mark.parametrize(
    "expected",
    [
        "a\nb",
        "a\r\nb",
        "a\n\n|b",
        "a\r\n\r\n|b",
        "a\r\r|b",
        "a\n \t\n\n|  b",
        "a\n\n|b\n \n|c",
        "\na",
        "\n\n|a",
        "  \n\n|a",
        "a\n\n",
        "a\n\n  ",
        "a\n  ",
        "a\n\u00a0\nb",
        "a\n\x0c\nb",
    ],
)
def test_after_blank_lines(expected: str) -> None:
    text = expected.replace("|", "")
    assert marked(text, list(breaks.after_blank_lines(text))) == expected


@pytest.mark.parametrize(
    "expected",
    ["a b", " a", "a \n\t|b\u00a0|c\x1c|d\u3000|e ", "  |a\u200bb", "\ufeffa |b"],
)
def test_after_spaces(expected: str) -> None:
    if "|" not in expected:
        expected = {"a b": "a |b", " a": " |a"}[expected]
    text = expected.replace("|", "")
    assert marked(text, list(breaks.after_spaces(text))) == expected


@pytest.mark.parametrize("expected", ["", "   ", "  a |b  \n|c ", "a", "a ", "\n\na |b"])
def test_after_words(expected: str) -> None:
    text = expected.replace("|", "")
    assert marked(text, list(breaks.after_words(text))) == expected


@pytest.mark.parametrize(
    "text", ["\n" + " " * 100_000 + "x", " \n" * 50_000, "\r\n" * 50_000 + "x"]
)
def test_hostile_runs_are_read_once(text: str) -> None:
    assert len(breaks.after_blank_lines(text)) <= 1
