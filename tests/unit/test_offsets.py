"""Positions in code points and in UTF-16 code units."""

from chunker.offsets import Utf16


def test_astral_characters_are_two_units() -> None:
    utf16 = Utf16("a😀b😀")
    assert list(utf16.units([0, 1, 2, 3, 4])) == [0, 1, 3, 4, 6]
    assert list(utf16.code_points([0, 1, 3, 4, 6])) == [0, 1, 2, 3, 4]


def test_other_texts_have_the_same_positions_in_both() -> None:
    utf16 = Utf16("aé漢\ud800")
    assert list(utf16.units(range(5))) == list(utf16.code_points(range(5))) == [0, 1, 2, 3, 4]
