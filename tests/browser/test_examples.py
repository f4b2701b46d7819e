"""Examples, each with its settings; the user's own text is never lost to one."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from chunker import Settings, chunk
from tests.browser.bench import begin_page, open_page, settings_of, settle, text_of, write
from tests.browser.waiting import until

EXAMPLES = json.loads(Path("static/examples/examples.json").read_text("utf-8"))


def choose(page: Page, label: str) -> None:
    """Choose an example from the menu."""
    page.click("#examples")
    page.get_by_role("button", name=label).click()
    until(page, "document.querySelector('#examples-panel').hidden")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_an_example_comes_with_its_settings(
    page: Page, address: str, site: Path, example: dict[str, object]
) -> None:
    open_page(page, address, "#strategy=words&size=3&overlap=1&encoding=estimate")
    choose(page, str(example["label"]))
    settle(page)
    asked = Settings(**example["settings"])  # type: ignore[arg-type]
    assert settings_of(page) == {name: getattr(asked, name) for name in settings_of(page)}
    text = (site / "static/examples" / str(example["file"])).read_bytes().decode()
    assert text_of(page) == text
    assert page.inner_text("#source-name") == example["file"]
    count = len(chunk(text, asked).chunks)
    assert page.inner_text("#figures .figure-value >> nth=0") == str(count)


def test_an_example_is_shown_before_python_is_there(page: Page, pyodide_address: str) -> None:
    page.route("**/pyodide.asm.wasm", lambda _: None)
    begin_page(page, pyodide_address)
    choose(page, "A long article, recursive")
    until(page, "document.querySelector('#paper').textContent.length > 7000")
    assert page.locator(".place").count() == 0


def test_examples_are_loaded_when_they_are_asked_for(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_page(page, address)
    assert not [url for url in asked if "/examples/" in url]
    choose(page, "A long article, recursive")
    loaded = [url.rsplit("/", 1)[1] for url in asked if "/examples/" in url]
    assert loaded == ["examples.json", "article.md"]


def test_a_text_that_was_typed_can_be_brought_back(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=words&size=3&overlap=1")
    before = settings_of(page)
    write(page, "mine, and only mine")
    assert page.is_hidden("#former")
    choose(page, "Hebrew with vowel points and emoji, by sentence")
    choose(page, "A long article, recursive")
    page.click("#bring-back")
    assert text_of(page) == "mine, and only mine"
    assert settings_of(page) == before
    assert page.is_hidden("#former")
    assert page.is_hidden("#source")
    assert page.evaluate("document.activeElement.id") == "document"


def test_an_edited_example_can_be_brought_back(page: Page, address: str) -> None:
    open_page(page, address)
    choose(page, "A long article, recursive")
    assert page.is_hidden("#former")
    edited = text_of(page) + "\nMore."
    write(page, edited)
    assert page.inner_text("#source-kind") == "Markdown, edited"
    choose(page, "The same guide, by heading")
    page.click("#bring-back")
    assert text_of(page) == edited
    assert page.inner_text("#source-name") == "article.md"


def test_what_cannot_be_loaded_is_said(page: Page, address: str, problems: list[str]) -> None:
    open_page(page, address)
    page.context.set_offline(True)
    page.click("#examples")
    until(page, "document.querySelector('#examples-problem').textContent.includes('connection')")
    page.context.set_offline(False)
    page.click("#examples")
    choose(page, "A long article, recursive")
    assert text_of(page).startswith("# ")
    problems.clear()


def test_the_menu_works_by_keyboard(page: Page, address: str) -> None:
    open_page(page, address)
    page.focus("#examples")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('#examples-list button').length === 5")
    page.keyboard.press("Tab")
    assert "A Markdown guide" in page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowUp")
    assert "A long article" in page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Escape")
    assert page.is_hidden("#examples-panel")
    assert page.evaluate("document.activeElement.id") == "examples"
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#source-name').textContent === 'hebrew.txt'")
    assert page.evaluate("document.activeElement.id") == "examples"


def test_the_menu_closes_where_it_is_left(page: Page, address: str) -> None:
    open_page(page, address)
    page.click("#examples")
    until(page, "document.querySelectorAll('#examples-list button').length === 5")
    page.click("#paper", position={"x": 5, "y": 5})
    assert page.is_hidden("#examples-panel")
    page.click("#examples")
    page.focus("#size")
    assert page.is_hidden("#examples-panel")
