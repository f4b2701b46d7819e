"""Figures, notices, histogram and cost: as the package has them, and calm while a slider moves."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from chunker import Settings, chunk
from tests.browser.bench import link, open_page, settle, write
from tests.browser.waiting import until

ARTICLE = Path("static/examples/article.md").read_text("utf-8")
TOKENS = "#strategy=tokens&size=32&overlap=8"
CASES = [
    Settings("tokens", 32, 8),
    Settings("words", 60, 15),
    Settings("sentences", 200, 60, "characters", "cl100k_base"),
    Settings("recursive", 100, 40, encoding="estimate"),
]


def open_with(page: Page, address: str, fragment: str, text: str = ARTICLE) -> None:
    """Open the page with settings, and wait until it has cut a text."""
    open_page(page, address, fragment)
    write(page, text)
    settle(page)


def bars(page: Page) -> list[str]:
    """The names of the histogram's bars."""
    names: list[str] = page.evaluate(
        "[...document.querySelectorAll('.bar')].map((bar) => bar.getAttribute('aria-label'))"
    )
    return names


def read_bar(name: str) -> tuple[int, int, int]:
    """The fewest and the most tokens that a bar stands for, and its chunks."""
    found = re.fullmatch(r"(\d+)(?: to (\d+))? tokens?: (\d+) chunks?", name)
    assert found, name
    return int(found[1]), int(found[2] or found[1]), int(found[3])


def chosen(page: Page) -> int:
    """The number of the chunk that is chosen."""
    found = re.match(r"Chunk ([\d,]+) of", page.inner_text("#chunk-heading"))
    assert found, "no chunk is chosen"
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize("settings", CASES, ids=lambda settings: settings.strategy)
def test_the_figures_are_the_packages(page: Page, address: str, settings: Settings) -> None:
    open_with(page, address, link(settings))
    figures = chunk(ARTICLE, settings).figures
    values = page.locator(".figure-value").all_inner_texts()
    assert values == [
        f"{figures.chunks:,}",
        f"{figures.smallest:,}",
        f"{figures.median:,.1f}".removesuffix(".0"),
        f"{figures.largest:,}",
        f"{figures.mean:,.1f}".removesuffix(".0"),
        f"{figures.total:,}",
        f"{figures.added:+,}" if figures.added else "0",
        f"{figures.repeated:,}",
    ]
    details = page.locator(".figure > div > .figure-detail").all_inner_texts()
    repeated = f"{settings.unit} ({figures.repeated_characters:,} characters)"
    percent = f"{figures.added_percent:+,.1f}".removesuffix(".0") if figures.added else "0"
    assert details == [
        f"at most {settings.size:,} {settings.unit}",
        f"document: {figures.document:,}",
        f"tokens, {percent} %",
        "characters" if settings.unit == "characters" else repeated,
    ]
    assert page.inner_text("#method") == f"Tokens: {figures.method}"


def test_a_tokenizer_that_cannot_be_had_is_named_and_can_be_tried_again(
    page: Page, own_site: tuple[Path, str], problems: list[str]
) -> None:
    folder, url = own_site
    vocabulary = folder / "vendor/tiktoken/encoders/cl100k_base.json"
    kept = vocabulary.read_bytes()
    vocabulary.unlink()
    open_page(page, url, TOKENS + "&encoding=cl100k_base")
    until(page, "!document.querySelector('#tokenizer-notice').hidden")
    assert page.inner_text("#tokenizer-notice-words").startswith("cl100k_base is not available: ")
    assert page.inner_text("#method") == "Tokens: estimated: characters ÷ 4"
    page.click("#retry-tokenizer")
    settle(page)
    assert page.is_visible("#tokenizer-notice")
    vocabulary.write_bytes(kept)
    page.click("#retry-tokenizer")
    until(page, "document.querySelector('#tokenizer-notice').hidden")
    assert page.inner_text("#method") == "Tokens: cl100k_base, exact"
    assert page.evaluate("document.activeElement.id") == "encoding"
    problems.clear()


def test_notices_come_and_go_without_moving_the_page(page: Page, address: str) -> None:
    open_with(page, address, "#strategy=recursive&unit=characters&size=400&overlap=0")
    tops, counts = set(), set()
    for overlap in ("0", "40", "399", "500", "5"):
        page.fill("#overlap", overlap)
        settle(page)
        tops.add(page.evaluate("document.querySelector('#view-head').getBoundingClientRect().top"))
        counts.add(page.locator("#notices li").count())
    assert len(tops) == 1
    assert counts == {0, 1, 2}


def test_all_notices_are_there_on_demand(page: Page, address: str) -> None:
    settings = Settings("sentences", 40, 50, encoding="estimate")
    open_with(page, address, "#strategy=sentences&size=40&overlap=50&encoding=estimate")
    expected = [notice.text for notice in chunk(ARTICLE, settings).notices]
    assert len(expected) > 1
    assert page.is_hidden("#notices")
    assert page.inner_text(".notices-count") == f"{len(expected)} notices"
    page.click("#notices-toggle")
    assert page.locator("#notices li").all_inner_texts() == expected
    assert page.get_attribute("#notices-toggle", "aria-expanded") == "true"
    page.click("#notices-toggle")
    assert page.is_hidden("#notices")


def test_the_bars_hold_every_chunk_once(page: Page, address: str) -> None:
    open_with(page, address, "#strategy=recursive&size=100&overlap=40")
    tokens = [piece.tokens for piece in chunk(ARTICLE, Settings("recursive", 100, 40)).chunks]
    for width in (1440, 1000, 390):
        page.set_viewport_size({"width": width, "height": 900})
        until(
            page,
            "document.querySelector('#plot').clientWidth"
            " === document.querySelector('#plot svg').clientWidth",
        )
        for first, last, chunks in (read_bar(name) for name in bars(page)):
            assert sum(first <= count <= last for count in tokens) == chunks
        assert sum(chunks for _, _, chunks in map(read_bar, bars(page))) == len(tokens)


def test_a_bar_shows_its_chunks_and_the_steps_stay_among_them(page: Page, address: str) -> None:
    open_with(page, address, TOKENS)
    tokens = [piece.tokens for piece in chunk(ARTICLE, Settings("tokens", 32, 8)).chunks]
    bar = page.locator(".bar").first
    first, last, _ = read_bar(bars(page)[0])
    expected = [i + 1 for i, count in enumerate(tokens) if first <= count <= last]
    bar.click()
    seen = [chosen(page)]
    while page.is_enabled("#next-chunk"):
        page.click("#next-chunk")
        seen.append(chosen(page))
    assert seen == expected
    assert bar.get_attribute("aria-pressed") == "true"
    numbers = page.locator(".place.selected").evaluate_all(
        "(nodes) => nodes.map((node) => node.dataset.owners)"
    )
    assert numbers
    page.click("#clear-selection")
    assert bar.get_attribute("aria-pressed") == "false"
    assert page.locator(".place.selected").count() == 0
    assert page.is_hidden("#selection")


def test_the_steps_keep_the_focus_at_the_last_chunk(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=words&size=1&overlap=0")
    write(page, "one two three")
    settle(page)
    page.focus("#next-chunk")
    for expected in (1, 2, 3, 3):
        page.keyboard.press("Enter")
        assert chosen(page) == expected
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate("document.activeElement.id") == "next-chunk"


def test_a_selection_ends_with_its_cutting(page: Page, address: str) -> None:
    open_with(page, address, TOKENS)
    page.locator(".bar").last.click()
    assert page.is_visible("#selection")
    page.fill("#size", "40")
    settle(page)
    assert page.is_hidden("#selection")
    assert page.locator(".paper.has-selection").count() == 0


def test_the_histogram_works_by_keyboard(page: Page, address: str) -> None:
    open_with(page, address, "#strategy=recursive&size=100&overlap=40")
    page.locator(".bar[tabindex='0']").focus()
    assert page.inner_text("#bar-words") == bars(page)[0]
    page.keyboard.press("ArrowRight")
    assert page.inner_text("#bar-words") == bars(page)[1]
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == bars(page)[-1]
    assert page.locator(".bar[tabindex='0']").count() == 1
    page.keyboard.press("Enter")
    assert page.is_visible("#selection")
    assert page.inner_text("#bar-words") == bars(page)[-1]
    page.keyboard.press("Escape")
    assert page.is_hidden("#selection")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    assert page.is_visible("#selection")
    page.keyboard.press(" ")
    assert page.is_hidden("#selection")


def test_a_line_marks_the_size_where_it_is_in_tokens(page: Page, address: str) -> None:
    open_with(page, address, TOKENS)
    assert page.locator(".plot-size").count() == 1
    assert "size 32" in page.inner_text("#plot")
    edge = page.evaluate("document.querySelector('.plot-size').getBoundingClientRect().x")
    within = page.locator(".bar[aria-label^='32 tokens'] .bar-fill").evaluate(
        "(fill) => fill.getBoundingClientRect().right"
    )
    assert within == pytest.approx(edge, abs=2)
    page.check("[name=strategy][value=characters]")
    settle(page)
    assert page.locator(".plot-size").count() == 0


def costs(page: Page) -> dict[str, str]:
    """The rows under the cost, by their names."""
    names = page.locator("#cost-results dt").all_inner_texts()
    return dict(zip(names, page.locator("#cost-results dd").all_inner_texts(), strict=True))


def test_cost_and_storage_are_worked_out(page: Page, address: str) -> None:
    open_with(page, address, TOKENS)
    figures = chunk(ARTICLE, Settings("tokens", 32, 8)).figures
    page.click("#cost summary")
    assert page.inner_text("#method").removeprefix("Tokens: ") in page.inner_text("#cost-whose")
    page.fill("#cost-price", "$20")
    page.fill("#cost-documents", "1,000")
    page.fill("#cost-dimensions", "1000")
    page.select_option("#cost-bytes", "1")
    rows = costs(page)
    assert rows["Embedding"] == f"${figures.total * 20 / 1000:.3g}"
    assert rows["overlap and cuts add"] == f"${figures.added * 20 / 1000:.3g}"
    assert rows["Storing vectors"] == f"{figures.chunks:.3g} MB"
    share = figures.chunks * figures.added / figures.total
    assert rows["overlap adds, about"] == f"{share:.3g} MB"
    page.fill("#overlap", "0")
    settle(page)
    rows = costs(page)
    assert rows["overlap adds"] == "0 bytes"


def test_a_cost_that_cannot_be_read_says_so(page: Page, address: str) -> None:
    open_page(page, address)
    page.click("#cost summary")
    page.fill("#cost-price", "cheap")
    page.fill("#cost-dimensions", "0")
    assert page.inner_text("#cost-price-problem") == "Enter a price, e.g. 0.02."
    assert "a whole number from 1 to" in page.inner_text("#cost-dimensions-problem")
    assert page.get_attribute("#cost-price", "aria-invalid") == "true"
    assert page.locator("#cost-results dt").count() == 0
    page.fill("#cost-price", "")
    assert page.inner_text("#cost-price-problem") == ""


def test_the_help_opens_and_closes(page: Page, address: str) -> None:
    open_page(page, address)
    page.click("#open-help")
    names = page.locator("#help-strategies dt").all_inner_texts()
    assert names == page.locator("#strategy-choices span").all_inner_texts()
    page.keyboard.press("PageDown")
    until(page, "document.querySelector('.help-body').scrollTop > 0")
    page.keyboard.press("Escape")
    assert page.is_hidden("#help")
    assert page.evaluate("document.activeElement.id") == "open-help"
    page.click("#open-help")
    page.mouse.click(5, 5)
    assert page.is_hidden("#help")
    page.click("#open-help")
    page.click("#close-help")
    assert page.is_hidden("#help")
