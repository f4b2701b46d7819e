"""The whole way with the keyboard alone, from the opened page to a file: no click, no set focus."""

import json
from pathlib import Path

from playwright.sync_api import Page

from chunker import Settings, chunk
from tests.browser.bench import open_page, settle
from tests.browser.waiting import until

TEXT = (
    "# Tides\n\nThe tide comes in and goes out again. It is late by an hour every day.\n\n"
    "| Port | Range |\n|---|---|\n| Brest | 7 m |\n\n```sh\ntide status\n```\n\n"
    "\u05d4\u05d2\u05d0\u05d5\u05ea \u05d5\u05d4\u05e9\u05e4\u05dc. 🌊 The last sentence.\n"
)

FOCUS = """(() => {
  const { activeElement: at } = document;
  return at === document.body ? '' : at.id || at.value || at.getAttribute('class') || at.localName;
})()"""
"""What has the focus: its id, else its value (the radio buttons), else its class or its element."""

STOPS = 60
"""More than the page has stops of the Tab key."""


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Go on to the stop of this name, past no place where the focus is lost."""
    passed = []
    for _ in range(STOPS):
        page.keyboard.press(key)
        passed.append(page.evaluate(FOCUS))
        if passed[-1] == name:
            return
        assert passed[-1], f"the focus is lost behind {passed[:-1]}"
    raise AssertionError(f"{name} is none of the stops {passed}")


def press(page: Page, key: str, name: str) -> None:
    """Press a key that leaves the focus on the stop of this name."""
    page.keyboard.press(key)
    assert page.evaluate(FOCUS) == name


def wait_for_words(page: Page, part: str, words: str) -> None:
    """Wait until a part of the page holds these words."""
    script = f"document.querySelector({json.dumps(part)}).textContent.includes({json.dumps(words)})"
    until(page, script)


def test_from_the_opened_page_to_a_file(page: Page, pyodide_address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, pyodide_address)
    page.evaluate("(text) => navigator.clipboard.writeText(text)", TEXT)

    # The skip link goes to the document as it is drawn, and back from there to its text.
    tab_to(page, "skip")
    press(page, "Enter", "drawing")
    tab_to(page, "document", "Shift+Tab")

    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("ControlOrMeta+v")
    until(page, f"document.querySelector('#document').value === {json.dumps(TEXT)}")
    assert page.evaluate(FOCUS) == "document"

    # After it, the strategy: one stop, its choices by arrows.
    tab_to(page, "tokens")
    press(page, "ArrowUp", "sentences")
    assert page.is_checked("[name=strategy][value=sentences]")

    tab_to(page, "size")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("19")
    page.keyboard.press("ArrowUp")
    assert page.input_value("#size") == "20"
    tab_to(page, "size-slider")
    page.keyboard.press("ArrowRight")
    tab_to(page, "size", "Shift+Tab")
    size = int(page.input_value("#size"))
    assert size > 20
    tab_to(page, "overlap")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("6")
    settle(page)
    assert page.evaluate(FOCUS) == "overlap"

    chunks = chunk(TEXT, Settings("sentences", size, 6)).chunks
    wait_for_words(page, "#announcer", f"{len(chunks)} chunks, together ")

    # The views are one stop; the arrows that choose one keep the focus on its tab.
    tab_to(page, "tab-place")
    press(page, "ArrowRight", "tab-cards")
    assert page.is_visible("#panel-cards")
    press(page, "ArrowRight", "tab-table")
    assert page.is_visible("#panel-table")

    tab_to(page, "table")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    wait_for_words(page, "#chunk-heading", f"Chunk 2 of {len(chunks)}")
    wait_for_words(page, "#announcer", f"Chunk 2 of {len(chunks)}: {chunks[1].tokens} tokens")
    assert page.evaluate(FOCUS) == "table"

    tab_to(page, "copy-text")
    page.keyboard.press("Space")
    wait_for_words(page, "#said", "Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == TEXT[chunks[1].start : chunks[1].end]
    assert page.evaluate(FOCUS) == "copy-text"

    tab_to(page, "download", "Shift+Tab")
    page.keyboard.press("Enter")
    assert page.get_attribute("#download", "aria-expanded") == "true"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.format") == "json"
    with page.expect_download() as waiting:
        page.keyboard.press("Enter")
    wait_for_words(page, "#said", f"{len(chunks)} chunks")
    until(page, "document.activeElement.dataset.format === 'json'")
    press(page, "Escape", "download")
    assert page.is_hidden("#download-panel")

    file = json.loads(Path(waiting.value.path()).read_bytes())
    assert [part["text"] for part in file["chunks"]] == [
        TEXT[part.start : part.end] for part in chunks
    ]
    assert [part["tokens"] for part in file["chunks"]] == [part.tokens for part in chunks]
