"""Settings to cut with, as hypothesis strategies, and all the ways of counting."""

from hypothesis import strategies as st

import chunker
from chunker.strategies import OPTIONS

ENCODINGS = ["o200k_base", "cl100k_base", "estimate"]

# Strategy, unit and encoding.
WAYS = [
    (strategy, unit, encoding)
    for strategy, units in {
        "characters": ["characters"],
        "tokens": ["tokens"],
        "words": ["words"],
        "sentences": ["tokens", "characters"],
        "headings": ["tokens", "characters"],
        "recursive": ["tokens", "characters"],
    }.items()
    for unit in units
    for encoding in ENCODINGS
]

SIZES = st.one_of(
    st.integers(1, 3), st.integers(1, 12), st.integers(1, 60), st.sampled_from([100, 512, 10**9])
)


def named(way: tuple[str, str, str]) -> str:
    """The name of a way, for the test's report."""
    return "-".join(way)


@st.composite
def settings(draw: st.DrawFn, way: tuple[str, str, str]) -> chunker.Settings:
    """Settings of one way, whose overlap may be asked for larger than the size."""
    strategy, unit, encoding = way
    size = draw(SIZES)
    overlap = draw(st.one_of(st.integers(0, min(size, 60) + 2), st.sampled_from([0, 10**9])))
    # Those that the strategy does not have must change nothing.
    options = {name: draw(st.booleans()) for name in OPTIONS}
    return chunker.Settings(strategy, size, overlap, unit, encoding, **options)


any_settings: st.SearchStrategy[chunker.Settings] = st.sampled_from(WAYS).flatmap(settings)
