"""Every case of Unicode's own tests of grapheme, word and sentence boundaries."""

import pytest

import chunker
from tests.oracle.break_tests import (
    CHANGED_SINCE,
    WORDS_CHANGED_SINCE,
    character_tests,
    read,
    sentence_tests,
    word_tests,
)


@pytest.fixture(scope="module", params=["", "😀\r\n"], ids=["alone", "behind-an-astral-line"])
def before(request: pytest.FixtureRequest) -> str:
    """Text to stand before each case: it always breaks behind a line break."""
    return str(request.param)


def test_graphemes(before: str) -> None:
    cases = character_tests()
    assert len(cases) > 600
    for text, breaks in cases:
        characters = chunker.Document(before + text).characters
        found = [place - len(before) for place in characters if place >= len(before)]
        assert found == breaks, ascii(text)


def test_words(before: str) -> None:
    cases = word_tests()
    assert len(cases) > 1800
    for text, breaks in cases:
        words = chunker.Document("").word_boundaries(before + text)
        found = [place - len(before) for place in words if place >= len(before)]
        assert found == breaks, ascii(text)


def test_sentences(before: str) -> None:
    cases = sentence_tests()
    assert len(cases) > 500
    for case in cases:
        text = before + case.text
        places = {0, *chunker.Document(text).sentences, len(text)}
        found = sorted(place - len(before) for place in places if place >= len(before))
        assert found == case.breaks, ascii(case.text)


def test_each_change_is_one() -> None:
    for name, changed in (
        ("GraphemeBreakTest.txt", CHANGED_SINCE),
        ("WordBreakTest.txt", WORDS_CHANGED_SINCE),
    ):
        cases = {case.text: case.breaks for case in read(name)}
        for text, breaks in changed.items():
            assert cases[text] != breaks
