"""What the engine says when it cannot start; it never waits for ever."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from building import server
from tests.browser.engine_page import open_engine, outcome

Site = tuple[Path, str]


@pytest.mark.parametrize(
    "file",
    [
        "chunker/page/worker.py",
        "pyscript.toml",
        "python/chunker.zip",
        "static/engine/interpreter.mjs",
        "static/text/text.js",
        "vendor/pyodide/pyodide.asm.mjs",
        "vendor/pyodide/pyodide.asm.wasm",
        "vendor/pyodide/python_stdlib.zip",
        "vendor/pyscript/core.js",
    ],
)
def test_names_a_file_that_is_missing(
    own_site: Site, page: Page, problems: list[str], file: str
) -> None:
    folder, url = own_site
    (folder / file).unlink()
    open_engine(page, folder, url)
    error = outcome(page, "engine.start()")
    assert error["name"] == "StartError"
    assert Path(file).name in error["message"]
    assert page.evaluate("states.at(-1)") == {"state": "failed", "message": error["message"]}
    problems.clear()


def test_says_when_pyodide_is_missing(own_site: Site, page: Page, problems: list[str]) -> None:
    folder, url = own_site
    (folder / "vendor/pyodide/pyodide.mjs").unlink()
    open_engine(page, folder, url)
    assert outcome(page, "engine.start()")["name"] == "StartError"
    problems.clear()


def test_says_when_webassembly_is_damaged(own_site: Site, page: Page, problems: list[str]) -> None:
    folder, url = own_site
    wasm = folder / "vendor/pyodide/pyodide.asm.wasm"
    wasm.write_bytes(wasm.read_bytes()[:100_000])
    open_engine(page, folder, url)
    assert "WebAssembly" in outcome(page, "engine.start()")["message"]
    problems.clear()


def test_says_when_webassembly_is_forbidden(
    own_site: Site, page: Page, problems: list[str]
) -> None:
    policy = "default-src 'self'; worker-src 'self' blob:; img-src data:"
    open_engine(page, *own_site, policy=policy)
    assert "WebAssembly" in outcome(page, "engine.start()")["message"]
    problems.clear()


def test_starts_on_a_host_that_does_not_know_webassembly(
    own_site: Site, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(server.TYPES, ".wasm", "application/octet-stream")
    open_engine(page, *own_site)
    assert outcome(page, "engine.start()") == {"value": None}


def test_says_when_the_browser_is_offline(own_site: Site, page: Page, problems: list[str]) -> None:
    open_engine(page, *own_site)
    page.context.set_offline(True)
    assert "offline" in outcome(page, "engine.start()")["message"]
    page.wait_for_timeout(500)  # another request fails a little later
    problems.clear()


def test_starts_again_behind_a_failure(own_site: Site, page: Page, problems: list[str]) -> None:
    folder, url = own_site
    archive = folder / "python" / "chunker.zip"
    kept = archive.read_bytes()
    archive.unlink()
    open_engine(page, folder, url)
    assert outcome(page, "engine.start()")["name"] == "StartError"
    archive.write_bytes(kept)
    assert outcome(page, "engine.start()") == {"value": None}
    problems.clear()
