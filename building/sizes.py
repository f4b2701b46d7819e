"""What a first visit downloads, and how much it may be.

tests/browser/test_first_visit.py holds the lists against the requests of a browser.
"""

import gzip
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from . import BuildError, modules

#: Files whose bytes no host compresses again.
COMPRESSED = {".zip", ".png"}

#: What Python and the first encoding are loaded from, besides what these import.
ENGINE = [
    "static/engine/engine.js",
    "pyscript.toml",
    "chunker/page/worker.py",
    "python/chunker.zip",
    "static/engine/interpreter.mjs",
    "static/text/text.js",
    "vendor/pyscript/*",
    "vendor/pyodide/*",
    "vendor/tiktoken/character-classes.json",
    "vendor/tiktoken/encoders/cl100k_base.json",
]


class Stage(NamedTuple):
    """A moment of the first visit, and what has been downloaded by then."""

    name: str
    files: list[str]
    """Paths from the site's root."""
    budget: int
    """The most that the files may weigh, compressed, in bytes."""


def first_visit(site: Path) -> list[Stage]:
    """The stages of a first visit; each holds the files of the one before."""
    imports = modules.of_site(site)
    page = modules.with_imports(["index.html", *linked(site / "index.html"), "start.json"], imports)
    engine = modules.with_imports(expanded(site, ENGINE), imports)
    return [
        Stage("first paint, with the example drawn", page, 150_000),
        Stage("first result with exact tokens", list(dict.fromkeys(page + engine)), 8_000_000),
    ]


def linked(page: Path) -> list[str]:
    """The files of the site that a page loads by `href` and `src`."""
    found = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            address = dict(attributes).get("href" if tag == "link" else "src")
            if address:
                found.append(address)

    Reader().feed(page.read_text("utf-8"))
    return found


def expanded(site: Path, patterns: Iterable[str]) -> Iterator[str]:
    """The paths that patterns name; each must name one at least."""
    for pattern in patterns:
        paths = sorted(file.relative_to(site).as_posix() for file in site.glob(pattern))
        if not paths:
            raise BuildError(f"the site has no {pattern}, which a first visit is said to load.")
        yield from paths


def weight(file: Path) -> int:
    """How many bytes a host sends for a file: with gzip, unless it is compressed already."""
    content = file.read_bytes()
    return len(content) if file.suffix in COMPRESSED else len(gzip.compress(content, 9, mtime=0))


def report(site: Path) -> None:
    """Print what the stages weigh; a BuildError where one is over its budget."""
    over = []
    print(f"\n  {'A first visit, compressed':36}{'files':>6}{'kB':>8}{'of at most':>12}")
    for name, files, budget in first_visit(site):
        total = sum(weight(site / file) for file in files)
        print(f"  {name:36}{len(files):6}{total / 1000:8,.0f}{budget / 1000:12,.0f}")
        if total > budget:
            over.append(f"{name}: {total:,} bytes, {total - budget:,} over the budget")
    print(flush=True)
    if over:
        raise BuildError(f"a first visit downloads too much ({'; '.join(over)}).")
