"""The page for every person: axe-core, keyboard, names, sizes, what is said aloud."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import violations
from tests.browser.bench import open_page, settle, write
from tests.browser.conftest import watched_profile
from tests.browser.waiting import until

WINDOWS = "#strategy=tokens&size=32&overlap=8"
TEXT = "# Tides\n\n" + "The tide comes in and goes out again, twice a day. " * 8

LOOKS: dict[str, dict[str, object]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "middling": {"viewport": {"width": 1000, "height": 800}},
    "narrow": {"viewport": {"width": 390, "height": 844}},
    "zoomed": {"viewport": {"width": 320, "height": 640}},
    "forced colours": {"forced_colors": "active"},
}


@pytest.fixture(scope="module", params=LOOKS)
def bench(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page at work on a text, in one of the looks; the states of a look follow each other."""
    options = {"viewport": {"width": 1440, "height": 900}, **LOOKS[request.param]}
    with watched_profile(chromium, **options) as profile:
        page = profile.new_page()
        open_page(page, address, WINDOWS)
        write(page, TEXT)
        until(page, "document.querySelector('.finding button')")
        settle(page)
        yield page


def look_at(page: Page, step: str = "Next place") -> None:
    """Go to a place of the first finding."""
    page.get_by_role("button", name=step).first.click()


def choose_bar(page: Page) -> None:
    """Choose the last bar of the histogram."""
    page.locator(".bar").last.click()


def open_cost(page: Page) -> None:
    """Open the cost, and write a price that is none."""
    if not page.locator("#cost").get_attribute("open"):
        page.click("#cost summary")
    page.fill("#cost-price", "cheap")


def break_size(page: Page) -> None:
    """Write a size that cannot be used."""
    page.fill("#size", "0")
    until(page, "document.querySelector('#size-problem').textContent")


def clamp(page: Page) -> None:
    """Ask for an overlap above the size, and unfold the notices."""
    page.fill("#size", "32")
    page.fill("#overlap", "99")
    settle(page)
    until(page, "!document.querySelector('#notices-toggle').hidden")
    page.click("#notices-toggle")
    page.fill("#overlap", "8")
    settle(page)


def open_examples(page: Page) -> None:
    """Close the downloads, and open the examples."""
    page.keyboard.press("Escape")
    page.click("#examples")
    until(page, "document.querySelector('#examples-list button')")


def empty(page: Page) -> None:
    """Close the examples, and take the document away."""
    page.keyboard.press("Escape")
    write(page, "")
    until(page, "!document.querySelector('#empty').hidden")


STATES: dict[str, Callable[[Page], object]] = {
    "with a result": lambda page: None,
    "with a selection": choose_bar,
    "with a finding": look_at,
    "with costs": open_cost,
    "with a setting that is wrong": break_size,
    "with notices": clamp,
    "with spaces shown": lambda page: page.check("#spaces"),
    "as cards": lambda page: page.click("#tab-cards"),
    "as a table": lambda page: page.click("#tab-table"),
    "with the help": lambda page: page.click("#open-help"),
    "behind the help": lambda page: page.click("#close-help"),
    "with the downloads": lambda page: page.click("#download"),
    "with the examples": open_examples,
    "empty, as a table": empty,
    "empty, as cards": lambda page: page.click("#tab-cards"),
    "empty, in place": lambda page: page.click("#tab-place"),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(bench: Page, state: str) -> None:
    STATES[state](bench)
    assert violations(bench) == []


def test_axe_finds_nothing_where_python_cannot_start(
    page: Page, own_site: tuple[Path, str], problems: list[str]
) -> None:
    folder, url = own_site
    (folder / "python/chunker.zip").unlink()
    page.goto(url)
    until(page, "!document.querySelector('#failure').hidden")
    assert violations(page) == []
    page.focus("#try-again")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.id === 'drawing'")
    until(page, "!document.querySelector('#failure').hidden")
    problems.clear()


def test_the_tab_key_goes_through_the_page_in_reading_order(page: Page, address: str) -> None:
    open_page(page, address, WINDOWS)
    page.evaluate("document.activeElement.blur()")
    reached = []
    for _ in range(80):
        page.keyboard.press("Tab")
        reached.append(
            page.evaluate(
                """() => {
                  const { activeElement: at } = document;
                  return at === document.body ? null
                    : { in: at.closest('header, form, .centre, .rail')?.className ?? 'skip',
                        seen: getComputedStyle(at).outlineStyle !== 'none'
                          || at.matches('.choice input, .bar') };
                }"""
            )
        )
        if reached[-1] is None:
            break
    rooms = [stop["in"] for stop in reached if stop]
    assert list(dict.fromkeys(rooms)) == ["skip", "masthead", "panel", "centre", "rail"]
    assert rooms == sorted(rooms, key=list(dict.fromkeys(rooms)).index)
    assert all(stop["seen"] for stop in reached if stop), "a focus is not visible"


def test_the_focus_is_not_hidden_under_the_facts_of_a_chunk(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, address, WINDOWS)
    page.locator("#paper").scroll_into_view_if_needed()
    page.click("#paper .place >> nth=0")
    page.focus("#document")
    for _ in range(20):
        page.keyboard.press("Tab")
        hidden = page.evaluate(
            """() => {
              const { activeElement: at } = document;
              const facts = document.querySelector('#inspector');
              const [own, over] = [at, facts].map((node) => node.getBoundingClientRect());
              return !facts.contains(at) && over.top < own.bottom && own.top < over.bottom
                ? at.id || at.textContent : '';
            }"""
        )
        assert hidden in ("", "drawing")


def test_what_can_be_pressed_is_large_enough(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, address, WINDOWS)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, summary, select, .bar, [type=text]')]
          .map((node) => [node.id || node.className.baseVal || node.className,
            node.getBoundingClientRect()])
          .filter(([, { width, height }]) => width && (width < 24 || height < 24))
          .map(([name, { width, height }]) => `${name}: ${width} × ${height}`)"""
    )
    assert small == []


def test_the_page_says_what_has_changed(page: Page, address: str) -> None:
    open_page(page, address, WINDOWS)
    until(page, "document.querySelector('#announcer').textContent.includes('chunks, together')")
    said = page.inner_text("#announcer")
    assert "to look at" in said
    page.click("#next-chunk")
    until(page, "document.querySelector('#announcer').textContent.startsWith('Chunk 1 of ')")
    look_at(page)
    until(page, "document.querySelector('#announcer').textContent.startsWith('Place 1 of ')")
    page.locator("#drawing").press("Escape")
    until(page, "document.querySelector('#announcer').textContent === 'No chunk is chosen.'")
    page.fill("#size", "64")
    until(page, "document.querySelector('#announcer').textContent.includes('chunks, together')")


def test_nothing_moves_for_those_who_ask_for_it(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_page(page, address)
    moving = page.evaluate(
        """() => [...document.querySelectorAll('*')].filter((node) => {
          const { transitionDuration, animationDuration, animationDelay } = getComputedStyle(node);
          return [transitionDuration, animationDuration].some((time) => parseFloat(time) > 0);
        }).map((node) => node.id || node.className)"""
    )
    assert moving == []


@pytest.mark.parametrize("width", [320, 390, 800, 1000])
def test_a_narrow_page_does_not_scroll_sideways(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    open_page(page, address, WINDOWS)
    for tab in ("#tab-cards", "#tab-place"):
        page.click(tab)
        wide = page.evaluate(
            "[document.documentElement, ...document.querySelectorAll('.panel, .rail, #drawing')]"
            ".filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.id)"
        )
        assert wide == []
