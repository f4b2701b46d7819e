"""The standard library of the worker: what is left out, and that the rest needs none of it."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from building import NODE_MODULES, ROOT, BuildError, stdlib

WHOLE = NODE_MODULES / "pyodide" / "python_stdlib.zip"


def test_every_module_that_stays_can_be_imported(site: Path) -> None:
    command = ["node", "tests/build/kept_modules.mjs", site / "vendor/pyodide/python_stdlib.zip"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(result.stdout) == []


def test_what_stays_is_as_it_was(site: Path) -> None:
    with (
        zipfile.ZipFile(WHOLE) as whole,
        zipfile.ZipFile(site / "vendor/pyodide/python_stdlib.zip") as kept,
    ):
        assert all(kept.read(name) == whole.read(name) for name in kept.namelist())
        left = set(whole.namelist()) - set(kept.namelist())
    assert {"json/decoder.py", "encodings/cp437.py"}.isdisjoint(left)
    assert {"email/message.py", "encodings/big5.py", "json/tool.py"} <= left


def test_a_name_that_leaves_nothing_out_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stdlib, "LEFT_OUT", stdlib.LEFT_OUT | {"email.nothing"})
    with pytest.raises(BuildError, match=r"has no email\.nothing to leave out"):
        stdlib.write(WHOLE, tmp_path / "library.zip")
