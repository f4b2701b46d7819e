"""Zip archives that are the same bytes on every build, and the one that the worker unpacks."""

import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from . import ROOT
from .environment import site_packages

#: The oldest time that a zip can hold; a fixed one keeps an archive reproducible.
TIME = (1980, 1, 1, 0, 0, 0)


def write(target: Path) -> None:
    """Pack the package and the pure Python packages it needs into chunker.zip."""
    target.parent.mkdir(parents=True, exist_ok=True)
    pack(target, members())


def pack(target: Path, members: Iterable[tuple[str, bytes]]) -> None:
    """Write an archive of named contents, in their order."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in members:
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, compresslevel=9)


def members() -> Iterator[tuple[str, bytes]]:
    """The names and contents of chunker.zip, in order."""
    for parent, package in [
        (ROOT, "chunker"),
        (site_packages(), "markdown_it"),
        (site_packages(), "mdurl"),
    ]:
        for file in sorted((parent / package).rglob("*.py")):
            yield file.relative_to(parent).as_posix(), file.read_bytes()
