"""Why packed chunks share nothing at a seam."""

from collections import Counter

from chunker.bare_seams import LARGE, SECTION, SPLIT, TIGHT, Packing
from chunker.levels import Characters, Cuts
from chunker.measure import Boundaries


def causes(written: str, size: int, overlap: int) -> Counter[str]:
    """The causes at the seams that are marked with `!`, of pieces of characters.

    A piece ends at `|`, of the coarser kind at `/`, and a section at `#`.
    """
    marks: dict[str, list[int]] = {"#": [], "/": [], "|": [], "!": []}
    text = ""
    for sign in written:
        if sign in marks:
            marks[sign].append(len(text))
        else:
            text += sign
    characters = range(len(text) + 1)
    levels = [Cuts(text, marks["/"]), Cuts(text, marks["|"]), Characters(characters)]
    packing = Packing(levels, Boundaries(characters), size, overlap)
    return packing.causes(marks["!"], [0, *marks["#"], len(text)])


def test_the_last_piece_is_larger_than_the_overlap() -> None:
    assert causes("abcdef/!ghijkl", 6, 5) == {LARGE: 1}
    assert causes("ab/cdef/!ghijkl/!mn", 6, 3) == {LARGE: 2}


def test_the_last_piece_does_not_fit_beside_the_next() -> None:
    assert causes("ab/cd/!efghi", 6, 2) == {TIGHT: 1}


def test_a_piece_over_the_size_before_or_after_the_seam_or_around_it() -> None:
    assert causes("ab/!cdefghi/!jk", 6, 2) == {SPLIT: 2}
    # Inside the piece the finer cuts count: `ef` is within the overlap, `gh` beside it over 3.
    assert causes("ab/!cd|ef|!gh/i", 3, 2) == {SPLIT: 1, TIGHT: 1}
    assert causes("abcd|!ef/gh", 4, 3) == {LARGE: 1}


def test_a_section_begins() -> None:
    assert causes("ab#!cd/!efghi#!jk", 6, 1) == {SECTION: 2, LARGE: 1}
    # The piece before the seam starts where its section does, and the next one ends there.
    assert causes("abcdefgh#ij/!klm", 4, 2) == {TIGHT: 1}
    assert causes("abcd#efgh/!i#jklmno", 4, 3) == {LARGE: 1}


def test_white_space_at_the_end_of_a_slice_is_no_piece() -> None:
    # In the first slice of the coarser kind `cd` and the spaces are one piece.
    assert causes("ab|!cd|  /ef", 5, 2) == {TIGHT: 1}
