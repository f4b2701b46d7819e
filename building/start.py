"""What the page shows before Python is there: the choices it offers, and an example already cut."""

import json
from dataclasses import fields
from pathlib import Path

from chunker import Document, Settings, chunk, findings
from chunker.findings import verdict
from chunker.page import columns
from chunker.page.session import CHARACTER_LIMIT, CHUNK_LIMIT
from chunker.settings import ENCODINGS, LARGEST_SIZE, MODELS, OPTION_LABELS, UNITS
from chunker.strategies import STRATEGIES

from . import ROOT

EXAMPLES = ROOT / "static" / "examples"


def write(file: Path) -> None:
    """Write ``start.json``: the catalogue, and the first example with its result."""
    first = json.loads((EXAMPLES / "examples.json").read_text("utf-8"))[0]
    text = (EXAMPLES / first["file"]).read_bytes().decode()
    start = page(text, Settings(**first["settings"]), first["file"])
    file.write_text(json.dumps(start, ensure_ascii=False), "utf-8")


def page(text: str, settings: Settings, file: str) -> dict[str, object]:
    """``start.json`` for any text, as the page's example of the name ``file``."""
    return {
        "catalogue": catalogue(),
        "example": {"file": file, "text": text, "result": result(text, settings)},
    }


def result(text: str, settings: Settings) -> dict[str, object]:
    """What the worker tells the page of a chunking, its columns as lists."""
    document = Document(text)
    chunking = chunk(document, settings)
    found = findings(chunking)
    return {
        **columns.outline(chunking),
        **columns.summary(chunking),
        **_lists(columns.positions(chunking) | columns.counts(chunking)),
        "findings": columns.findings(found),
        "verdict": "" if found else verdict(chunking),
        "places": _lists(columns.finding_places(document, found)),
        "seams": _lists(columns.finding_seams(document, found)),
    }


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
                "options": strategy.options,
                "packs": strategy.packs,
                "hasSections": strategy.has_sections,
            }
            for strategy in STRATEGIES.values()
        ],
        "units": UNITS,
        "encodings": [
            {"name": name, "label": label, "models": MODELS[name]}
            for name, label in ENCODINGS.items()
        ],
        "defaults": {f.name: getattr(Settings(), f.name) for f in fields(Settings) if f.init},
        "options": OPTION_LABELS,
        "limits": {"characters": CHARACTER_LIMIT, "chunks": CHUNK_LIMIT, "size": LARGEST_SIZE},
        "flags": {"overSize": columns.OVER_SIZE, "heavy": columns.HEAVY},
    }
