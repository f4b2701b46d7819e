"""Every case of Unicode's own tests of grapheme and sentence boundaries."""

import pytest

import chunker
from tests.oracle.break_tests import BreakTest, break_tests

# Cases of Unicode 15.0, which Debian has, that a later version answers otherwise.
CHANGED_SINCE = {
    # U+2701 is no longer Extended_Pictographic, so the joiner does not join it.
    "\u2701\u200d\u2701": [0, 2, 3],
}


@pytest.fixture(scope="module", params=["", "😀\r\n"], ids=["alone", "behind-an-astral-line"])
def before(request: pytest.FixtureRequest) -> str:
    """Text to stand before each case: it always breaks behind a line break."""
    return str(request.param)


def expected(case: BreakTest, before: str) -> list[int]:
    breaks = CHANGED_SINCE.get(case.text, case.breaks)
    return [len(before) + place for place in breaks]


def test_graphemes(before: str) -> None:
    cases = break_tests("GraphemeBreakTest.txt")
    assert len(cases) > 600
    for case in cases:
        characters = chunker.Document(before + case.text).characters
        found = [place for place in characters if place >= len(before)]
        assert found == expected(case, before), ascii(case.text)


def test_sentences(before: str) -> None:
    cases = break_tests("SentenceBreakTest.txt")
    assert len(cases) > 500
    for case in cases:
        text = before + case.text
        places = {0, *chunker.Document(text).sentences, len(text)}
        found = sorted(place for place in places if place >= len(before))
        assert found == expected(case, before), ascii(case.text)


def test_each_change_is_one() -> None:
    cases = {case.text: case.breaks for case in break_tests("GraphemeBreakTest.txt")}
    for text, breaks in CHANGED_SINCE.items():
        assert cases[text] != breaks
