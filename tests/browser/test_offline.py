"""The site without a network, its updates, and what it is given by the system."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from building import service_worker
from chunker import Settings
from tests.browser.axe import violations
from tests.browser.bench import open_page, settings_of, settle, text_of, write
from tests.browser.conftest import served, watch
from tests.browser.test_downloads import download, link, written_by_cpython
from tests.browser.test_keeping import EVERYTHING
from tests.browser.test_opening_files import PDF, WORD, hand_over, wait_for_source
from tests.browser.waiting import until

READY = "document.documentElement.dataset.offline === 'ready'"

TEXT = "# Tides\n\nThe tide comes in, and goes out again. 😀\n\n" * 4

NOTICE = "!document.querySelector('#new-version').hidden"

#: What the browser writes down of the page, for as long as its tab is open or longer.
STORED = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, name])"

LENGTH = "document.querySelector('#document-length').textContent"

PASTE_LONG = r"""() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'A return\r, a lone half\ud800 and 1234567 890\n'.repeat(250_000));
  const area = document.querySelector('#document');
  area.select();
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
}"""

#: Looks for a new version; what becomes of its worker.
UPDATE = """async () => {
  const { installing } = await (await navigator.serviceWorker.getRegistration()).update();
  await new Promise((done) => { installing.onstatechange = done; });
  return installing.state;
}"""


@pytest.fixture
def context(chromium: Browser, problems: list[str]) -> Iterator[BrowserContext]:
    """A fresh browser profile, service workers and all."""
    fresh = chromium.new_context(locale="en-GB")
    fresh.set_default_timeout(60_000)
    fresh.on("page", lambda page: watch(page, problems))
    yield fresh
    fresh.close()


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """A copy of the built site."""
    return Path(shutil.copytree(site, tmp_path / "site"))


@pytest.fixture
def host(folder: Path) -> Iterator[tuple[str, ExitStack]]:
    """The site's address, and what ends its server when it is closed."""
    with ExitStack() as server:
        yield server.enter_context(served(folder)), server


def open_whole(page: Page, url: str, fragment: str = "") -> None:
    """Open the page and wait until all of it works offline."""
    open_page(page, url, fragment)
    until(page, READY)


def deploy(folder: Path, version: str, *, late: str = "", unchanged: str = "") -> None:
    """Change some files of the served site, one of which a page loads only when it needs it.

    The file `late` stays as it was before; `unchanged` is not on the host any more.
    """
    words = {
        "static/page/engine-status.js": ("isOffline ? '", f"isOffline ? '{version}: "),
        "static/readers/read.js": ("", f"globalThis.readers = '{version}';\n"),
    }
    before = {name: (folder / name).read_text("utf-8") for name in words}
    times = {name: (folder / name).stat().st_mtime for name in ("sw.js", *words)}
    for name, (old, new) in words.items():
        (folder / name).write_text(before[name].replace(old, new, 1), "utf-8")
    (folder / "sw.js").unlink()
    service_worker.write(folder)
    if late:
        (folder / late).write_text(before[late], "utf-8")
    if unchanged:
        (folder / unchanged).unlink()
    for name, time in times.items():  # HTTP tells versions apart by whole seconds.
        os.utime(folder / name, (time + 2, time + 2))


def test_everything_works_once_the_server_is_gone(
    page: Page, host: tuple[str, ExitStack], problems: list[str]
) -> None:
    url, server = host
    open_whole(page, url)
    assert page.inner_text("#engine-words") == "Ready to work offline"
    page.click("#forget")
    until(page, "document.querySelector('#keep-status').textContent.startsWith('All forgotten')")
    server.close()
    assert not page.evaluate("fetch('./sw.js').then(() => true, () => false)")
    problems.clear()

    hand_over(page, "drop", {"letter.docx": WORD})
    wait_for_source(page, "letter.docx")
    assert text_of(page) == "## Times\n\nIt left.\n"

    settings = Settings("tokens", size=8, overlap=3, encoding="cl100k_base")
    other = page.context.new_page()
    open_page(other, url, link(settings))
    write(other, TEXT)
    settle(other)
    file = Path(download(other, "jsonl").path()).read_bytes()
    assert file == written_by_cpython(TEXT, settings, "jsonl", "utf16")
    for name, content in {"paper.pdf": PDF, "page.html": b"<p>a <b>c</b>", "2.docx": WORD}.items():
        hand_over(other, "drop", {name: content})
        wait_for_source(other, name)
    other.goto(f"{url}index.html?from=elsewhere")
    settle(other)
    licences = other.evaluate("fetch('./licences.txt').then((file) => file.text())")
    assert "Mozilla Public License" in licences


def test_an_update_waits_for_the_user_and_keeps_the_text(
    page: Page, host: tuple[str, ExitStack], folder: Path
) -> None:
    url, _ = host
    open_whole(page, url, "#strategy=words&size=7")
    write(page, TEXT)
    page.fill("#size", "9")
    page.click("#tab-table")

    deploy(folder, "version 2", late="static/readers/read.js")
    assert page.evaluate(UPDATE) == "redundant"
    assert page.is_hidden("#new-version")

    deploy(folder, "version 3", unchanged="vendor/pyodide/pyodide.asm.wasm")
    assert page.evaluate(UPDATE) == "installed"
    until(page, NOTICE)
    assert violations(page) == []
    assert text_of(page) == TEXT
    hand_over(page, "drop", {"a.md": b"# A"})
    wait_for_source(page, "a.md")
    assert page.evaluate("globalThis.readers") is None
    page.click("#bring-back")

    other = page.context.new_page()
    open_whole(other, url)
    assert other.inner_text("#engine-words") == "Ready to work offline"
    page.click("#reload")
    until(page, "document.querySelector('#new-version-words').textContent.startsWith('1 other')")
    other.close()
    with page.expect_event("load"):
        page.click("#reload")
    until(page, "document.querySelector('#engine-words').textContent.startsWith('version 3: ')")
    assert text_of(page) == TEXT
    assert settings_of(page)["size"] == 9
    assert page.is_visible("#panel-table")
    assert page.is_visible("#bring-back")
    assert page.is_hidden("#new-version")
    assert "Tides" not in page.evaluate(STORED)
    assert page.evaluate(EVERYTHING)["databases"] == []
    hand_over(page, "drop", {"b.md": b"# B"})
    wait_for_source(page, "b.md")
    assert page.evaluate("globalThis.readers") == "version 3"


def test_the_longest_text_comes_through_an_update(
    page: Page, host: tuple[str, ExitStack], folder: Path
) -> None:
    url, _ = host
    open_whole(page, url, "#strategy=characters&size=100000&overlap=0&encoding=estimate")
    page.evaluate(PASTE_LONG)
    assert page.evaluate(LENGTH) == "10,000,000 characters"
    deploy(folder, "version 2")
    page.evaluate(UPDATE)
    with page.expect_event("load"):
        page.click("#reload")
    until(page, f"{LENGTH} === '10,000,000 characters'")
    served_now = "fetch('./static/page/engine-status.js').then((file) => file.text())"
    assert "version 2" in page.evaluate(served_now)
    assert page.inner_text("#document-problem") == ""
