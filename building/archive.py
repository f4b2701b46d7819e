"""chunker.zip: the Python that the worker unpacks, the same bytes on every build."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

from . import ROOT
from .environment import site_packages

#: The oldest time that a zip can hold; a fixed one keeps the archive reproducible.
TIME = (1980, 1, 1, 0, 0, 0)


def write(target: Path) -> None:
    """Pack the package and the pure Python packages it needs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name, file in members():
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes(), compresslevel=9)


def members() -> Iterator[tuple[str, Path]]:
    """The archive's names and their files, in order."""
    for parent, package in [
        (ROOT, "chunker"),
        (site_packages(), "markdown_it"),
        (site_packages(), "mdurl"),
    ]:
        for file in sorted((parent / package).rglob("*.py")):
            yield file.relative_to(parent).as_posix(), file
