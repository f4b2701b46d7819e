"""The tools that the build needs: a virtual environment, the npm packages, the test browsers."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import DIST, NODE_MODULES, ROOT, VENV, VOCABULARIES, BuildError, say

RUNTIME_LOCK = ROOT / "requirements.lock"
TOOLS_LOCK = ROOT / "requirements-dev.lock"
NPM_LOCK = ROOT / "package-lock.json"
OLDEST_NODE = 20
STAMP = ".made-from"
PIP = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
PIP_INSTALL = [*PIP, "install", "--require-hashes", "--only-binary", ":all:", "-r"]
NPM_INSTALL = [
    *("ci", "--ignore-scripts", "--omit=optional"),
    *("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"),
]
NO_VENV = "Python's venv module is missing: install it (on Debian: apt-get install python3-venv)."
WHY = "for the reason above (is there a network?)."

#: What the tests need of Debian: a file that shows the package is there, and the package's name.
DEBIAN_PACKAGES = {
    "/usr/bin/chromium": "chromium",
    "/usr/bin/firefox-esr": "firefox-esr",
    "/usr/bin/WebKitWebDriver": "webkit2gtk-driver",
    "/usr/bin/Xvfb": "xvfb",
    "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt": "unicode-data",
}


def prepare(*, with_tools: bool) -> None:
    """Make what is missing or made from other locks; `with_tools` adds what only tests need."""
    node_version()
    make_venv([RUNTIME_LOCK, TOOLS_LOCK] if with_tools else [RUNTIME_LOCK])
    install_npm_packages()
    if with_tools:
        install_debian_packages()


def node_version() -> int:
    """The major version of Node.js, which must be there with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        missing = "Node.js" if not node else "npm"
        raise BuildError(f"{missing} is missing: install Node.js {OLDEST_NODE} or newer with npm.")
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    major = int(version.lstrip("v").split(".")[0] or 0)
    if major < OLDEST_NODE:
        raise BuildError(f"Node.js {version} is too old: install Node.js {OLDEST_NODE} or newer.")
    return major


def python() -> str:
    """The interpreter of the virtual environment."""
    return str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def site_packages() -> Path:
    """The folder of the virtual environment that holds its packages."""
    if os.name == "nt":
        return VENV / "Lib" / "site-packages"
    return VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def make_venv(locks: list[Path]) -> None:
    """Install the hash-pinned locks, into a new environment where one of them has changed."""
    stamps = {lock: VENV / f"{STAMP}-{lock.name}" for lock in locks}
    wanted = {lock: f"{digest(lock)} Python {sys.version.split()[0]}" for lock in locks}
    made = {lock: text_of(stamp) for lock, stamp in stamps.items()}
    changed = any(made[lock] not in ("", wanted[lock]) for lock in locks)
    if changed or not any(made.values()) or not Path(python()).exists():
        new_venv()
    for lock in locks:
        if text_of(stamps[lock]) != wanted[lock]:
            say(f"installing {lock.name}")
            failure = f"pip could not install {lock.name}, {WHY}"
            run([python(), *PIP_INSTALL, str(lock)], on_failure=failure)
            stamps[lock].write_text(wanted[lock])


def new_venv() -> None:
    """Make an empty virtual environment, whatever is there."""
    if not importlib.util.find_spec("ensurepip"):  # Debian leaves it out of its Python
        raise BuildError(NO_VENV)
    say("making the virtual environment")
    failure = "the virtual environment could not be made, for the reason above."
    run([sys.executable, "-m", "venv", "--clear", str(VENV)], on_failure=failure)


def install_npm_packages() -> None:
    """Run `npm ci` where the lock has changed since it last ran."""
    stamp = NODE_MODULES / STAMP
    if text_of(stamp) == digest(NPM_LOCK):
        return
    say("installing the npm packages")
    failure = f"npm could not install the packages of {NPM_LOCK.name}, {WHY}"
    run([shutil.which("npm") or "npm", *NPM_INSTALL], on_failure=failure)
    stamp.write_text(digest(NPM_LOCK))


def install_debian_packages() -> None:
    """Install the browsers and the Unicode test files where this may be done, else say how."""
    missing = [name for file, name in DEBIAN_PACKAGES.items() if not Path(file).exists()]
    if not missing:
        return
    apt = shutil.which("apt-get")
    if not apt:
        raise BuildError(f"the tests need the Debian packages {' '.join(missing)}: install them.")
    if os.geteuid() != 0:
        command = f"apt-get install --no-install-recommends {' '.join(missing)}"
        raise BuildError(f"the tests need Debian packages; install them as root: {command}")
    say(f"installing {' '.join(missing)}")
    quiet_apt = ["env", "DEBIAN_FRONTEND=noninteractive", apt, "-qq"]
    failure = f"apt-get could not install {' '.join(missing)}, {WHY}"
    run([*quiet_apt, "update"], on_failure=failure)
    run([*quiet_apt, "install", "-y", "--no-install-recommends", *missing], on_failure=failure)


def clean() -> None:
    """Remove everything that the build makes."""
    caches = (".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis")
    for folder in [VENV, NODE_MODULES, DIST, VOCABULARIES, *(ROOT / name for name in caches)]:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str], *, on_failure: str) -> None:
    """Run a command in the project's folder; `on_failure` is said when it fails."""
    if subprocess.run(command, cwd=ROOT).returncode:
        raise BuildError(on_failure)


def digest(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def text_of(file: Path) -> str:
    """A file's text; '' where there is no such file."""
    return file.read_text() if file.exists() else ""
