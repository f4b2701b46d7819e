"""The colours of both themes: readable, and told apart by readers who see fewer of them."""

import re
from itertools import product
from pathlib import Path

import pytest

from tests.colour_science import COLOUR_BLINDNESS, contrast, difference, linear, seen

STYLE = Path("static/style")
TINTS = ["tint-vermillion", "tint-sky", "tint-orange", "tint-blue"]
"""The tints of neighbouring chunks, in turn."""


def colours(file: str) -> dict[str, str]:
    """The colours that a style sheet names."""
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", (STYLE / file).read_text("utf-8")))


THEMES = {"light": colours("tokens.css"), "dark": colours("tokens.css") | colours("dark.css")}

TEXT = [
    *product(["on-tint"], TINTS),
    *product(["ink", "ink-soft", "ink-faint"], ["ground", "surface", "paper", "fill"]),
    *product(["ink", "ink-soft", "ink-faint"], ["note-fill"]),
    *product(["bad"], ["surface", "ground"]),
    *product(["ink", "bad"], ["bad-fill"]),
    ("on-strong", "strong"),
]
SHAPES = [
    *product(["mark", "hover-line", "look"], [*TINTS, "paper"]),
    *product(["edge", "focus", "strong"], ["ground", "surface", "paper"]),
    *product(["look", "good", "note-edge"], ["ground", "surface"]),
    ("look", "fill"),
    ("note-edge", "note-fill"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_can_be_read(theme: str, text: str, ground: str) -> None:
    assert contrast(THEMES[theme][text], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_marks_and_edges_can_be_seen(theme: str, shape: str, ground: str) -> None:
    assert contrast(THEMES[theme][shape], THEMES[theme][ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", COLOUR_BLINDNESS)
def test_neighbouring_tints_are_told_apart(theme: str, blindness: str) -> None:
    tints = [seen(linear(THEMES[theme][name]), COLOUR_BLINDNESS[blindness]) for name in TINTS]
    for tint, following in zip(tints, [*tints[1:], tints[0]], strict=True):
        assert difference(tint, following) >= 35


def test_the_colour_science_agrees_with_known_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    red, green = linear("#ff0000"), linear("#00ff00")
    assert difference(red, green) == pytest.approx(170.6, abs=0.1)
    assert difference(linear("#ffffff"), linear("#000000")) == pytest.approx(100, abs=0.01)
