"""The checks that `test` runs, and the measurements of `bench`."""

import os
import shutil
import subprocess
from pathlib import Path

from . import ROOT, BuildError, say
from .environment import python

TESTS = ROOT / "tests"


#: Two workers of pytest-xdist, a module for each at a time, the slow ones first.
WORKERS = ["-n", "2", "--dist", "loadscope", "--no-loadscope-reorder"]


def test(arguments: list[str], *, long: bool) -> int:
    """Run every check to its end, with `long` those too that take long; 0 when all passed."""
    environment = {**os.environ, "HYPOTHESIS_PROFILE": "long" if long else "quick"}
    checks = {
        "ruff": [python(), "-m", "ruff", "check", "."],
        "mypy": [python(), "-m", "mypy"],
        **node_tests(),
        "pytest": [
            *[python(), "-m", "pytest", "--ignore", str(TESTS / "bench"), *WORKERS],
            *(["-m", ""] if long else []),
            *arguments,
        ],
    }
    failed = []
    for name, command in checks.items():
        say(name)
        if subprocess.run(command, cwd=ROOT, env=environment).returncode:
            failed.append(name)
    if failed:
        raise BuildError(f"failed: {', '.join(failed)}.")
    return 0


def node_tests() -> dict[str, list[str]]:
    """The command that runs the JavaScript unit tests, where there are any."""
    files = sorted(str(file.relative_to(ROOT)) for file in TESTS.rglob("*.test.mjs"))
    node = shutil.which("node") or "node"
    return {"node --test": [node, "--test", "--test-reporter=spec", *files]} if files else {}


def bench(arguments: list[str]) -> int:
    """Run the measurements of tests/bench and show what they print."""
    folder = Path("tests") / "bench"
    return subprocess.run(
        [python(), "-m", "pytest", "-s", str(folder), *arguments], cwd=ROOT
    ).returncode
