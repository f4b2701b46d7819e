"""The entry point in the browser: PyScript runs this in a worker, the page calls ``__export__``.

Text and JSON go in; typed arrays and JSON come out, never the text. Positions that leave are in
UTF-16 code units. A job is driven by the page, step by step, so that a newer one can take over.
"""

import json
from collections.abc import Iterator
from typing import Any

import js

from chunker.cutting import TooManyChunksError
from chunker.findings import verdict
from chunker.page import columns
from chunker.page.session import Session
from chunker.platform import browser
from chunker.result import Chunking
from chunker.settings import Settings, SettingsError

__export__ = ["answer", "load_encoding", "open", "begin", "step", "export", "export_part"]

_session = Session(browser.report)
_shown: tuple[Chunking | None, bool] = (None, False)
"""The chunking that the page has, and whether it has its counts."""
_parts: Iterator[str] = iter(())


async def load_encoding(name: str) -> str:
    """Load a tokenizer; give "" once it is there, else why it cannot be had."""
    return await browser.load_tokenizer(name)


def answer() -> None:
    """Do nothing; while a call is worked on, this one waits."""


def open(text: str) -> None:
    """Take another document."""
    _session.open(text)


def begin(settings: str) -> str:
    """Start to chunk with ``settings`` (JSON); give as JSON the ``error`` in them, if any."""
    try:
        parsed = Settings.from_json(settings)
    except SettingsError as error:
        return _error(error.field, error)
    _session.begin(parsed)
    return "{}"


def step(milliseconds: int) -> Any:
    """Go on for about so long; give how far the job is, and what has become known.

    First, once, come ``columns`` and ``outline`` (the document is cut), then ``counts`` and
    ``summary`` (its tokens are counted), then ``findings`` with their ``places`` and
    ``seams``, the ``verdict`` where there are none, and ``done``.
    An ``error`` ends a job that cannot be done.
    """
    result = js.Object.new()
    try:
        progress = _session.step(milliseconds / 1000)
    except TooManyChunksError as error:
        result.error = _error("size", error)
        return result
    result.done = progress is None
    if progress:
        result.stage, result.fraction = progress.stage, progress.fraction
    if _session.chunking:
        _add_news(result, _session.chunking)
    return result


def _add_news(result: Any, chunking: Chunking) -> None:
    global _shown
    if _shown[0] is not chunking:
        result.columns = _to_js(columns.positions(chunking))
        result.outline = json.dumps(columns.outline(chunking))
        _shown = (chunking, False)
    if _session.counted and not _shown[1]:
        result.counts = _to_js(columns.counts(chunking))
        result.summary = json.dumps(columns.summary(chunking))
        _shown = (chunking, True)
    if _session.findings is not None:
        result.findings = json.dumps(columns.findings(_session.findings))
        result.verdict = "" if _session.findings else verdict(chunking)
        result.places = _to_js(columns.finding_places(chunking.document, _session.findings))
        result.seams = _to_js(columns.finding_seams(chunking.document, _session.findings))


def export(name: str, offsets: str) -> None:
    """Start to write the last chunking in the format of that name; ``export_part`` gives it."""
    global _parts
    _parts = _session.export(name, offsets)


def export_part(length: int) -> str:
    """The next part of the export, of about ``length`` characters; "" once there is no more."""
    parts, left = [], length
    while left > 0 and (part := next(_parts, "")):
        parts.append(part)
        left -= len(part)
    return "".join(parts)


def _to_js(named: columns.Columns) -> Any:
    result = js.Object.new()
    for name, numbers in named.items():
        setattr(result, name, browser.to_js(numbers))
    return result


def _error(field: str, error: Exception) -> str:
    return json.dumps({"error": {"field": field, "message": str(error)}})
