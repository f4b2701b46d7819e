"""The service worker lists every file of the site, with its hash."""

import hashlib
import json
import re
from pathlib import Path

from building import service_worker

#: What the page shows its first result with, wherever that is.
NEEDED_FIRST = {
    "index.html",
    "manifest.webmanifest",
    "start.json",
    "python/chunker.zip",
    "vendor/pyodide/pyodide.asm.wasm",
    "vendor/tiktoken/encoders/cl100k_base.json",
}

NEEDED_LATER = {
    "licences.txt",
    "vendor/mammoth/mammoth.browser.min.js",
    "vendor/pdfjs/pdf.worker.min.mjs",
    "vendor/tiktoken/encoders/o200k_base.json",
    "vendor/turndown/turndown.browser.es.js",
}


def listed(site: Path) -> dict[str, dict[str, str]]:
    """The list that a built worker begins with."""
    script = (site / "sw.js").read_text("utf-8")
    found = re.match(r"const SITE = (\{.*?\n\});", script, re.DOTALL)
    assert found
    lists: dict[str, dict[str, str]] = json.loads(found[1])
    return lists


def test_every_file_is_listed_once_with_its_hash(site: Path) -> None:
    lists = listed(site)
    assert not lists["first"].keys() & lists["later"].keys()
    assert {**lists["first"], **lists["later"]} == {
        file.relative_to(site).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in site.rglob("*")
        if file.is_file() and file.name not in ("sw.js", "chunking-visualizer.html")
    }


def test_what_is_used_rarely_comes_later(site: Path) -> None:
    lists = listed(site)
    assert lists["first"].keys() >= NEEDED_FIRST
    assert lists["later"].keys() >= NEEDED_LATER


def test_another_content_is_another_worker(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one")
    service_worker.write(tmp_path)
    before = (tmp_path / "sw.js").read_bytes()
    (tmp_path / "sw.js").unlink()
    service_worker.write(tmp_path)
    assert (tmp_path / "sw.js").read_bytes() == before
    (tmp_path / "sw.js").unlink()
    (tmp_path / "index.html").write_text("two")
    service_worker.write(tmp_path)
    assert (tmp_path / "sw.js").read_bytes() != before


def test_the_worker_imports_nothing(site: Path) -> None:
    script = (site / "sw.js").read_text("utf-8")
    assert not re.search(r"importScripts|^\s*(import|export)\b", script, re.MULTILINE)
