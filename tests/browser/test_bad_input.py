"""Input that breaks other tools: a clear message or a correct result, and never a changed text."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from chunker import Settings, chunk
from tests.browser.bench import open_page, put, settle, write
from tests.browser.conftest import watched_profile
from tests.browser.drawn import drawn_chunks, drawn_text
from tests.browser.waiting import until

LINK = "#strategy=characters&size=3&overlap=1&unit=characters&encoding=o200k_base"

TEXTS = {
    "one character": "a",
    "one emoji": "👩‍👩‍👧‍👦",
    "white space only": " \n\t \u00a0\n\n",
    "CRLF and CR": "a\r\nb\rc\r\n\r\n",
    "byte-order mark": "\ufeffa",
    "NUL": "a\0b\0",
    "lone surrogates": "\udc00a\ud800b\ud83d",
    "a script": "<script>window.ran = true</script>",
    "an event handler": "<img src=x onerror='window.ran = true'>",
    "a special token": "before <|endoftext|> after",
    "a pattern": r"\s+ $1 .* (a|b){2}",
    "bidirectional overrides": "\u202eabc\u202c \u2066def\u2069",
}


@pytest.fixture(scope="module")
def opened(chromium: Browser, pyodide_address: str) -> Iterator[Page]:
    """One page for all: what was put into it before must not matter."""
    with watched_profile(chromium) as profile:
        page = profile.new_page()
        open_page(page, pyodide_address, LINK)
        yield page


@pytest.fixture
def bench(opened: Page) -> Page:
    for name, value in (("size", "3"), ("overlap", "1")):
        opened.fill(f"#{name}", value)
    settle(opened)
    return opened


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_an_odd_document_is_cut_as_it_is(bench: Page, text: str) -> None:
    put(bench, text)
    until(bench, f"document.querySelector('#paper').textContent === {json.dumps(text)}")
    settle(bench)
    chunking = chunk(text, Settings("characters", size=3, overlap=1))
    units = chunking.document.utf16.units
    until(bench, f"document.querySelectorAll('#paper .start').length === {len(chunking.starts)}")
    expected = list(zip(units(chunking.starts), units(chunking.ends), strict=True))
    assert drawn_chunks(bench) == expected
    assert drawn_text(bench) == text
    assert bench.evaluate("window.ran") is None


def test_an_empty_document_is_a_calm_state(bench: Page) -> None:
    write(bench, "")
    until(bench, "!document.querySelector('#empty').hidden")
    assert bench.inner_text("#empty-title")
    assert drawn_text(bench) == ""


@pytest.mark.parametrize("value", ["0", "abc", "", "-5", "1.5", "1e9x", "1e3", "10000000000"])
def test_a_size_that_is_none_is_said_beside_it_and_the_drawing_stays(
    bench: Page, value: str
) -> None:
    before = drawn_chunks(bench)
    bench.fill("#size", value)
    until(bench, "document.querySelector('#size-problem').textContent !== ''")
    assert drawn_chunks(bench) == before
    assert bench.input_value("#size") == value
    bench.fill("#size", "3")
    until(bench, "document.querySelector('#size-problem').textContent === ''")


def test_a_huge_size_makes_one_chunk(bench: Page) -> None:
    write(bench, "abc\n" * 50)
    bench.fill("#size", "1000000000")
    settle(bench)
    until(bench, "document.querySelectorAll('#paper .start').length === 1")


def test_an_overlap_not_below_the_size_is_clamped_and_said(bench: Page) -> None:
    write(bench, "abc\n" * 50)
    bench.fill("#size", "50")
    bench.fill("#overlap", "70")
    settle(bench)
    expected = chunk("abc\n" * 50, Settings("characters", size=50, overlap=49))
    until(bench, f"document.querySelectorAll('#paper .start').length === {len(expected.starts)}")
    assert "49" in bench.inner_text("#overlap-note") + bench.inner_text("#notices")


def test_a_note_about_the_last_numbers_goes_while_a_field_is_wrong(bench: Page) -> None:
    bench.fill("#size", "50")
    bench.fill("#overlap", "70")
    note = "document.querySelector('#overlap-note').textContent"
    for field, good in (("#overlap", "70"), ("#size", "50")):
        until(bench, f"{note} === 'Overlap must be smaller than the size; using 49.'")
        for bad in ("", "1e1"):
            bench.fill(field, bad)
            until(bench, f"{note} === ''")
            assert "Enter a whole number from" in bench.inner_text(f"{field}-problem")
        bench.fill(field, good)
    until(bench, f"{note} !== ''")


def test_a_text_past_the_limit_is_kept_and_said(bench: Page) -> None:
    limit = bench.evaluate("fetch('start.json').then((r) => r.json())")["catalogue"]["limits"]
    bench.evaluate(
        """(length) => {
          const area = document.querySelector('#document');
          area.value = 'x'.repeat(length);
          area.dispatchEvent(new Event('input', { bubbles: true }));
        }""",
        limit["characters"] + 1,
    )
    until(bench, "document.querySelector('#document-problem').textContent !== ''")
    said = bench.inner_text("#document-problem")
    assert f"{limit['characters']:,}" in said
    assert bench.is_visible("#document-summary")
    write(bench, "short again")
    until(bench, "document.querySelector('#paper').textContent === 'short again'")
