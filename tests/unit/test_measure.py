"""Sizes of slices without reading them."""

from chunker.measure import Boundaries, Tokens

# "ab 😀c": tokens `ab`, ` ` + half of the emoji, its other half, `c`.
EMOJI = Tokens(boundaries=[0, 1, 2, 3, 4, 5], ends=[2, 4, 4, 5])


def test_steps_count_boundaries_and_round_the_last_unit_up() -> None:
    characters = Boundaries(range(10), per=4)
    assert [characters.size(0, end) for end in (0, 1, 4, 5, 9)] == [0, 1, 1, 2, 3]
    assert characters.farthest(1, 1) == 5
    assert characters.nearest(9, 1) == 5
    assert characters.nearest(3, 1) == 0


def test_steps_skip_what_is_inside_a_character() -> None:
    characters = Boundaries([0, 2, 3, 7])
    assert characters.size(0, 7) == 3
    assert characters.farthest(2, 1) == 3
    assert characters.farthest(0, 10**9) == 7
    assert characters.nearest(7, 2) == 2


def test_tokens_count_where_they_end() -> None:
    assert [EMOJI.size(0, end) for end in range(6)] == [0, 0, 1, 1, 3, 4]
    assert EMOJI.size(3, 4) == 2


def test_the_farthest_boundary_may_be_inside_a_token_but_a_window_does_not_end_there() -> None:
    assert EMOJI.farthest(0, 1) == 3
    assert EMOJI.window_end(0, 1) == 2


def test_before_a_character_heavier_than_the_limit_a_window_takes_what_is_there() -> None:
    assert EMOJI.window_end(2, 1) == 3
    assert EMOJI.window_end(3, 1) == 3


def test_the_nearest_boundary_leaves_no_more_than_the_limit() -> None:
    assert EMOJI.nearest(5, 1) == 4
    assert EMOJI.nearest(5, 2) == 4
    assert EMOJI.nearest(5, 3) == 2
    assert EMOJI.nearest(5, 4) == 0
