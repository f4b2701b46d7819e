"""Paste a document, choose a strategy, see its chunks: those that CPython makes, drawn over it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from chunker import Settings, chunk
from chunker.strategies import OPTIONS, STRATEGIES
from tests.browser.bench import break_worker, open_page, paste, settle, write
from tests.browser.conftest import watched_profile
from tests.browser.drawn import drawn_chunks, drawn_text
from tests.browser.waiting import until

GUIDE = (
    "\ufeffBefore all headings.\r\n\r\n# Guide\r\n\r\nFirst sentence. Second one! A third?\r\n"
    "## 安装 Install\n\n今日は良い天気です。散歩に行きましょう。👩‍👩‍👧‍👦🏳️‍🌈 क्षि é́ 한국어\n\n"
    "```sh\n# no heading\n```\n\n- an item\n- another item, <b onclick='x'>bold</b>\n\n"
    "| a | b |\n|---|---|\n| 1 | 2 |\n\n### Deep\rlone return, <|endoftext|> and  two  spaces\t.\n"
    "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd \u05e2\u05d5\u05dc\u05dd. NUL \0 here; "
    "https://example.org/a/long/address?with=a&query=string#and-a-fragment\n\nUnder\n-----\n\nEnd"
)

CASES = [
    Settings("characters", size=40, overlap=0),
    Settings("characters", size=10, overlap=8),
    Settings("characters", size=1, overlap=0),
    Settings("tokens", size=20, overlap=5),
    Settings("tokens", size=2, overlap=1, encoding="cl100k_base"),
    Settings("tokens", size=7, overlap=3, encoding="estimate"),
    Settings("words", size=6, overlap=2),
    Settings("sentences", size=25, overlap=10, unit="tokens"),
    Settings("sentences", size=60, overlap=20, unit="characters"),
    Settings("headings", size=30, overlap=8, unit="tokens"),
    Settings("headings", size=80, overlap=20, unit="characters", setext=True),
    Settings("recursive", size=24, overlap=8, unit="tokens"),
    Settings("recursive", size=50, overlap=15, unit="characters"),
    Settings("recursive", size=24, overlap=8, keep_headings=True, join_small=True),
    Settings("headings", size=90, overlap=20, unit="characters", join_small=True),
    Settings("headings", size=30, overlap=0, keep_headings=True),
    Settings("sentences", size=25, overlap=10, unwrap=True),
]


def named(settings: Settings) -> str:
    options = [option for option in OPTIONS if getattr(settings, option)]
    numbers = f"{settings.size}-{settings.overlap}"
    return "-".join([settings.strategy, numbers, settings.unit, *options])


@pytest.fixture(scope="module")
def bench(chromium: Browser, pyodide_address: str) -> Iterator[Page]:
    """One page for all cases, used like a user would: one setting after the other."""
    with watched_profile(chromium, viewport={"width": 1400, "height": 2400}) as profile:
        page = profile.new_page()
        open_page(page, pyodide_address)
        paste(page, GUIDE)
        settle(page)
        yield page


def choose(page: Page, settings: Settings) -> None:
    """Set every control by hand."""
    page.check(f"#strategy-choices [value={settings.strategy}]", force=True)
    if settings.strategy in ("sentences", "headings", "recursive"):
        page.check(f"#unit-choices [value={settings.unit}]", force=True)
    for option in STRATEGIES[settings.strategy].options:
        page.set_checked(f"#{option}", getattr(settings, option))
    page.select_option("#encoding", settings.encoding)
    for name, value in (("size", settings.size), ("overlap", settings.overlap)):
        page.fill(f"#{name}", str(value))
    settle(page)


def expected_chunks(text: str, settings: Settings) -> list[tuple[int, int]]:
    chunking = chunk(text, settings)
    units = chunking.document.utf16.units
    return list(zip(units(chunking.starts), units(chunking.ends), strict=True))


@pytest.mark.parametrize("settings", CASES, ids=named)
def test_every_strategy_draws_the_chunks_that_cpython_makes(
    bench: Page, settings: Settings
) -> None:
    choose(bench, settings)
    expected = expected_chunks(GUIDE, settings)
    until(bench, f"document.querySelectorAll('#paper .start').length === {len(expected)}", 20)
    assert drawn_chunks(bench) == expected
    assert drawn_text(bench) == GUIDE


def test_a_pasted_document_is_taken_exactly(
    page: Page, context: BrowserContext, pyodide_address: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, pyodide_address)
    text = "one\r\ntwo\rthree\n\n  four \u00a0 five\ttab\n😀"
    page.evaluate(f"navigator.clipboard.writeText({json.dumps(text)})")
    page.click("#document")
    page.keyboard.press("Control+A")
    page.keyboard.press("Control+V")
    until(page, f"document.querySelector('#paper').textContent === {json.dumps(text)}")
    settle(page)
    page.click("#document")
    page.keyboard.press("Control+End")
    page.keyboard.type("!")
    until(page, f"document.querySelector('#paper').textContent === {json.dumps(text + '!')}")


def test_a_document_pasted_before_python_is_there_is_cut_once_it_is(
    page: Page, pyodide_address: str
) -> None:
    page.goto(pyodide_address)
    until(page, "document.querySelectorAll('#paper .start').length > 1")
    assert page.get_attribute("#engine", "data-state") == "loading"
    write(page, "Pasted early. Drawn later.")
    until(page, "document.querySelector('#paper').textContent === 'Pasted early. Drawn later.'")
    settle(page)
    until(page, "document.querySelectorAll('#paper .start').length === 1")


def test_the_first_example_is_the_same_when_python_cuts_it(
    page: Page, pyodide_address: str
) -> None:
    page.goto(pyodide_address)
    until(page, "document.querySelectorAll('#paper .start').length > 1")
    built = drawn_chunks(page)
    settle(page)
    assert drawn_chunks(page) == built


def test_a_moving_slider_redraws_and_the_last_value_wins(page: Page, pyodide_address: str) -> None:
    open_page(page, pyodide_address, "#strategy=characters&size=100&overlap=0")
    write(page, "word " * 400)
    settle(page)
    page.focus("#size-slider")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    settle(page)
    size = int(page.input_value("#size"))
    assert size < 100
    until(page, f"document.querySelectorAll('#paper .start').length === {-(-2000 // size)}")


def test_nothing_is_lost_with_the_worker(
    page: Page, pyodide_address: str, problems: list[str]
) -> None:
    settings = Settings("words", size=7, overlap=2)
    text = "Every word of it is kept. " * 40
    open_page(page, pyodide_address, "#strategy=words&size=9&overlap=2")
    write(page, text)
    settle(page)
    page.evaluate(
        """() => {
          globalThis.said = [];
          const words = document.querySelector('#engine-words');
          const note = () => said.push(words.textContent);
          new MutationObserver(note).observe(words, { childList: true });
        }"""
    )
    break_worker(page)
    page.fill("#size", "7")
    settle(page)
    assert "Python stopped and starts again" in page.evaluate("said.join()")
    assert page.input_value("#document") == text
    assert drawn_chunks(page) == expected_chunks(text, settings)
    problems.clear()
