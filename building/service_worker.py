"""sw.js: the service worker, with the list of the site's files and their hashes."""

import json
from pathlib import Path

from . import ROOT
from .environment import digest

SOURCES = ROOT / "static" / "offline" / "worker"

#: One script: a worker that imports others could be given those of another version.
PARTS = ("files.js", "store.js", "hand-off.js", "worker.js")

#: What the page works without for a while; fetched once it has shown its first result.
LATER = (
    "LICENSE",
    "licences.txt",
    "sbom.json",
    "vendor/jschardet/",
    "vendor/mammoth/",
    "vendor/pdfjs/",
    "vendor/tiktoken/encoders/o200k_base.json",
    "vendor/turndown/",
)


def write(site: Path) -> None:
    """Write the worker of a site that is otherwise complete."""
    first: dict[str, str] = {}
    later: dict[str, str] = {}
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        name = file.relative_to(site).as_posix()
        (later if name.startswith(LATER) else first)[name] = digest(file)
    listing = json.dumps({"first": first, "later": later}, indent=1)
    parts = [(SOURCES / part).read_text("utf-8") for part in PARTS]
    (site / "sw.js").write_text("\n".join([f"const SITE = {listing};\n", *parts]), "utf-8")
