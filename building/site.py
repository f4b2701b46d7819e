"""dist/: the complete site, made afresh and put in place at once."""

import shutil
import tempfile
from pathlib import Path

from . import (
    DIST,
    ROOT,
    archive,
    licences,
    onefile,
    say,
    sbom,
    service_worker,
    vendored,
    vocabularies,
)
from .environment import python, run

#: Files and folders of the source that the site carries under their own names.
SOURCES = [
    "index.html",
    "manifest.webmanifest",
    "pyscript.toml",
    "static",
    "chunker/page/worker.py",
    "LICENSE",
]

#: What stands under static/ but only goes into sw.js and the one file.
PARTS = [ROOT / "static" / "offline" / "worker", ROOT / "static" / "onefile"]


def build(target: Path = DIST) -> None:
    """Make the site from the source and the installed packages."""
    vocabularies.rebuild()
    say(f"building {target.name}/")
    fresh = Path(tempfile.mkdtemp(prefix=".dist-", dir=target.parent))
    try:
        fresh.chmod(0o755)
        for source in SOURCES:
            copy(ROOT / source, fresh / source)
        vendored.copy_into(fresh)
        archive.write(fresh / "python" / "chunker.zip")
        write_start(fresh / "start.json")
        licences.write(fresh / "licences.txt")
        sbom.write(fresh)
        service_worker.write(fresh)
        onefile.write(fresh)
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def copy(source: Path, target: Path) -> None:
    """Copy a file, or a folder with all in it."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=parts_of_other_files)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def parts_of_other_files(folder: str, names: list[str]) -> list[str]:
    """Those of a folder's names that the site does not carry under their own."""
    return [name for name in names if Path(folder, name) in PARTS]


def write_start(target: Path) -> None:
    """Let the package write what the page shows before Python has loaded."""
    code = "import sys, pathlib, building.start; building.start.write(pathlib.Path(sys.argv[1]))"
    run([python(), "-c", code, str(target)], on_failure="start.json could not be written.")
