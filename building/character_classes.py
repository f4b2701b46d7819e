"""The table of character classes by which the page's tokenizer cuts a text into pieces."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

from . import ROOT, BuildError

WRITER = ROOT / "building" / "character-classes.mjs"


def write(target: Path) -> None:
    """Write the table, as JSON."""
    target.write_text(table(), "utf-8")


@cache
def table() -> str:
    """The classes that npm `tiktoken` sees in each code point (static/tokenizing)."""
    command = [shutil.which("node") or "node", str(WRITER)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise BuildError(f"the character classes could not be read: {result.stderr.strip()}")
    return result.stdout
