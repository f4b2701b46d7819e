"""What a user asks for: strategy, size, overlap, unit, encoding."""

import json
from collections.abc import Collection
from dataclasses import dataclass, field, fields

from .strategies import STRATEGIES

UNITS = ("tokens", "characters", "words")

ENCODINGS = {
    "o200k_base": "o200k_base, exact",
    "cl100k_base": "cl100k_base, exact",
    "estimate": "estimated: characters ÷ 4",
}
"""Every way to count tokens, with the words that stand beside its figures."""

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
    encoding: str = "o200k_base"
    """One of ``ENCODINGS``: how tokens are counted."""
    setext: bool = False
    """Whether underlined headings count, too (``headings`` only)."""
    asked_overlap: int = field(init=False, compare=False)
    """The overlap that was asked for, before it was clamped."""

    def __post_init__(self) -> None:
        _check_choice("strategy", self.strategy, STRATEGIES)
        _check_choice("encoding", self.encoding, ENCODINGS)
        _check_number("size", self.size, 1)
        _check_number("overlap", self.overlap, 0)
        if not isinstance(self.setext, bool):
            raise SettingsError("setext", f"Setext is on or off, not {self.setext!r}.")
        self._set("unit", _unit(STRATEGIES[self.strategy].units, self.unit))
        self._set("asked_overlap", self.overlap)
        self._set("overlap", min(self.overlap, self.size - 1))

    @property
    def clamped(self) -> bool:
        """Whether the overlap was too large for the size, and was made smaller."""
        return self.overlap < self.asked_overlap

    @classmethod
    def from_json(cls, text: str) -> "Settings":
        """Settings from a JSON object; names that are not settings are ignored.

        What is no JSON at all raises ``json.JSONDecodeError``.
        """
        values = json.loads(text)
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
