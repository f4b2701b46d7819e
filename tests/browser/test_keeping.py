"""What is kept on the device: the last settings, the text if asked; all of it can be forgotten."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.bench import open_page, paste, settings_of, settle, text_of, write
from tests.browser.conftest import CHROMIUM, watch
from tests.browser.waiting import until

LONE = "kept \ud800 as it is\udfff, 😀"

EVERYTHING = """async () => ({
  local: Object.keys(localStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
})"""

KEPT_TEXT = """async () => {
  const name = 'chunking-visualizer';
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return null;
  const done = (request) => new Promise((resolve) => { request.onsuccess = resolve; });
  const opening = indexedDB.open(name);
  await done(opening);
  const request = opening.result.transaction('documents').objectStore('documents').get('last');
  await done(request);
  opening.result.close();
  return request.result?.text ?? null;
}"""

REFUSALS = {
    "forbidden": """for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get() { throw new DOMException('denied', 'SecurityError'); } });
    }""",
    "full": """
      const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;""",
    "missing": """
      delete globalThis.indexedDB; delete Window.prototype.indexedDB;
      Object.defineProperty(globalThis, 'localStorage', { value: null });""",
}


def rest(page: Page) -> None:
    """Wait longer than a change rests before it would be kept."""
    page.wait_for_timeout(900)


def until_settings_are_kept(page: Page, part: str) -> None:
    """Wait until the kept settings hold something."""
    until(page, f"localStorage['chunking-visualizer.settings']?.includes({part!r})")


def until_text_is_kept(page: Page, text: str) -> None:
    """Wait until a text is the one that is kept."""
    until(page, f"({KEPT_TEXT})().then((text) => text === {json.dumps(text)})")


def test_the_last_settings_come_back(page: Page, address: str) -> None:
    open_page(page, address)
    page.click("#theme")
    page.click("#cost summary")
    page.fill("#cost-price", "0,02 €")
    page.check("[name=strategy][value=words]", force=True)
    page.fill("#size", "7")
    page.select_option("#encoding", "estimate")
    until_settings_are_kept(page, "encoding=estimate")
    until(page, "localStorage['chunking-visualizer.cost']")
    settings = settings_of(page)
    open_page(page, address)
    assert settings_of(page) == settings
    assert page.url == address
    assert page.input_value("#cost-price") == "0,02 €"
    assert page.get_attribute("#theme", "aria-pressed") == "true"


def test_a_link_goes_before_what_was_kept_and_does_not_replace_it(page: Page, address: str) -> None:
    open_page(page, address)
    page.fill("#size", "77")
    until_settings_are_kept(page, "size=77")
    page.goto("about:blank")
    open_page(page, address, "#strategy=words&size=5")
    assert settings_of(page)["size"] == 5
    rest(page)
    page.goto("about:blank")
    open_page(page, address)
    assert settings_of(page)["size"] == 77


def test_the_text_is_not_kept_unless_it_is_asked_for(page: Page, address: str) -> None:
    open_page(page, address)
    write(page, "private")
    rest(page)
    assert page.evaluate(EVERYTHING) == {"local": [], "databases": [], "caches": []}
    open_page(page, address)
    assert text_of(page).startswith("# Harbour")


def test_the_text_is_kept_where_the_box_is_ticked(page: Page, address: str) -> None:
    open_page(page, address)
    page.check("#keep-text")
    write(page, LONE)
    until_text_is_kept(page, LONE)
    open_page(page, address)
    assert text_of(page) == LONE
    assert page.is_checked("#keep-text")
    write(page, "newer")
    until_text_is_kept(page, "newer")
    page.uncheck("#keep-text")
    until(page, "indexedDB.databases().then((databases) => databases.length === 0)")
    rest(page)
    assert page.evaluate(EVERYTHING)["databases"] == []
    open_page(page, address)
    assert text_of(page).startswith("# Harbour")


def test_what_is_typed_last_is_kept_at_once_when_the_page_is_hidden(
    page: Page, address: str
) -> None:
    open_page(page, address)
    page.check("#keep-text")
    page.evaluate("globalThis.setTimeout = () => 1")  # nothing is kept after a rest
    write(page, "typed before the phone went dark")
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    until_text_is_kept(page, "typed before the phone went dark")
    open_page(page, address)
    assert text_of(page) == "typed before the phone went dark"


def test_a_reload_during_work_loses_nothing(page: Page, pyodide_address: str) -> None:
    open_page(page, pyodide_address, "#strategy=tokens&size=300&overlap=30")
    page.check("#keep-text")
    paste(page, "Twenty-eight characters long" * 200_000)
    until(page, f"({KEPT_TEXT})().then((text) => text?.length === 5_600_000)")
    assert page.get_attribute("#drawing", "aria-busy") == "true"
    page.reload()
    until(page, "document.querySelector('#document-length').textContent.startsWith('5,600,000')")
    assert settings_of(page)["size"] == 300
    settle(page)


def test_forgetting_leaves_nothing(page: Page, address: str) -> None:
    open_page(page, address)
    page.evaluate("localStorage.setItem('of another page', '1')")
    page.check("#keep-text")
    page.fill("#size", "50")
    write(page, "secret")
    until_settings_are_kept(page, "size=50")
    until_text_is_kept(page, "secret")
    kept = page.evaluate(EVERYTHING)
    assert len(kept["local"]) == 3
    assert len(kept["databases"]) == 1
    page.focus("#forget")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#keep-status').textContent.startsWith('All forgotten')")
    rest(page)
    others = {"local": ["of another page"], "databases": [], "caches": []}
    assert page.evaluate(EVERYTHING) == others
    assert not page.is_checked("#keep-text")
    assert text_of(page) == "secret"
    page.goto("about:blank")
    open_page(page, address)
    assert settings_of(page)["size"] == 120
    assert text_of(page).startswith("# Harbour")


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_browser_that_keeps_nothing(page: Page, pyodide_address: str, refusal: str) -> None:
    page.add_init_script(REFUSALS[refusal])
    open_page(page, pyodide_address)
    page.fill("#size", "60")
    until(page, "document.querySelector('#keep-status').textContent.includes('not kept')")
    reason = "no room" if refusal == "full" else "does not allow"
    assert reason in page.inner_text("#keep-status")
    page.check("#keep-text")
    until(page, "document.querySelector('#keep-status').textContent.startsWith('The text')")
    assert reason in page.inner_text("#keep-status")
    page.click("#forget")
    page.wait_for_timeout(500)
    write(page, "the page works all the same")
    settle(page)
    assert page.locator(".place").count() > 0


def test_a_profile_that_forbids_storage_in_workers_too(
    chromium: Browser, pyodide_address: str, tmp_path: Path, problems: list[str]
) -> None:
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    profile = chromium.browser_type.launch_persistent_context(
        tmp_path, executable_path=CHROMIUM, args=["--no-sandbox"]
    )
    try:
        watch(profile, problems)
        page = profile.new_page()
        open_page(page, pyodide_address)
        page.check("#keep-text")
        until(page, "document.querySelector('#keep-status').textContent.includes('not allow')")
        write(page, "the page works all the same")
        settle(page)
        assert page.locator(".place").count() > 0
    finally:
        profile.close()


def test_what_cannot_be_read_any_more_is_no_harm(page: Page, address: str) -> None:
    open_page(page, address)
    page.evaluate(
        """() => {
          localStorage.setItem('chunking-visualizer.settings', 'size=zero&strategy={}');
          localStorage.setItem('chunking-visualizer.keeps-text', 'yes');
        }"""
    )
    open_page(page, address)
    assert settings_of(page)["size"] == 120
    assert page.is_hidden("#remarks")
    assert text_of(page).startswith("# Harbour")


def test_a_database_that_never_answers_does_not_stop_the_page(page: Page, address: str) -> None:
    open_page(page, address)
    page.evaluate("localStorage.setItem('chunking-visualizer.keeps-text', 'yes')")
    page.add_init_script("IDBFactory.prototype.open = () => ({});")
    open_page(page, address)
    assert text_of(page).startswith("# Harbour")


def test_two_pages_do_not_block_each_other(page: Page, address: str) -> None:
    open_page(page, address)
    page.check("#keep-text")
    until(page, f"({KEPT_TEXT})()")
    other = page.context.new_page()
    open_page(other, address)
    other.click("#forget")
    until(other, "document.querySelector('#keep-status').textContent.startsWith('All forgotten')")
