"""licences.txt: the licence of everything that the built site carries."""

import json
import textwrap
from importlib.metadata import Distribution
from pathlib import Path

from . import ROOT, BuildError, carried
from .environment import NPM_LOCK, site_packages

TEXTS = Path(__file__).parent / "texts"
RULE = "=" * 80

#: Python packages whose code or vocabulary the site carries.
PYTHON_PACKAGES = ("markdown-it-py", "mdurl", "tiktoken")

#: npm packages that the lock names for Node.js or for type checkers; a browser gets none of them.
NOT_SHIPPED = {
    "@mixmark-io/domino",
    "@types/emscripten",
    "argparse",
    "core-util-is",
    "duck",
    "inherits",
    "process-nextick-args",
    "readable-stream",
    "safe-buffer",
    "setimmediate",
    "sprintf-js",
    "string_decoder",
    "util-deprecate",
    "ws",
}


def write(target: Path) -> None:
    """Write each part's name, version, licence and licence text, one after the other."""
    parts = [
        part("Chunking visualizer", [ROOT / "LICENSE"]),
        part("CPython, in Pyodide", [TEXTS / "CPython.txt"]),
        *npm_packages(),
        *python_packages(),
        *map(table, carried.carriers()),
        (TEXTS / "terms.txt").read_text("utf-8"),
    ]
    target.write_text(f"\n{RULE}\n\n".join(parts), "utf-8", newline="\n")


def table(carrier: carried.Carrier) -> str:
    """What a file carries: a line for each part's name and licence, one for its copyright."""
    lines = [carrier.title, ""]
    for part in carrier.parts:
        lines.append(f"  {part.name} {part.version}".rstrip() + f"  {part.licence}")
        lines += [f"      {line}" for line in textwrap.wrap(part.copyright, 88)]
    return "\n".join(lines) + "\n"


def npm_packages() -> list[str]:
    """The licences of the npm packages that the site carries."""
    parts = []
    for path, entry in sorted(json.loads(NPM_LOCK.read_text("utf-8"))["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if name and is_shipped(name, entry):
            licence = entry.get("license", "")
            author = author_of(ROOT / path)
            title = "  ".join(filter(None, [f"{name} {entry['version']}", licence, author]))
            parts.append(part(title, licence_files(ROOT / path) or [standard_text(name, licence)]))
    return parts


def is_shipped(name: str, entry: dict[str, object]) -> bool:
    """Whether the site carries a package of the lock: neither a tool nor an option for Node.js."""
    return not (entry.get("dev") or entry.get("optional") or name in NOT_SHIPPED)


def standard_text(name: str, licence: str) -> Path:
    """The text of a licence that a package names but does not carry."""
    file = TEXTS / f"{licence}.txt"
    if not file.exists():
        raise BuildError(f"npm's {name} has no licence text: add building/texts/{file.name}.")
    return file


def author_of(package: Path) -> str:
    """The author that an npm package names; '' where it names none."""
    author = json.loads((package / "package.json").read_text("utf-8")).get("author", "")
    return str(author["name"]) if isinstance(author, dict) else str(author)


def python_packages() -> list[str]:
    """The licences of the Python packages."""
    parts = []
    for name in PYTHON_PACKAGES:
        [info] = site_packages().glob(f"{name.replace('-', '_')}-*.dist-info")
        version = Distribution.at(info).version
        parts.append(part(f"{name} {version}", licence_files(info)))
    return parts


def licence_files(folder: Path) -> list[Path]:
    """The licence files in a folder and below, but not in packages of its own."""
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file()
        and any(word in file.name.lower() for word in ("licen", "copying", "notice"))
        and file.suffix.lower() in ("", ".txt", ".md", ".markdown", ".markdown-it")
        and "node_modules" not in file.relative_to(folder).parts
    ]


def part(title: str, files: list[Path]) -> str:
    """One entry of the list."""
    return "\n\n".join([title, *(file.read_text("utf-8").strip() for file in files)]) + "\n"
