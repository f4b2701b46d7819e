"""The chunks as JSON, JSON Lines and CSV, bit by bit, so that large results can be streamed.

The files are UTF-8. A lone surrogate, which UTF-8 has no bytes for, stands as its escape
``\\udXXX``: in JSON that is the standard's own way (RFC 8259, section 7). JSON escapes in
the same way the characters that it may hold as they are but many readers end a line at.
"""

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict, fields

from .result import Chunk, Chunking

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")

_ENDS_OF_LINE = re.compile("[\x85\u2028\u2029]")
"""What ends a line for a reader such as ``str.splitlines``, and JSON does not escape."""

OFFSETS = {"utf16": "UTF-16 code units", "codepoints": "code points"}
"""What the positions of an exported chunk can count."""


def json_lines(chunking: Chunking, offsets: str = "utf16") -> Iterator[str]:
    """One JSON object a line for each chunk, in order."""
    return (_json(record) + "\n" for record in records(chunking, offsets))


def json_document(chunking: Chunking, offsets: str = "utf16") -> Iterator[str]:
    """One JSON object with the settings, the figures, the notices and all chunks."""
    head = {
        "settings": settings_used(chunking),
        "offsets": offsets,
        "figures": asdict(chunking.figures),
        "notices": [asdict(notice) for notice in chunking.notices],
    }
    yield _json(head)[:-1] + ', "chunks": ['
    separator = "\n"
    for record in records(chunking, offsets):
        yield separator + _json(record)
        separator = ",\n"
    yield "\n]}\n"


def comma_separated(chunking: Chunking, offsets: str = "utf16") -> Iterator[str]:
    """A header and a row for each chunk (RFC 4180).

    A heading path is joined by `` › ``, several paths by `` | ``.
    """
    yield _csv_row(["number", *(field.name for field in fields(Chunk))])
    paths = zip(chunking.headings, chunking.section_paths, strict=True)
    for record, (path, chunk_sections) in zip(records(chunking, offsets), paths, strict=True):
        sections = " | ".join(" › ".join(path) for path in chunk_sections)
        joined = {"headings": " › ".join(path), "sections": sections}
        yield _csv_row([*(record | joined).values()])


FORMATS: dict[str, Callable[[Chunking, str], Iterator[str]]] = {
    "jsonl": json_lines,
    "json": json_document,
    "csv": comma_separated,
}
"""Every export format by its name."""


def settings_used(chunking: Chunking) -> dict[str, object]:
    """The settings as they were used: overlap clamped, encoding as it could be had."""
    return asdict(chunking.settings) | {"encoding": chunking.encoding}


def records(chunking: Chunking, offsets: str) -> Iterator[dict[str, object]]:
    """Each chunk as a mapping, numbered from 1, its positions counted as ``offsets`` says."""
    starts, ends = chunking.starts, chunking.ends
    if offsets == "utf16":
        starts, ends = map(chunking.document.utf16.units, (starts, ends))
    for index, chunk in enumerate(chunking.each_chunk()):
        yield {"number": index + 1} | asdict(chunk) | {"start": starts[index], "end": ends[index]}


def _json(value: object) -> str:
    written = json.dumps(value, ensure_ascii=False)
    return _escape(_ENDS_OF_LINE, _escape(_LONE_SURROGATE, written))


def _csv_row(values: list[object]) -> str:
    row = io.StringIO()
    csv.writer(row).writerow(values)
    return _escape(_LONE_SURROGATE, row.getvalue())


def _escape(characters: re.Pattern[str], text: str) -> str:
    return characters.sub(lambda match: f"\\u{ord(match[0]):04x}", text)
