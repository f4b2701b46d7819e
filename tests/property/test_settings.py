"""Settings from any JSON: they can be used, or what is wrong is said by its name."""

import json

from hypothesis import given
from hypothesis import strategies as st

import chunker
from chunker.settings import ENCODINGS, LARGEST_SIZE, UNITS
from chunker.strategies import STRATEGIES

NAMES = ["strategy", "size", "overlap", "unit", "encoding", "setext"]
KNOWN = st.sampled_from([*STRATEGIES, *UNITS, *ENCODINGS, ""])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | KNOWN
VALUES = st.recursive(
    SCALARS | st.integers(-2, 40) | st.integers(LARGEST_SIZE - 2, LARGEST_SIZE + 2),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=3,
)
OBJECTS = st.dictionaries(st.sampled_from([*NAMES, "colour"]), VALUES)
DOCUMENT = chunker.Document("The ferry left.\n\n# A\nGulls 👩‍👩‍👧‍👦 followed it. \r\n")


def fault(values: object) -> str | None:
    """The setting that is refused; None where all can be used."""
    try:
        chunker.Settings.from_json(json.dumps(values))
    except chunker.SettingsError as error:
        return error.field
    return None


@given(values=OBJECTS | VALUES)
def test_settings_can_be_used_or_are_refused(values: object) -> None:
    if (field := fault(values)) is not None:
        assert field in [*NAMES, "settings"]
        return
    settings = chunker.Settings.from_json(json.dumps(values))
    assert 1 <= settings.size <= LARGEST_SIZE
    assert 0 <= settings.overlap < settings.size
    chunks = chunker.chunk(DOCUMENT, settings).chunks
    assert chunks[0].start == 0
    assert chunks[-1].end == len(DOCUMENT.text)
