"""What to look at: the package's findings, and the way to each of their places."""

import json

import pytest
from playwright.sync_api import Locator, Page

from chunker import Settings, chunk
from chunker.findings import Finding, findings
from tests.browser.bench import open_page, settings_of, settle, write
from tests.browser.waiting import until

TEXT = (
    "# Tides\n\nThe tide comes in and goes out again, twice a day. 🌊 It is late by an hour.\n\n"
    "| Port | Range |\n|---|---|\n| Brest | 7 m |\n| Calais | 7 m |\n\n"
    + "Every harbour has its own table of them, and every table its own small mistakes.\n\n" * 60
    + "```\n"
    + "".join(f"wait until the tide is in, step {number}\n" for number in range(60))
    + "```\n"
)
SETTINGS = Settings("tokens", 24, 6)
LINK = "#strategy=tokens&size=24&overlap=6"


@pytest.fixture
def bench(page: Page, address: str) -> Page:
    """The page with the text cut and its findings known."""
    open_with_findings(page, address)
    return page


def open_with_findings(page: Page, address: str) -> None:
    """Open the page with the text, and wait until its findings are known."""
    open_page(page, address, LINK)
    write(page, TEXT)
    until(page, "document.querySelectorAll('.finding').length > 1")
    settle(page)


def finding(page: Page, kind: str) -> Locator:
    """A finding by its kind."""
    return page.locator(f".finding[data-kind='{kind}']")


def focused_step(page: Page) -> object:
    """Where the step that has the focus stands, and its name."""
    return page.evaluate(
        """(() => {
          const step = document.activeElement;
          const kind = step.closest('.finding')?.dataset.kind;
          return `${kind ? `[data-kind=${kind}]` : '#look'} ${step.ariaLabel}`;
        })()"""
    )


def marked(page: Page) -> str:
    """The text that is marked in the document."""
    return "".join(page.locator("#paper .looked").all_text_contents())


def cuts_in_code() -> Finding:
    """The finding that tells where the long fenced block is cut."""
    by_kind = {found.kind: found for found in findings(chunk(TEXT, SETTINGS))}
    return by_kind["split-code-block"]


def seen(page: Page, position: int) -> bool:
    """Whether the letter of the document at a position comes into sight and stays there."""
    script = """async (position) => {
      const paper = document.querySelector('#paper');
      const frame = () => new Promise(requestAnimationFrame);
      for (let same = 0, last = NaN; same < 6; await frame()) {
        const { top } = paper.getBoundingClientRect();
        same = top === last ? same + 1 : 0;
        last = top;
      }
      const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
      let at = 0;
      for (; walker.nextNode(); at += walker.currentNode.length) {
        if (at + walker.currentNode.length > position) break;
      }
      const range = document.createRange();
      range.setStart(walker.currentNode, position - at);
      range.setEnd(walker.currentNode, position - at + 1);
      const row = range.getBoundingClientRect();
      const view = document.querySelector('#drawing').getBoundingClientRect();
      const facts = document.querySelector('#inspector').getBoundingClientRect();
      const bottom = facts.left < view.right ? facts.top : view.bottom;
      return row.top >= Math.max(0, view.top) && row.bottom <= Math.min(view.bottom, bottom);
    }"""
    units = len(TEXT[:position].encode("utf-16-le")) // 2
    return bool(page.evaluate(script, units))


def test_they_are_the_packages(page: Page, pyodide_address: str) -> None:
    open_with_findings(page, pyodide_address)
    expected = [found.text for found in findings(chunk(TEXT, SETTINGS))]
    assert len(expected) > 2
    assert page.locator(".finding p").all_inner_texts() == expected


def test_steps_go_through_all_places_and_round(bench: Page) -> None:
    by_kind = {found.kind: found for found in findings(chunk(TEXT, SETTINGS))}
    places = by_kind["split-sentence"].places
    steps = finding(bench, "split-sentence")
    assert steps.locator(".finding-at").inner_text() == f"{len(places)} places"
    for number, (start, end) in enumerate(places[:5], start=1):
        steps.get_by_role("button", name="Next place").click()
        assert marked(bench) == TEXT[start:end]
        assert steps.locator(".finding-at").inner_text() == f"{number} of {len(places)}"
    for _ in range(5):
        steps.get_by_role("button", name="Previous place").click()
    assert marked(bench) == TEXT[slice(*places[-1])]
    steps.get_by_role("button", name="Next place").click()
    assert marked(bench) == TEXT[slice(*places[0])]


def test_a_jump_shows_the_place_and_chooses_its_chunk(bench: Page) -> None:
    bench.click("#tab-table")
    steps = finding(bench, "split-sentence")
    steps.get_by_role("button", name="Previous place").click()
    assert bench.get_attribute("#tab-place", "aria-selected") == "true"
    until(
        bench,
        """(() => {
          const mark = document.querySelector('#paper .looked').getBoundingClientRect();
          const view = document.querySelector('#drawing').getBoundingClientRect();
          return mark.top >= view.top && mark.bottom <= view.bottom;
        })()""",
    )
    assert bench.locator(".looked").first.evaluate("(mark) => mark.parentNode.matches('.chosen')")
    assert "looked-at" in str(steps.get_attribute("class"))
    assert bench.evaluate("document.activeElement.getAttribute('aria-label')") == "Previous place"

    fences = cuts_in_code()
    steps = finding(bench, fences.kind)
    beginnings = []
    for seam in fences.seams[:12]:
        steps.get_by_role("button", name="Next place").click()
        assert seen(bench, seam - 1)
        assert seen(bench, seam)
        beginnings.append(seen(bench, fences.places[0][0]))
    assert beginnings == sorted(beginnings, reverse=True)
    assert {*beginnings} == {True, False}
    own = "".join(bench.locator("#paper .chosen").all_text_contents())
    assert own == TEXT[seam - len(own) : seam]


def test_the_mark_stays_while_the_page_scrolls_and_changes_no_text(bench: Page) -> None:
    finding(bench, "split-sentence").get_by_role("button", name="Next place").click()
    before = marked(bench)
    bench.evaluate("document.querySelector('#drawing').scrollTop = 1e6")
    bench.evaluate("document.querySelector('#drawing').scrollTop = 0")
    until(bench, "document.querySelector('#paper .looked')")
    assert marked(bench) == before
    bench.check("#spaces")
    assert marked(bench) == before
    assert bench.evaluate("document.querySelector('#paper').textContent") == TEXT
    bench.uncheck("#spaces")
    bench.locator("#drawing").press("Escape")
    assert bench.locator(".looked").count() == 0
    assert bench.evaluate("document.querySelector('#paper').textContent") == TEXT


def test_a_mark_takes_no_room(bench: Page) -> None:
    height = "document.querySelector('#drawing').scrollHeight"
    before = bench.evaluate(height)
    finding(bench, "split-sentence").get_by_role("button", name="Next place").click()
    assert bench.evaluate(height) == before


def test_a_look_ends_with_its_cutting(bench: Page) -> None:
    finding(bench, "split-sentence").get_by_role("button", name="Next place").click()
    bench.fill("#size", "50")
    settle(bench)
    assert bench.locator(".looked, .looked-at").count() == 0


def test_newer_findings_leave_the_focus_where_it_is(bench: Page) -> None:
    finding(bench, "split-code-block").get_by_role("button", name="Previous place").click()
    before = bench.inner_text("#findings-list")
    bench.evaluate("location.hash = 'strategy=tokens&size=50&overlap=6'")
    until(bench, f"document.querySelector('#findings-list').innerText !== {json.dumps(before)}")
    settle(bench)
    assert focused_step(bench) == "[data-kind=split-code-block] Previous place"


def test_a_remedy_mends_by_one_press_and_can_be_undone(bench: Page) -> None:
    broken = finding(bench, "split-sentence")
    before, words = settings_of(bench), broken.inner_text()
    button = broken.locator(".remedy >> nth=0")
    said = button.inner_text()
    button.focus()
    bench.keyboard.press("Enter")
    assert bench.inner_text("#applied-words") == f"Changed: {said}"
    assert bench.evaluate("document.activeElement.id") == "undo-remedy"
    until(bench, f"document.querySelector('#said').textContent.includes({json.dumps(said)})")
    assert settings_of(bench) != before
    until(bench, "!document.querySelector('[data-kind=split-sentence]')")
    settle(bench)
    bench.keyboard.press("Enter")
    assert settings_of(bench) == before
    assert bench.is_hidden("#applied")
    assert bench.evaluate("document.activeElement.id") == "findings"
    until(bench, "document.querySelector('[data-kind=split-sentence]')")
    assert broken.inner_text() == words


def test_a_remedy_cannot_be_undone_over_other_settings(bench: Page) -> None:
    finding(bench, "split-sentence").locator(".remedy >> nth=0").click()
    assert bench.is_visible("#undo-remedy")
    bench.fill("#size", "31")
    assert bench.is_hidden("#undo-remedy")


def test_one_place_is_shown_at_once(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=sentences&size=3&overlap=0&unit=tokens")
    write(page, "A. 👨‍👩‍👧‍👦 B.")
    until(page, "document.querySelector('[data-kind=heavy] button')")
    finding(page, "heavy").get_by_role("button", name="Show").click()
    assert marked(page) == "👨‍👩‍👧‍👦"


def test_nothing_to_look_at_is_good_news(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=sentences&size=4&overlap=0")
    write(page, "One sentence. And another.")
    settle(page)
    until(page, "document.querySelector('.finding.none')")
    assert page.inner_text(".finding.none").startswith("No issues: no sentence or word is split")
    write(page, "")
    until(page, "document.querySelector('#findings').hidden")


def test_on_a_narrow_page_the_steps_stand_beside_the_chunk(bench: Page) -> None:
    bench.set_viewport_size({"width": 390, "height": 844})
    count = bench.locator(".finding").count()
    assert bench.inner_text("#to-findings") == f"What to look at: {count}"
    bench.click("#to-findings")
    assert bench.evaluate("document.activeElement.id") == "findings"
    finding(bench, "split-sentence").get_by_role("button", name="Next place").click()
    first = marked(bench)
    assert focused_step(bench) == "#look Next place"
    bench.keyboard.press("Enter")
    assert bench.locator("#look .finding-at").inner_text().startswith("2 of ")
    assert marked(bench) != first
    assert focused_step(bench) == "#look Next place"
    bench.locator("#look").get_by_role("button", name="Previous place").click()
    assert marked(bench) == first
    assert focused_step(bench) == "#look Previous place"
    fences = cuts_in_code()
    finding(bench, fences.kind).get_by_role("button", name="Previous place").click()
    assert seen(bench, fences.seams[-1])
