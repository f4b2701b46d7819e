"""Settings are checked when they are made, and say what they changed."""

import pytest

from chunker import Settings, SettingsError
from chunker.strategies import STRATEGIES


def test_overlap_is_clamped_below_the_size_and_says_so() -> None:
    settings = Settings("characters", size=3, overlap=5)
    assert (settings.overlap, settings.asked_overlap, settings.clamped) == (2, 5, True)


def test_an_overlap_below_the_size_is_left_alone() -> None:
    settings = Settings("characters", size=3, overlap=2)
    assert (settings.overlap, settings.clamped) == (2, False)


def test_a_size_of_one_leaves_no_room_for_overlap() -> None:
    assert Settings("words", size=1, overlap=1).overlap == 0


@pytest.mark.parametrize("strategy", STRATEGIES.values(), ids=STRATEGIES)
def test_a_strategy_with_one_unit_always_has_it(strategy: object) -> None:
    for asked in ("", *strategy.units):
        assert Settings(strategy.name, unit=asked).unit in strategy.units
    if len(strategy.units) == 1:
        assert Settings(strategy.name, unit="tokens").unit == strategy.units[0]


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("size", {"size": 0}),
        ("size", {"size": -1}),
        ("size", {"size": 1_000_000_001}),
        ("size", {"size": "abc"}),
        ("size", {"size": 1.5}),
        ("size", {"size": True}),
        ("size", {"size": None}),
        ("overlap", {"overlap": -1}),
        ("overlap", {"overlap": "5"}),
        ("strategy", {"strategy": "magic"}),
        ("strategy", {"strategy": ["words"]}),
        ("encoding", {"encoding": "p50k"}),
        ("unit", {"unit": "bytes"}),
        ("unit", {"unit": "words"}),
        ("setext", {"setext": "yes"}),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_by_its_name(
    field: str, values: dict[str, object]
) -> None:
    with pytest.raises(SettingsError) as refused:
        Settings(**values)
    assert refused.value.field == field
    assert field in str(refused.value).lower()


def test_the_largest_size_is_taken() -> None:
    assert Settings(size=10**9, overlap=10**9).overlap == 10**9 - 1


def test_settings_from_json_ignore_names_that_are_none_of_theirs() -> None:
    json = '{"strategy": "words", "size": 7, "overlap": 2, "asked_overlap": 9, "colour": "red"}'
    assert Settings.from_json(json) == Settings("words", size=7, overlap=2)


@pytest.mark.parametrize("json", ["4", "null", '"size"', "[]", '["size"]', "true"])
def test_json_that_is_no_object_is_refused(json: str) -> None:
    with pytest.raises(SettingsError, match="JSON object"):
        Settings.from_json(json)
