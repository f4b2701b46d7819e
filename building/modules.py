"""Which ES modules of the built site import which, as es-module-lexer reads them."""

import json
import posixpath
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from . import ROOT, BuildError

READER = ROOT / "building" / "modules.mjs"


class Import(NamedTuple):
    """One place where a module names another, or itself."""

    kind: str
    """`static` and `dynamic` name a module, `computed` has an expression, `meta` is import.meta."""
    path: str
    """The module that is named, from the site's root; '' where none is."""
    start: int
    """Where the name, without its quotes, or the expression begins, in bytes."""
    end: int


def of_site(site: Path) -> dict[str, list[Import]]:
    """The imports of every module of the site, each by its path from the site's root."""
    return read({file.relative_to(site).as_posix(): file for file in sorted(site.rglob("*.*js"))})


def read(files: Mapping[str, Path]) -> dict[str, list[Import]]:
    """The imports of those of the files that are modules, each by its path in the site."""
    modules = {path: file for path, file in files.items() if path.endswith((".js", ".mjs"))}
    result = subprocess.run(
        [shutil.which("node") or "node", str(READER)],
        input=json.dumps([str(file) for file in modules.values()]),
        capture_output=True,
        text=True,
    )
    if result.returncode:
        raise BuildError(f"the modules could not be read: {result.stderr.strip()}")
    return {
        path: [Import(kind, resolve(path, name), *place) for kind, name, *place in imports]
        for path, imports in zip(modules, json.loads(result.stdout), strict=True)
    }


def resolve(importer: str, specifier: str) -> str:
    """The path that a relative specifier names; '' for any other.

    >>> resolve("static/page/lists/card.js", "../model/words.js")
    'static/model/format.js'
    >>> resolve("vendor/pyodide/pyodide.mjs", "node:fs")
    ''
    """
    if not specifier.startswith(("./", "../")):
        return ""
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), specifier))


def with_imports(roots: Iterable[str], modules: Mapping[str, list[Import]]) -> list[str]:
    """Files, and behind each the modules that it loads with it, each once."""
    found: dict[str, None] = {}

    def add(path: str) -> None:
        if path not in found:
            found[path] = None
            for imported in modules.get(path, []):
                if imported.kind == "static":
                    add(imported.path)

    for root in roots:
        add(root)
    return list(found)
