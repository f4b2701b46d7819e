"""What the page shows before Python is there: the choices it offers, and an example already cut."""

import json
from dataclasses import asdict
from pathlib import Path

from . import columns
from .cutting import chunk
from .findings import findings
from .session import CHARACTER_LIMIT, CHUNK_LIMIT
from .settings import ENCODINGS, UNITS, Settings
from .strategies import STRATEGIES

_EXAMPLES = Path(__file__).parent.parent / "static" / "examples"


def write(file: Path) -> None:
    """Write ``start.json``: the catalogue, and the first example with its result."""
    first = json.loads((_EXAMPLES / "examples.json").read_text("utf-8"))[0]
    text = (_EXAMPLES / first["file"]).read_bytes().decode()
    chunking = chunk(text, Settings(**first["settings"]))
    result = columns.outline(chunking) | columns.summary(chunking)
    found = findings(chunking)
    result |= {
        **_lists(columns.places(chunking) | columns.counts(chunking)),
        "findings": columns.findings(found),
        "places": _lists(columns.finding_places(chunking.document, found)),
        "seams": _lists(columns.finding_seams(chunking.document, found)),
    }
    example = {"file": first["file"], "text": text, "result": result}
    start = {"catalogue": catalogue(), "example": example}
    file.write_text(json.dumps(start, ensure_ascii=False), "utf-8")


def _lists(named: columns.Columns) -> dict[str, list[int]]:
    return {name: list(column) for name, column in named.items()}


def catalogue() -> dict[str, object]:
    """Every choice that a user has, with its words, and the limits of the page."""
    return {
        "strategies": [
            {
                "name": strategy.name,
                "label": strategy.label,
                "summary": strategy.summary,
                "units": strategy.units,
            }
            for strategy in STRATEGIES.values()
        ],
        "units": UNITS,
        "encodings": [{"name": name, "label": label} for name, label in ENCODINGS.items()],
        "defaults": asdict(Settings()),
        "limits": {"characters": CHARACTER_LIMIT, "chunks": CHUNK_LIMIT},
    }
