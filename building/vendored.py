"""Which files of the npm packages the built site carries, and where.

Only what a browser really fetches is here: no source maps, no plugins that pyscript.toml switches
off, no other encodings, nothing that draws pages of PDF.
"""

import json
import shutil
from pathlib import Path

from . import NODE_MODULES, BuildError, character_classes, stdlib

#: (npm package and folder, file or pattern, folder of the site). Each row must match one file.
FILES = [
    ("@pyscript/core/dist", "core.js", "vendor/pyscript"),
    ("@pyscript/core/dist", "core-*.js", "vendor/pyscript"),
    ("@pyscript/core/dist", "error-*.js", "vendor/pyscript"),
    ("@pyscript/core/dist", "toml-V*.js", "vendor/pyscript"),
    ("pyodide", "pyodide.mjs", "vendor/pyodide"),
    ("pyodide", "pyodide.asm.mjs", "vendor/pyodide"),
    ("pyodide", "pyodide.asm.wasm", "vendor/pyodide"),
    ("tiktoken/encoders", "o200k_base.json", "vendor/tiktoken/encoders"),
    ("tiktoken/encoders", "cl100k_base.json", "vendor/tiktoken/encoders"),
    ("jschardet/dist", "jschardet.esm.min.js", "vendor/jschardet"),
    ("mammoth", "mammoth.browser.min.js", "vendor/mammoth"),
    ("turndown/lib", "turndown.browser.es.js", "vendor/turndown"),
    ("pdfjs-dist/legacy/build", "pdf.min.mjs", "vendor/pdfjs"),
    ("pdfjs-dist/legacy/build", "pdf.worker.min.mjs", "vendor/pdfjs"),
]

#: (npm package and folder, pattern, folder of the site): all the files that match are copied.
#: The maps from the codes of Chinese, Japanese and Korean PDF fonts to Unicode, each fetched alone.
SETS = [("pdfjs-dist/cmaps", "*.bcmap", "vendor/pdfjs/cmaps")]

#: What is counted while it loads, since it is nearly all of the engine's weight.
COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip")


def copy_into(site: Path) -> None:
    """Copy the rows of the tables, and write what is made from them."""
    for folder, pattern, target in FILES:
        matches = sorted((NODE_MODULES / folder).glob(pattern))
        if len(matches) != 1:
            raise BuildError(f"npm's {folder}/{pattern} names {len(matches)} files, not one.")
        (site / target).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(matches[0], site / target / matches[0].name)
    for folder, pattern, target in SETS:
        (site / target).mkdir(parents=True)
        for file in sorted((NODE_MODULES / folder).glob(pattern)):
            shutil.copyfile(file, site / target / file.name)
    pyodide = site / "vendor" / "pyodide"
    stdlib.write(NODE_MODULES / "pyodide" / "python_stdlib.zip", pyodide / "python_stdlib.zip")
    write_lock(NODE_MODULES / "pyodide" / "pyodide-lock.json", pyodide / "pyodide-lock.json")
    write_sizes(pyodide)
    character_classes.write(site / "vendor" / "tiktoken" / "character-classes.json")


def write_lock(source: Path, target: Path) -> None:
    """Write Pyodide's lock file without its package list: the site carries none of them."""
    lock = json.loads(source.read_text("utf-8"))
    target.write_text(json.dumps({**lock, "packages": {}}), "utf-8")


def write_sizes(pyodide: Path) -> None:
    """Write the sizes of the counted files, in bytes unpacked, for the loading progress."""
    sizes = {name: (pyodide / name).stat().st_size for name in COUNTED}
    (pyodide / "sizes.mjs").write_text(f"export default {json.dumps(sizes)};\n", "utf-8")
