"""Setting up: what is made anew, and what is said when something is missing."""

import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from building import BuildError, environment

Commands = list[list[str]]

PACKAGES = {"/nowhere/chromium": "chromium", __file__: "there", "/nowhere/Xvfb": "xvfb"}
"""What the tests need of Debian: one package is there, two are missing."""


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that are run, none of them really, in an empty project with two locks."""
    run: Commands = []

    def record(command: list[str], *, on_failure: str) -> None:
        run.append(command)
        if "venv" in command:
            shutil.rmtree(environment.VENV, ignore_errors=True)
            Path(environment.python()).parent.mkdir(parents=True)
            Path(environment.python()).touch()
        if "ci" in command:
            (tmp_path / "node_modules").mkdir(exist_ok=True)

    for name in ("requirements.lock", "package-lock.json"):
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(environment, "run", record)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(environment, "NPM_LOCK", tmp_path / "package-lock.json")
    return run


def test_installs_once_and_again_only_from_another_lock(commands: Commands, tmp_path: Path) -> None:
    lock = tmp_path / "requirements.lock"
    environment.make_venv([lock])
    assert ["venv" in command for command in commands] == [True, False]
    assert "--require-hashes" in commands[1]
    environment.make_venv([lock])
    assert len(commands) == 2
    lock.write_text("two")
    environment.make_venv([lock])
    assert ["venv" in command for command in commands] == [True, False, True, False]


def test_begins_anew_where_nothing_was_installed_to_the_end(
    commands: Commands, tmp_path: Path
) -> None:
    Path(environment.python()).parent.mkdir(parents=True)
    Path(environment.python()).touch()
    environment.make_venv([tmp_path / "requirements.lock"])
    assert ["venv" in command for command in commands] == [True, False]


def test_a_python_without_its_venv_module_is_told_so(
    commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(BuildError, match="apt-get install python3-venv"):
        environment.make_venv([tmp_path / "requirements.lock"])
    assert not commands


def test_runs_npm_ci_once_for_each_lock(commands: Commands, tmp_path: Path) -> None:
    environment.install_npm_packages()
    environment.install_npm_packages()
    assert [command[1] for command in commands] == ["ci"]
    (tmp_path / "package-lock.json").write_text("two")
    environment.install_npm_packages()
    assert [command[1] for command in commands] == ["ci", "ci"]


@pytest.mark.parametrize(
    ("found", "version", "message"),
    [
        ({}, "", "Node.js is missing: install Node.js 20 or newer with npm."),
        ({"node": "node"}, "v22.0.0", "npm is missing: install Node.js 20 or newer with npm."),
        ({"node": "node", "npm": "npm"}, "v18.19.0", "Node.js v18.19.0 is too old: install"),
    ],
)
def test_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, found: dict[str, str], version: str, message: str
) -> None:
    monkeypatch.setattr(environment.shutil, "which", found.get)
    answer = SimpleNamespace(stdout=f"{version}\n")
    monkeypatch.setattr(environment.subprocess, "run", lambda *_, **__: answer)
    with pytest.raises(BuildError, match=message):
        environment.node_version()


@pytest.mark.parametrize(
    ("apt", "message"),
    [
        (None, "the Debian packages chromium xvfb: install them"),
        ("/usr/bin/apt-get", "as root: apt-get install --no-install-recommends chromium xvfb$"),
    ],
)
def test_who_may_not_install_browsers_is_told_which(
    commands: Commands, monkeypatch: pytest.MonkeyPatch, apt: str | None, message: str
) -> None:
    monkeypatch.setattr(environment, "DEBIAN_PACKAGES", PACKAGES)
    monkeypatch.setattr(environment.shutil, "which", {"apt-get": apt}.get)
    monkeypatch.setattr(environment.os, "geteuid", lambda: 1000)
    with pytest.raises(BuildError, match=message):
        environment.install_debian_packages()
    assert not commands


def test_root_gets_the_missing_browsers(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "DEBIAN_PACKAGES", PACKAGES)
    monkeypatch.setattr(environment.shutil, "which", {"apt-get": "apt-get"}.get)
    monkeypatch.setattr(environment.os, "geteuid", lambda: 0)
    environment.install_debian_packages()
    assert [command[-1] for command in commands] == ["update", "xvfb"]
    assert "there" not in commands[1]


def test_an_older_python_is_told_so() -> None:
    source = (environment.ROOT / "build.py").read_text("utf-8")
    older = source.replace("sys.version_info <", "(3, 9) <")
    result = subprocess.run(
        ["python3", "-c", older], capture_output=True, text=True, cwd=environment.ROOT
    )
    assert result.returncode == 1
    assert result.stderr.startswith("Python 3.11 or newer is needed; this is Python 3.")
