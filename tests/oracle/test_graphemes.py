"""The document's characters against the `regex` module's `\\X`, wherever the two may differ.

They are made from other versions of Unicode; each difference has to have one of the causes here.
"""

import pytest
import regex
from hypothesis import given

import chunker
from tests import sources
from tests.property.fragments import FRAGMENTS
from tests.property.texts import long_text, texts

# Code points that regex 2026.11.19 has from a later Unicode than the 17.0 of ICU 78.
NEWER = regex.compile(
    r"[\u05C8\u05C9\u0B53\u0B54\u1ADE\u1ADF\u1AEC-\u1AF0\u1CF5\u1CF6\U00010ECB-\U00010ECF"
    r"\U00010EF0-\U00010EF9\U00011A3A\U00011B0A\U00011DF0\U00011DF1\U0001D127\U0001D128"
    r"\U0001D250-\U0001D252\U0001D25B\U0001D25C\U0001D25F\U0001D280\U0001D281\U0001F1AE"
    r"\U0001F7DA\U0001F7DB\U0001F7F1-\U0001F7FF]"
)
EXTENDED = r"[\p{InCB=Extend}\p{InCB=Linker}]*"
LINKER = regex.compile(rf"\p{{InCB=Linker}}{EXTENDED}$")
LINKED_CONSONANT = regex.compile(rf"\p{{InCB=Consonant}}{EXTENDED}\p{{InCB=Linker}}{EXTENDED}$")
CONSONANT = regex.compile(r"\p{InCB=Consonant}")

# Every code point is tried in these; planes 4 to 13 have none.
CONTEXTS = ["a{}\u0301", "👩\u200d{}", "\u0915\u094d{}"]
ASSIGNED_PLANES = [*range(0x40000), *range(0xE0000, 0xE1000), *range(0x10FF00, 0x110000)]
BLOCK = 0x400


def is_newer(text: str, place: int) -> bool:
    """A code point beside the place, in the characters that meet there, is newer than ICU."""
    begins = max((found.start() for found in regex.finditer(r"\X", text[:place])), default=0)
    return bool(NEWER.search(text, begins, place + 1))


def is_joined_by_a_linker_alone(text: str, place: int) -> bool:
    """`regex` joins a linker to a consonant; rule GB9c asks for one before the linker too."""
    before = text[:place]
    return bool(
        LINKER.search(before)
        and not LINKED_CONSONANT.search(before)
        and CONSONANT.match(text, place)
    )


def unexplained(text: str) -> list[int]:
    """The places that only one of the two takes for a boundary, for no known cause."""
    differing = set(chunker.Document(text).characters) ^ set(sources.characters(text))
    return [
        place
        for place in sorted(differing)
        if not is_newer(text, place) and not is_joined_by_a_linker_alone(text, place)
    ]


@given(text=texts)
def test_characters_of_nasty_texts(text: str) -> None:
    assert unexplained(text) == []


@pytest.mark.parametrize("kind", sorted(FRAGMENTS))
def test_characters_of_long_texts(kind: str) -> None:
    assert unexplained(long_text(kind, 20_000, 1)) == []


@pytest.mark.parametrize("context", CONTEXTS, ids=ascii)
def test_every_code_point(context: str) -> None:
    for first in range(0, len(ASSIGNED_PLANES), BLOCK):
        block = ASSIGNED_PLANES[first : first + BLOCK]
        text = "\n".join(context.format(chr(c)) for c in block)
        assert [ascii(text[place - 3 : place + 3]) for place in unexplained(text)] == []
