"""The text never leaves the browser, and stays nowhere in it unless the user asks for that.

The witnesses are Chromium's own network log and the files of its profile: nothing that the page,
a worker or the browser does can pass them by.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.bench import break_worker, open_page, open_whole, settle, text_of, write
from tests.browser.conftest import CHROMIUM, watch
from tests.browser.test_downloads import download
from tests.browser.test_keeping import until_text_is_kept
from tests.browser.test_offline import UPDATE, deploy
from tests.browser.test_opening_files import hand_over, wait_for_source
from tests.browser.waiting import until
from tests.browser.witnesses import NetLog, files_with
from tests.fixtures.pdf import line, pdf
from tests.fixtures.word import docx, paragraph, run

MARKER = "qvxhzkmarkerqvxhzk"
CONTROL = "controlqvxhzkcontrol"

TEXT = f"# One {MARKER}\n\nA sentence of it. Another one.\n\n## Two\n\n- {MARKER}\n" * 20

FILES = {
    "a.txt": f"text {MARKER}".encode("utf-16"),
    "b.html": f"<h1>{MARKER}</h1><img src='https://example.org/{MARKER}'>".encode(),
    "c.docx": docx(paragraph(run(MARKER))),
    "d.pdf": pdf(line(72, 700, MARKER)),
    "e.md": f"![{MARKER}](https://example.org/{MARKER}.png)".encode(),
}

SEND_FROM_ANOTHER_PAGE = """(text) => new Promise((resolve) => {
  const other = open('./');
  addEventListener('message', ({ data: { type } }) => {
    if (type === 'chunking-visualizer/ready') {
      other.postMessage({ type: 'chunking-visualizer/document', text, name: 'sent.md' });
    }
    if (type === 'chunking-visualizer/received') resolve();
  });
})"""

#: Sends a word as an address and as a body, to show that the witnesses would have seen it. The
#: service worker answers for neither.
SEND_CONTROL = """(word) => Promise.all([
  fetch(`./sw.js?${word}`), fetch('./', { method: 'POST', body: word }),
])"""


@contextmanager
def browsing(chromium: Browser, folder: Path, problems: list[str]) -> Iterator[Page]:
    """A page of a Chromium with its profile and its network log in a folder."""
    log = f"--log-net-log={folder / 'net-log.json'}"
    profile = chromium.browser_type.launch_persistent_context(
        folder / "profile",
        executable_path=CHROMIUM,
        args=["--no-sandbox", log, *NetLog.ARGUMENTS],
        accept_downloads=True,
        downloads_path=folder / "downloads",
        permissions=["clipboard-read", "clipboard-write"],
    )
    profile.set_default_timeout(60_000)
    watch(profile, problems)
    try:
        yield profile.new_page()
    finally:
        profile.close()


def choose_everything(page: Page) -> None:
    """Every strategy, encoding and view, and all that shows or gives out parts of the text."""
    for strategy in ("characters", "tokens", "words", "sentences", "headings", "recursive"):
        page.check(f"[name=strategy][value={strategy}]", force=True)
        page.fill("#size", "30")
        page.fill("#overlap", "10")
        settle(page)
    for encoding in ("cl100k_base", "estimate", "o200k_base"):
        page.select_option("#encoding", encoding)
        settle(page)
    page.check("#spaces", force=True)
    for view in ("cards", "table", "place"):
        page.click(f"[data-view={view}]")
    page.focus("#drawing")
    page.keyboard.press("Home")
    page.locator("#plot [role=button], #plot [tabindex]").first.press("Enter")
    page.locator("#findings-list button").first.click()
    page.click("#cost summary")
    page.fill("#cost-price", "0.02")
    page.focus("#drawing")
    page.keyboard.press("Home")
    page.click("#copy-text")
    page.click("#copy-json")
    page.click("#copy-link")
    for form in ("json", "jsonl", "csv"):
        download(page, form, "codepoints")
    page.keyboard.press("Escape")
    page.click("#theme")


def test_nothing_leaves_and_nothing_stays(
    chromium: Browser, own_site: tuple[Path, str], tmp_path: Path, problems: list[str]
) -> None:
    folder, address = own_site
    with browsing(chromium, tmp_path, problems) as page:
        open_whole(page, address)
        write(page, TEXT)
        settle(page)
        choose_everything(page)
        for name, content in FILES.items():
            hand_over(page, "drop", {name: content})
            wait_for_source(page, name)
            settle(page)
        page.click("#bring-back")
        page.evaluate(SEND_FROM_ANOTHER_PAGE, TEXT)
        page.context.pages[-1].close()
        break_worker(page)
        problems.clear()
        write(page, TEXT + "again")
        settle(page)
        deploy(folder, "version 2")
        page.evaluate(UPDATE)
        with page.expect_event("load"):
            page.click("#reload")
        settle(page)
        assert text_of(page) == TEXT + "again"
        page.reload()
        settle(page)
        assert text_of(page) == TEXT + "again"
        write(page, TEXT)
        settle(page)
        page.evaluate(SEND_CONTROL, CONTROL)
        page.wait_for_timeout(1000)
    problems.clear()  # the control's POST is refused
    log = NetLog(tmp_path / "net-log.json")
    assert any(CONTROL in url for url in log.requests())
    assert log.sent().count(CONTROL.encode()) == 2
    assert MARKER.encode() not in log.sent()
    assert not [url for url in log.requests() if MARKER in url]
    elsewhere = [url for url in log.requests() if not url.startswith((address, "data:", "blob:"))]
    assert elsewhere == []
    assert files_with(tmp_path / "profile", MARKER) == []


def test_what_is_kept_is_found_on_the_device_and_forgotten_at_a_press(
    chromium: Browser, pyodide_address: str, tmp_path: Path, problems: list[str]
) -> None:
    with browsing(chromium, tmp_path, problems) as page:
        open_page(page, pyodide_address)
        page.check("#keep-text")
        write(page, TEXT)
        until_text_is_kept(page, TEXT)
    assert files_with(tmp_path / "profile", MARKER)
    with browsing(chromium, tmp_path, problems) as page:
        open_page(page, pyodide_address)
        assert MARKER in page.inner_text("#paper")
        page.click("#forget")
        until(page, "document.querySelector('#keep-status').textContent.startsWith('All forg')")
    with browsing(chromium, tmp_path, problems) as page:
        open_page(page, pyodide_address)
        assert MARKER not in page.inner_text("#paper")
