"""The site without a network, and its updates."""

import os
from pathlib import Path

from playwright.sync_api import Page

from building import service_worker
from chunker import Settings
from tests.browser.axe import violations
from tests.browser.bench import link, open_page, open_whole, settings_of, settle, text_of, write
from tests.browser.conftest import served
from tests.browser.test_downloads import download, written_by_cpython
from tests.browser.test_keeping import EVERYTHING
from tests.browser.test_opening_files import PDF, WORD, hand_over, wait_for_source
from tests.browser.waiting import until

TEXT = "# Tides\n\nThe tide comes in, and goes out again. 😀\n\n" * 4

NOTICE = "!document.querySelector('#new-version').hidden"

#: What the browser writes down of the page, for as long as its tab is open or longer.
STORED = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, name])"

LENGTH = "document.querySelector('#document-length').textContent"

PASTE_LONG = r"""() => {
  const clipboardData = new DataTransfer();
  const line = 'A return\r, a lone half\ud800 and 1234567 890\n';
  clipboardData.setData('text/plain', line.repeat(250_000));
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


def deploy(folder: Path, version: str, *, late: str = "", unchanged: str = "") -> None:
    """Change some files of the served site, one of which a page loads only when it needs it.

    The file `late` stays as it was before; `unchanged` is not on the host any more.
    """
    words = {
        "static/page/frame/engine-status.js": ("isOffline ? '", f"isOffline ? '{version}: "),
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
    app: Page, site: Path, problems: list[str]
) -> None:
    with served(site) as url:
        open_whole(app, url)
        assert app.inner_text("#engine-words") == "Ready to work offline"
        app.click("#forget")
        until(app, "document.querySelector('#keep-status').textContent.startsWith('All forgotten')")
    assert not app.evaluate("fetch('./sw.js').then(() => true, () => false)")
    problems.clear()

    hand_over(app, "drop", {"letter.docx": WORD})
    wait_for_source(app, "letter.docx")
    assert text_of(app) == "## Times\n\nIt left.\n"

    settings = Settings("tokens", size=8, overlap=3, encoding="o200k_base")
    other = app.context.new_page()
    open_page(other, url, link(settings))
    write(other, TEXT)
    settle(other)
    file = Path(download(other, "jsonl").path()).read_bytes()
    assert file == written_by_cpython(TEXT, settings, "jsonl", "utf16")
    for name, content in {"paper.pdf": PDF, "page.html": b"<p>a <b>c</b>", "2.docx": WORD}.items():
        hand_over(other, "drop", {name: content})
        wait_for_source(other, name)
    other.goto(f"{url}index.html?from=elsewhere")
    until(other, "document.querySelector('#engine-words').textContent.includes(' MB of ')")
    licences = other.evaluate("fetch('./licences.txt').then((file) => file.text())")
    assert "Mozilla Public License" in licences


def test_a_cache_that_the_browser_has_cleared_is_filled_again(
    app: Page, pyodide_address: str
) -> None:
    open_whole(app, pyodide_address)
    count = "async () => (await (await caches.open((await caches.keys())[0])).keys()).length"
    before = app.evaluate(count)
    app.evaluate("async () => caches.delete((await caches.keys())[0])")
    open_whole(app, pyodide_address)
    assert app.evaluate(count) == before > 100


def test_an_update_waits_for_the_user_and_keeps_the_text(
    app: Page, own_site: tuple[Path, str]
) -> None:
    folder, url = own_site
    open_whole(app, url, "#strategy=words&size=7")
    write(app, TEXT)
    app.fill("#size", "9")
    app.click("#tab-table")

    deploy(folder, "version 2", late="static/readers/read.js")
    assert app.evaluate(UPDATE) == "redundant"
    assert app.is_hidden("#new-version")

    deploy(folder, "version 3", unchanged="vendor/pyodide/pyodide.asm.wasm")
    assert app.evaluate(UPDATE) == "installed"
    until(app, NOTICE)
    assert violations(app) == []
    assert text_of(app) == TEXT
    hand_over(app, "drop", {"a.md": b"# A"})
    wait_for_source(app, "a.md")
    assert app.evaluate("globalThis.readers") is None
    app.click("#bring-back")

    other = app.context.new_page()
    open_whole(other, url)
    assert other.inner_text("#engine-words") == "Ready to work offline"
    app.click("#reload")
    until(app, "document.querySelector('#new-version-words').textContent.startsWith('1 other')")
    other.close()
    with app.expect_event("load"):
        app.click("#reload")
    until(app, "document.querySelector('#engine-words').textContent.startsWith('version 3: ')")
    assert text_of(app) == TEXT
    assert settings_of(app)["size"] == 9
    assert app.is_visible("#panel-table")
    assert app.is_visible("#bring-back")
    assert app.is_hidden("#new-version")
    assert "Tides" not in app.evaluate(STORED)
    assert app.evaluate(EVERYTHING)["databases"] == []
    hand_over(app, "drop", {"b.md": b"# B"})
    wait_for_source(app, "b.md")
    assert app.evaluate("globalThis.readers") == "version 3"


def test_the_longest_text_comes_through_an_update(app: Page, own_site: tuple[Path, str]) -> None:
    folder, url = own_site
    open_whole(app, url, "#strategy=characters&size=100000&overlap=0&encoding=estimate")
    app.evaluate(PASTE_LONG)
    assert app.evaluate(LENGTH) == "10,000,000 characters"
    deploy(folder, "version 2")
    app.evaluate(UPDATE)
    with app.expect_event("load"):
        app.click("#reload")
    until(app, f"{LENGTH} === '10,000,000 characters'")
    served_now = "fetch('./static/page/frame/engine-status.js').then((file) => file.text())"
    assert "version 2" in app.evaluate(served_now)
    assert app.inner_text("#document-problem") == ""
