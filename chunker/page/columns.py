"""A chunking as columns of numbers, for the page: positions in UTF-16 code units."""

from array import array
from bisect import bisect_left
from dataclasses import asdict

from ..document import Document
from ..export import settings_used
from ..findings import Finding
from ..result import Chunking
from ..strategies import STRATEGIES

Columns = dict[str, "array[int]"]

OVER_SIZE, HEAVY = 1, 2
"""What the bits of a chunk's flags mean."""


def positions(chunking: Chunking) -> Columns:
    """What is known once the document is cut: a number for each chunk in every column."""
    document = chunking.document
    columns = {
        "starts": document.utf16.units(chunking.starts),
        "ends": document.utf16.units(chunking.ends),
        "characters": chunking.characters,
        "overlap": chunking.overlaps,
        "lines": chunking.lines,
    }
    if STRATEGIES[chunking.settings.strategy].has_sections:
        columns["section"], columns["lastSection"] = chunking.sections
    if chunking.settings.strategy == "words":
        words = document.words
        columns["firstWord"] = array("i", (bisect_left(words, at) + 1 for at in chunking.starts))
        columns["lastWord"] = array("i", (bisect_left(words, at) for at in chunking.ends))
    return columns


def counts(chunking: Chunking) -> Columns:
    """What is known once each chunk's tokens are counted."""
    flags = zip(chunking.over_size, chunking.heavy, strict=True)
    return {
        "tokens": chunking.tokens,
        "flags": array("B", (OVER_SIZE * over_size | HEAVY * heavy for over_size, heavy in flags)),
    }


def outline(chunking: Chunking) -> dict[str, object]:
    """The settings as they were used, and the heading paths that ``section`` numbers."""
    settings = chunking.settings
    paths: list[tuple[str, ...]] = []
    if STRATEGIES[settings.strategy].has_sections:
        paths = [section.path for section in chunking.document.sections(settings.setext)]
    return {"settings": settings_used(chunking), "paths": paths}


def summary(chunking: Chunking) -> dict[str, object]:
    """The figures and the notices."""
    return {
        "figures": asdict(chunking.figures),
        "notices": [asdict(notice) for notice in chunking.notices],
    }


def findings(found: list[Finding]) -> list[dict[str, object]]:
    """The findings, but for their places."""
    return [
        {
            "kind": finding.kind,
            "text": finding.text,
            "remedies": [asdict(remedy) for remedy in finding.remedies],
        }
        for finding in found
    ]


def finding_places(document: Document, found: list[Finding]) -> Columns:
    """Where each finding is, by its kind: start and end of the first place, of the second, …"""
    return {
        finding.kind: document.utf16.units(edge for place in finding.places for edge in place)
        for finding in found
    }


def finding_seams(document: Document, found: list[Finding]) -> Columns:
    """The cut at each place of a finding, by its kind; none where it is not about cuts."""
    return {finding.kind: document.utf16.units(finding.seams) for finding in found}
