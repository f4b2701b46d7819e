"""Undo and redo in the text area, across what the page puts into it by itself."""

from playwright.sync_api import Page

from tests.browser.bench import open_page, paste, settle, text_of
from tests.browser.drawn import drawn_text
from tests.browser.waiting import until

ROWS = "ABCDEFGH " * 1000
COLUMNS = "12345678 " * 2000
HUGE = "A line of a log, one of many.\n" * 5000


def length(page: Page, characters: int) -> None:
    """Wait until the document has so many characters."""
    said = f"{characters:,} character"
    until(page, f"document.querySelector('#document-length').textContent.startsWith('{said}')")


def test_undo_and_redo_go_back_and_forth_without_mixing(page: Page, address: str) -> None:
    open_page(page, address)
    example = text_of(page)
    page.focus("#document")
    paste(page, ROWS)
    page.keyboard.press("Control+a")
    page.keyboard.type("small")
    paste(page, COLUMNS)
    seen = []
    for key in ("z", "z", "z", "z", "y", "y", "y", "y"):
        page.keyboard.press(f"Control+{key}")
        seen.append(text_of(page))
    assert seen == ["small", ROWS, example, example, ROWS, "small", COLUMNS, COLUMNS]

    page.keyboard.press("End")
    page.keyboard.type("!")
    page.keyboard.press("Control+z")
    assert text_of(page) == COLUMNS
    page.keyboard.press("Control+Shift+z")
    assert "!" in text_of(page)
    settle(page)

    page.click("#clear")
    page.keyboard.press("Control+z")
    assert "!" in text_of(page)

    page.keyboard.press("Control+a")
    paste(page, HUGE)
    length(page, len(HUGE))
    assert page.is_visible("#document-summary")
    page.keyboard.press("Control+z")
    assert "!" in text_of(page)
    page.keyboard.press("Control+y")
    length(page, len(HUGE))
    assert page.evaluate("document.activeElement.id") == "document-summary"
    settle(page)
    assert drawn_text(page) == HUGE
