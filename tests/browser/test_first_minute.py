"""The first minute: an example that shows something, and gives way to the reader's own text."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.bench import open_page, settle, text_of
from tests.browser.conftest import new_profile
from tests.browser.waiting import until

OWN = "Forty-four characters that are my own, once."


@pytest.fixture(scope="module")
def opened(chromium: Browser, address: str) -> Iterator[Page]:
    """One page for all, with Python started."""
    found: list[str] = []
    context = new_profile(chromium, found, service_workers="block")
    page = context.new_page()
    open_page(page, address)
    yield page
    context.close()
    assert not found, "\n".join(found)


@pytest.fixture
def example(opened: Page) -> tuple[Page, str]:
    """The page with its first example as it came, and that example."""
    opened.click("#examples")
    opened.click("#examples-list button >> nth=0")
    until(opened, "document.querySelector('#examples-panel').hidden")
    opened.evaluate("document.activeElement.blur()")
    settle(opened)
    return opened, text_of(opened)


def paste_at(page: Page, selector: str, text: str) -> None:
    """Paste where the focus may be: the browser's own paste is left to do what it does."""
    page.evaluate(
        """([selector, text]) => {
          const target = document.querySelector(selector);
          const data = new DataTransfer();
          data.setData('text/plain', text);
          const how = { bubbles: true, cancelable: true, clipboardData: data };
          const event = new ClipboardEvent('paste', how);
          if (target.dispatchEvent(event)) document.execCommand('insertText', false, text);
        }""",
        [selector, text],
    )


def test_the_example_shows_an_overlap_and_a_finding_and_no_notice(
    example: tuple[Page, str],
) -> None:
    page, _ = example
    assert page.locator("#paper .shared").count() > 0
    assert page.locator(".finding:not(.none)").count() > 0
    assert page.is_hidden("#notices-toggle")
    assert page.is_visible("#intro")
    assert page.inner_text("#intro").count(".") == 1


def test_a_first_click_and_a_paste_replace_the_example(example: tuple[Page, str]) -> None:
    page, before = example
    page.click("#document")
    paste_at(page, "#document", OWN)
    assert text_of(page) == OWN
    assert page.is_hidden("#intro")
    assert page.is_hidden("#source")
    page.keyboard.press("Control+z")
    assert text_of(page) == before
    assert page.is_visible("#intro")
    assert page.inner_text("#source-name") == "guide.md"


def test_a_paste_after_a_second_click_replaces_it_too(example: tuple[Page, str]) -> None:
    page, _ = example
    page.click("#document")
    page.click("#document", position={"x": 60, "y": 60})
    assert (
        page.evaluate("(({ selectionStart: a, selectionEnd: b }) => b - a)(document.activeElement)")
        == 0
    )
    paste_at(page, "#document", OWN)
    assert text_of(page) == OWN


def test_typing_replaces_the_example(example: tuple[Page, str]) -> None:
    page, before = example
    page.click("#document")
    page.keyboard.type("mine")
    assert text_of(page) == "mine"
    for _ in range(6):
        page.keyboard.press("Control+z")
    assert text_of(page) == before


def test_the_example_can_be_edited_all_the_same(example: tuple[Page, str]) -> None:
    page, before = example
    page.click("#document")
    page.keyboard.press("End")
    page.keyboard.type("!")
    assert text_of(page) == before + "!"
    page.evaluate("document.activeElement.blur()")
    page.click("#document")
    page.keyboard.type("?")
    assert len(text_of(page)) == len(before) + 2
    assert page.is_hidden("#intro")


@pytest.mark.parametrize("focus", ["body", "#drawing", "#size-slider", "#copy-link"])
def test_a_paste_beside_the_box_becomes_the_document(example: tuple[Page, str], focus: str) -> None:
    page, before = example
    if focus != "body":
        page.focus(focus)
    paste_at(page, focus, OWN)
    assert text_of(page) == OWN
    assert page.evaluate("document.activeElement.id") == "document"
    page.keyboard.press("Control+z")
    assert text_of(page) == before


def test_a_paste_beside_the_box_can_be_taken_back(example: tuple[Page, str]) -> None:
    page, _ = example
    page.click("#document")
    paste_at(page, "#document", OWN)
    page.focus("#drawing")
    paste_at(page, "#drawing", "another")
    assert text_of(page) == "another"
    page.click("#bring-back")
    assert text_of(page) == OWN


def test_a_paste_into_a_field_stays_there(example: tuple[Page, str]) -> None:
    page, before = example
    page.focus("#size")
    page.evaluate("document.activeElement.select()")
    paste_at(page, "#size", "90")
    assert page.input_value("#size") == "90"
    assert text_of(page) == before
