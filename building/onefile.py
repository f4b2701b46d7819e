"""chunking-visualizer.html: the whole site as one file, which a double click opens.

A page from a file can neither import nor fetch other files. So this one holds them, packed; its
loader makes a blob of each, in an order in which every module finds the addresses of those that
it imports, and writes these into it. The modules that find files and start workers are replaced,
and in place of PyScript there is a worker of its own.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from . import ROOT, BuildError, modules
from .server import TYPES

NAME = "chunking-visualizer.html"
FILES = "static/files.js"
LOADER = ROOT / "static" / "onefile" / "loader.js"

#: Modules of this edition's own, by the path in the site of those that they stand in for.
REPLACED = {
    FILES: "static/onefile/files.js",
    "static/module-worker.js": "static/onefile/module-worker.js",
    "static/engine/make-worker.js": "static/onefile/make-worker.js",
    "static/engine/python-worker.js": "static/onefile/python-worker.js",
}

#: What the one file includes of the site.
INCLUDED = [
    "start.json",
    "chunker/page/worker.py",
    "python/chunker.zip",
    "static/**/*.*js",
    "static/examples/*",
    "vendor/jschardet/*",
    "vendor/mammoth/*",
    "vendor/pdfjs/**/*",
    "vendor/pyodide/*",
    "vendor/tiktoken/**/*",
    "vendor/turndown/*",
]

#: What a part of the file is called in the text of another; the loader puts its address there.
MARK = "onefile:"

POLICY = {
    "default-src": "'none'",
    "script-src": "{script} blob: 'wasm-unsafe-eval'",
    "worker-src": "blob:",
    "connect-src": "blob: data:",
    "style-src": "{styles}",
    "img-src": "data: blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
}

FALLBACK = "This page needs JavaScript, and a current browser."


class Part(NamedTuple):
    """A file that the one file holds."""

    path: str
    content: bytes
    names: bool
    """Whether the content names other parts."""


def write(site: Path) -> None:
    """Write the one file into the site that it is made from."""
    (site / NAME).write_bytes(html(site, ordered(read_parts(site))).encode())


def read_parts(site: Path) -> dict[str, Part]:
    """Every file that is held, with marks where it names others."""
    files = {
        file.relative_to(site).as_posix(): file
        for pattern in INCLUDED
        for file in sorted(site.glob(pattern))
        if file.is_file()
    } | {path: ROOT / own for path, own in REPLACED.items()}
    # A module's imports are relative to where it stands in the source.
    imports = modules.read({REPLACED.get(path, path): file for path, file in files.items()})
    parts = {
        path: marked(path, file.read_bytes(), imports.get(REPLACED.get(path, path), []), files)
        for path, file in files.items()
    }
    return parts | {FILES: with_table(parts)}


def marked(
    path: str, content: bytes, imports: Iterable[modules.Import], held: Container[str]
) -> Part:
    """A module with a mark in place of the name of each other.

    What is imported only when it is needed, and is not held, keeps its name, to fail there. A
    vendored module that asks import.meta where it is learns that it is nowhere.
    """
    names = path in REPLACED
    for kind, target, start, end in sorted(imports, key=lambda found: -found.start):
        if target in held:
            content = content[:start] + f"{MARK}{target}".encode() + content[end:]
            names = True
        elif kind == "static":
            raise BuildError(f"{path} imports {target}, which the one file does not hold.")
        elif kind == "meta" and path.startswith("vendor/"):
            nowhere = f'({{url:"https://nowhere.invalid/{path}"}})'.encode()
            content = content[:start] + nowhere + content[end:]
    return Part(path, content, names)


def with_table(parts: Mapping[str, Part]) -> Part:
    """static/files.js with the addresses of all parts but those that it is imported by."""
    marks = {path: f"{MARK}{path}" for path in sorted(parts) if FILES not in needed(path, parts)}
    table = f"ADDRESSES = {json.dumps(marks)};".encode()
    return Part(FILES, parts[FILES].content.replace(b"ADDRESSES = {};", table), True)


def needed(path: str, parts: Mapping[str, Part]) -> set[str]:
    """A part, those that it names, those that they name, and so on."""
    found: set[str] = set()
    waiting = [path]
    while waiting:
        if (name := waiting.pop()) not in found:
            found.add(name)
            waiting += named(parts[name])
    return found


def named(part: Part) -> list[str]:
    """The parts that a part names."""
    found = re.findall(rf"{MARK}([\w./-]+)".encode(), part.content) if part.names else []
    return [name.decode() for name in found]


def ordered(parts: Mapping[str, Part]) -> list[Part]:
    """The parts, each behind those that it names."""
    done: dict[str, Part] = {}

    def add(path: str, above: tuple[str, ...] = ()) -> None:
        if path in above:
            raise BuildError(f"modules import each other: {' → '.join([*above, path])}.")
        if path not in done:
            for name in named(parts[path]):
                add(name, (*above, path))
            done[path] = parts[path]

    for path in sorted(parts):
        add(path)
    return list(done.values())


def html(site: Path, parts: list[Part]) -> str:
    """The page with everything in it."""
    page, styles = inlined(site)
    loader = LOADER.read_text("utf-8")
    policy = "; ".join(f"{name} {value}" for name, value in POLICY.items())
    policy = policy.format(script=digest(loader), styles=" ".join(map(digest, styles)))
    page = replaced(r'(?<=http-equiv="Content-Security-Policy" content=")[^"]*', policy, page)
    page = replaced(r'(?s)(?<=id="fallback">).*?(?=</p>)', FALLBACK, page)
    return replaced("(?=</body>)", "".join(blocks(site, parts, loader)), page)


def inlined(site: Path) -> tuple[str, list[str]]:
    """The page with its styles and pictures in it and no other file; and the styles, in order."""
    styles: list[str] = []

    def inline(tag: re.Match[str]) -> str:
        attributes = dict(re.findall(r'(\w+)="([^"]*)"', tag[0]))
        if tag[0].startswith("<script"):
            return ""
        if tag[0].startswith("<img"):
            return tag[0].replace(attributes["src"], data_url(site / attributes["src"]))
        if attributes["rel"] == "icon" and attributes["href"].endswith(".svg"):
            return tag[0].replace(attributes["href"], data_url(site / attributes["href"]))
        if attributes["rel"] != "stylesheet":
            return ""
        styles.append((site / attributes["href"]).read_text("utf-8"))
        kept = "".join(
            f' {name}="{attributes[name]}"' for name in ("id", "media") if name in attributes
        )
        return f"<style{kept}>{styles[-1]}</style>"

    page = (site / "index.html").read_text("utf-8")
    page = re.sub(r"<link [^>]*>|<img [^>]*>|<script [^>]*></script>", inline, page)
    return page, styles


def blocks(site: Path, parts: list[Part], loader: str) -> Iterator[str]:
    """What stands at the end of the page: licences, parts, and what unpacks these."""
    index = [[path, media_type(path), len(content), names] for path, content, names in parts]
    packed = gzip.compress(b"".join(part.content for part in parts), 9, mtime=0)
    licences = escape((site / "licences.txt").read_text("utf-8"), quote=False)
    yield f'<script type="text/plain" id="licences">\n{licences}</script>\n'
    yield f'<script type="application/json" id="parts">{json.dumps(index)}</script>\n'
    yield f'<script type="text/plain" id="held">{base64.b64encode(packed).decode()}</script>\n'
    yield f"<script>{loader}</script>\n"


def media_type(path: str) -> str:
    """The type that a server would give the file."""
    return TYPES.get(Path(path).suffix, "application/octet-stream").partition(";")[0]


def data_url(picture: Path) -> str:
    """An SVG picture as an address."""
    return f"data:image/svg+xml,{quote(picture.read_text('utf-8').strip())}"


def digest(code: str) -> str:
    """What a security policy calls a script or style by."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def replaced(pattern: str, new: str, page: str) -> str:
    """The page with the one place that a pattern finds written anew."""
    page, count = re.subn(pattern, lambda _: new, page)
    if count != 1:
        raise BuildError(f"index.html has {count} places like {pattern}, not one.")
    return page
