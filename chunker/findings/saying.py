"""A change of settings in the user's words: what to press."""

from typing import Any

from ..settings import Settings
from ..strategies import STRATEGIES
from ..wording import amount, series

OPTIONS = {
    "keep_headings": "keep headings with their text",
    "join_small": "join small neighbours",
    "unwrap": "let line breaks inside a paragraph end no sentence",
}
"""The settings that are on or off, and what to turn one on is called."""


def say(changes: dict[str, Any], settings: Settings) -> str:
    """What to do to change the settings so.

    >>> say({"overlap": 38}, Settings())
    'Use an overlap of 38 tokens'
    >>> say({"strategy": "sentences", "unwrap": True}, Settings())
    'Use the Sentences strategy and let line breaks inside a paragraph end no sentence'
    """
    unit = changes.get("unit", settings.unit)
    parts = []
    if "strategy" in changes:
        parts.append(f"use the {STRATEGIES[changes['strategy']].label} strategy")
    if "size" in changes:
        parts.append(f"use a size of {amount(changes['size'], unit)}")
    if "overlap" in changes:
        overlap = changes["overlap"]
        parts.append(f"use an overlap of {amount(overlap, unit)}" if overlap else "use no overlap")
    parts += [words for name, words in OPTIONS.items() if changes.get(name)]
    text = series(parts, "and")
    return text[0].upper() + text[1:]
