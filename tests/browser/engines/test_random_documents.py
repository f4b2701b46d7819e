"""Texts and settings drawn at random, from fixed seeds, through one page of each browser."""

import random
from typing import Any

import pytest

import chunker
from tests.browser.bench import choose, put
from tests.browser.drawn import drawn_chunks, drawn_text
from tests.browser.engines.browser import Browser
from tests.browser.engines.corpus import as_in_javascript
from tests.browser.engines.segmentation import document_in
from tests.browser.waiting import until
from tests.property.fragments import FRAGMENTS
from tests.property.settings import WAYS
from tests.property.texts import long_text

long = pytest.mark.long

SEEDS = {
    "chromium": pytest.param("chromium", range(50)),
    "chromium-more": pytest.param("chromium", range(50, 150), marks=long),
    "firefox": pytest.param("firefox", range(50), marks=long),
    "webkit": pytest.param("webkit", range(50), marks=long),
}

#: What is not near the view is not drawn over.
LINES = 60


def drawn_at_random(seed: int) -> tuple[str, dict[str, Any]]:
    """A text and settings for it; the overlap may be asked for larger than the size."""
    draw = random.Random(seed)
    strategy, unit, encoding = draw.choice(WAYS)
    kinds = draw.choices(sorted(FRAGMENTS), k=draw.randint(1, 3))
    text = "".join(long_text(kind, draw.randint(1, 250), seed) for kind in kinds)
    size = draw.choice([1, 2, 3, draw.randint(4, 12), draw.randint(4, 60), 512, 10**9])
    overlap = draw.choice([0, draw.randint(0, min(size, 60) + 2)])
    settings = {"strategy": strategy, "size": size, "overlap": overlap, "unit": unit}
    settings |= {"encoding": encoding, "setext": draw.random() < 0.5}
    return as_in_javascript("".join(text.splitlines(keepends=True)[:LINES])), settings


@pytest.mark.parametrize(
    ("started", "seeds"), SEEDS.values(), ids=SEEDS, indirect=["started"], scope="session"
)
def test_the_page_draws_the_chunks_of_cpython(browser: Browser, seeds: range) -> None:
    for seed in seeds:
        text, settings = drawn_at_random(seed)
        put(browser, text)
        choose(browser, settings)
        chunking = chunker.chunk(document_in(browser, text), chunker.Settings(**settings))
        units = chunking.document.utf16.units
        expected = list(zip(units(chunking.starts), units(chunking.ends), strict=True))
        until(browser, f"document.querySelectorAll('#paper .start').length === {len(expected)}", 20)
        assert drawn_chunks(browser) == expected, (seed, text, settings)
        assert drawn_text(browser) == text, (seed, text, settings)
