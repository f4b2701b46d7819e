"""A reload loses nothing of the user's: the service worker holds it, or the browser asks first."""

from playwright.sync_api import Dialog, Page

from tests.browser.bench import open_page, open_whole, settings_of, settle, text_of
from tests.browser.test_keeping import EVERYTHING
from tests.browser.test_offline import STORED
from tests.browser.test_opening_files import hand_over, wait_for_source
from tests.browser.waiting import until

MINE = "# My notes\r\n\r\nThey are *mine*.\r\n"


def test_an_opened_file_comes_through_a_reload(app: Page, address: str) -> None:
    open_whole(app, address, "#strategy=sentences&size=40&overlap=10")
    app.reload()
    settle(app)
    hand_over(app, "drop", {"notes.md": MINE.encode()})
    wait_for_source(app, "notes.md")
    app.fill("#size", "44")
    app.click("#tab-table")
    settings = settings_of(app)
    for _ in range(2):
        assert "mine" not in app.evaluate(STORED)
        app.reload()
        settle(app)
        assert text_of(app) == MINE.replace("\r\n", "\n")
        assert app.inner_text("#document-length").startswith(str(len(MINE) - 3))
        assert app.inner_text("#source-name") == "notes.md"
        assert app.inner_text("#source-kind") == "Markdown"
        assert settings_of(app) == settings
        assert app.get_attribute("#tab-table", "aria-selected") == "true"
        assert app.is_hidden("#remarks")
    kept = app.evaluate(EVERYTHING)
    assert kept["databases"] == []


def test_back_and_forward_do_not_lose_the_way_to_it(app: Page, address: str) -> None:
    open_whole(app, address, "#strategy=tokens&size=40&overlap=10")
    hand_over(app, "drop", {"notes.md": MINE.encode()})
    wait_for_source(app, "notes.md")
    entries = app.evaluate("history.length")
    app.fill("#size", "41")
    until(app, f"history.length === {entries + 1}", 20)
    app.go_back()
    until(app, "document.querySelector('#size').value === '40'")
    app.reload()
    settle(app)
    assert app.inner_text("#source-name") == "notes.md"
    assert settings_of(app)["size"] == 40


def test_what_the_worker_does_not_hold_any_more_is_said(app: Page, address: str) -> None:
    open_whole(app, address)
    app.evaluate("history.replaceState({ handedOver: 'gone' }, '')")
    app.reload()
    settle(app)
    assert "could not be brought back" in app.inner_text("#remarks")
    assert text_of(app).startswith("# Harbour")


def test_without_a_worker_the_browser_asks_first(page: Page, address: str) -> None:
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    open_page(page, address)
    page.click("#drawing")
    page.reload()
    settle(page)
    page.click("#document")
    page.keyboard.type("mine")
    page.on("dialog", stay)
    with page.expect_event("dialog"):
        page.evaluate("setTimeout(() => location.reload())")
    assert asked == ["beforeunload"]
    assert text_of(page) == "mine"
    page.check("#keep-text")
    until(page, "localStorage['chunking-visualizer.keeps-text']")
    page.reload()
    settle(page)
    assert asked == ["beforeunload"]
    assert text_of(page) == "mine"
