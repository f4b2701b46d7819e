"""What `build.py` does, one step a module; standard library only.

`environment` makes the tools, `site` makes dist/ (with `vendored`, `stdlib`, `vocabularies`,
`character_classes`, `archive`, `licences`, `sbom` and `service_worker`, and `onefile` last),
`sizes` weighs it, `server` serves it and `checks` tests it.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
DIST = ROOT / "dist"
VOCABULARIES = ROOT / "chunker" / "vocabularies"


class BuildError(Exception):
    """Why the build stops, in one line for the person who started it."""


def say(step: str) -> None:
    """Tell the person at the terminal which step is running."""
    print(f"- {step}", flush=True)
