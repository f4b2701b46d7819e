"""What a user asks for: strategy, size, overlap, unit, encoding."""

import json
from collections.abc import Collection
from dataclasses import dataclass, field, fields

from .counting import ESTIMATE
from .strategies import OPTIONS, STRATEGIES, Limits

UNITS = ("tokens", "characters", "words")

ENCODINGS = {
    "cl100k_base": "cl100k_base, exact",
    "o200k_base": "o200k_base, exact",
    ESTIMATE: "estimated: characters ÷ 4",
}
"""Every way to count tokens, with the words that stand beside its figures."""

MODELS = {
    "cl100k_base": "What OpenAI’s embedding models count with: text-embedding-3-small, "
    "text-embedding-3-large, text-embedding-ada-002 (2026).",
    "o200k_base": "What OpenAI’s chat models from GPT-4o on count with; none of its embedding "
    "models does (2026).",
    ESTIMATE: "For models whose tokenizer is not offered here.",
}
"""What each way to count is for, said to the user, with the year in which that was so."""

OPTION_LABELS = {
    "setext": "Treat underlined titles as headings (Setext)",
    "keep_headings": "Keep headings with their text",
    "join_small": "Join small neighbours",
    "unwrap": "Line breaks inside a paragraph end no sentence",
}
"""What a user reads of each setting that is on or off."""

LARGEST_SIZE = 1_000_000_000


class SettingsError(ValueError):
    """A setting that cannot be used; the message is for the user, ``field`` names the setting."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True)
class Settings:
    """How to chunk. Invalid values raise ``SettingsError``; an overlap not below size is clamped.

    >>> Settings("characters", size=10, overlap=10).overlap
    9
    """

    strategy: str = "recursive"
    """One of ``STRATEGIES``."""
    size: int = 512
    """The most a chunk holds, in ``unit``; at least 1."""
    overlap: int = 64
    """The most a chunk shares with the one before, in ``unit``; from 0 to size − 1."""
    unit: str = ""
    """``characters``, ``tokens`` or ``words``; where the strategy has but one, it is that one."""
    encoding: str = "cl100k_base"
    """One of ``ENCODINGS``: how tokens are counted."""
    setext: bool = False
    """Whether underlined titles are headings, too."""
    keep_headings: bool = False
    """Whether a heading is one piece with the beginning of its text, as far as that fits."""
    join_small: bool = False
    """Whether neighbouring chunks that fit in the size together become one."""
    unwrap: bool = False
    """Whether a line break inside a paragraph is read as a space, and ends no sentence."""
    asked_overlap: int = field(init=False, compare=False)
    """The overlap that was asked for, before it was clamped."""

    def __post_init__(self) -> None:
        _check_choice("strategy", self.strategy, STRATEGIES)
        _check_choice("encoding", self.encoding, ENCODINGS)
        _check_number("size", self.size, 1)
        _check_number("overlap", self.overlap, 0)
        for name in OPTIONS:
            if not isinstance(value := getattr(self, name), bool):
                raise SettingsError(name, f"{name} is true or false, not {value!r}.")
        self._set("unit", _unit(STRATEGIES[self.strategy].units, self.unit))
        self._set("asked_overlap", self.overlap)
        self._set("overlap", min(self.overlap, self.size - 1))

    @property
    def limits(self) -> Limits:
        """What the strategy has to keep to; options that it does not have are off."""
        options = {name: getattr(self, name) for name in STRATEGIES[self.strategy].options}
        return Limits(self.size, self.overlap, **options)

    @property
    def clamped(self) -> bool:
        """Whether the overlap was too large for the size, and was made smaller."""
        return self.overlap < self.asked_overlap

    @classmethod
    def from_json(cls, text: str) -> "Settings":
        """Settings from a JSON object; names that are not settings are ignored.

        Anything else, and what is no JSON at all, raises ``SettingsError``.
        """
        try:
            values = json.loads(text)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            raise SettingsError("settings", "Settings are a JSON object of names and values.")
        return cls(**{f.name: values[f.name] for f in fields(cls) if f.init and f.name in values})

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)


def _check_choice(name: str, value: object, known: Collection[str]) -> None:
    if not isinstance(value, str) or value not in known:
        choices = ", ".join(known)
        raise SettingsError(name, f"There is no {name} {value!r}; choose one of {choices}.")


def _check_number(name: str, value: object, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SettingsError(name, f"The {name} must be a whole number, not {value!r}.")
    if not least <= value <= LARGEST_SIZE:
        raise SettingsError(name, f"The {name} must be from {least} to {LARGEST_SIZE:,}.")


def _unit(units: tuple[str, ...], asked: str) -> str:
    if not asked:
        return units[0]
    _check_choice("unit", asked, UNITS)
    if len(units) == 1:
        return units[0]
    if asked not in units:
        raise SettingsError("unit", f"The unit must be {' or '.join(units)} here, not {asked}.")
    return asked
