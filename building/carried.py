"""What the files of the site carry inside that no lock names, as carried.toml lists it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).parent / "carried.toml"


@dataclass(frozen=True)
class Part:
    """Somebody's software inside a file of the site."""

    name: str
    version: str
    """'' where the file does not tell it."""
    licence: str
    """An SPDX expression."""
    copyright: str
    registry: str
    """The registry that knows it by its name, as purls call it; '' for none."""


@dataclass(frozen=True)
class Carrier:
    """A file of the site, with what it carries."""

    file: str
    title: str
    parts: tuple[Part, ...]


def carriers() -> list[Carrier]:
    """Every file, or folder, that carries something."""
    table = tomllib.loads(TABLE.read_text("utf-8"))
    return [
        Carrier(row["name"], row["title"], tuple(Part(*part) for part in row["parts"]))
        for row in table["file"]
    ]


def names() -> set[str]:
    """The npm packages that bundles carry, in versions of their own."""
    return {part.name for each in carriers() for part in each.parts if part.registry == "npm"}
