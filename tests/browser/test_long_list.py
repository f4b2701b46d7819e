"""The long list under the cards and the table: only what is near is drawn, and nothing jumps."""

import pytest
from playwright.sync_api import Page

from tests.browser.list_page import open_list

SIZES = [1, 2, 7, 300, 20_000, 1_000_000]


def about(seen: list[list[float]]) -> list[list[object]]:
    """The same items in sight, to the pixel that a browser may round by."""
    return [[index, pytest.approx(top, abs=2)] for index, top in seen]


@pytest.mark.parametrize("count", SIZES)
def test_the_list_begins_and_ends_with_its_items(page: Page, address: str, count: int) -> None:
    open_list(page, address, count)
    assert page.evaluate("t.wrong()") == ""
    assert page.evaluate("t.seen()[0]") == [0, 0]
    page.evaluate("t.scrollBy(1e9)")
    assert page.evaluate("t.wrong()") == ""
    assert page.evaluate("t.seen().at(-1)[0]") == count - 1
    page.evaluate("t.scrollBy(-1e9)")
    assert page.evaluate("t.seen()[0]") == [0, 0]


@pytest.mark.parametrize("count", [300, 1_000_000])
def test_short_ways_are_scrolled_pixel_by_pixel(page: Page, address: str, count: int) -> None:
    open_list(page, address, count)
    page.evaluate("t.scrollBy(0.4 * t.scroller.scrollHeight)")
    for distance in (40, 120, 333, -40, -250, -333, -1):
        before = dict(page.evaluate("t.seen()"))
        page.evaluate("(distance) => t.scrollBy(distance)", distance)
        after = dict(page.evaluate("t.seen()"))
        both = before.keys() & after.keys()
        assert both
        assert [before[index] - after[index] for index in both] == pytest.approx(
            [distance] * len(both), abs=1
        )
        assert page.evaluate("t.wrong()") == ""


def test_every_item_comes_by(page: Page, address: str) -> None:
    open_list(page, address, 400)
    seen = page.evaluate(
        """async () => {
          const all = [];
          for (let i = 0; i < 400 && all.at(-1) !== 399; i += 1) {
            for (const [index] of t.seen()) if (!all.includes(index)) all.push(index);
            await t.scrollBy(400);
          }
          return all;
        }"""
    )
    assert seen == list(range(400))


def test_what_is_seen_stays_while_the_scroll_bar_is_put_right(page: Page, address: str) -> None:
    open_list(page, address, 1_000_000)
    page.evaluate("t.items.reveal(500000)")
    for _ in range(40):
        page.evaluate("t.scrollBy(300)")
    before = page.evaluate("t.seen()")
    page.evaluate("new Promise((done) => setTimeout(done, 400))")
    assert page.evaluate("t.seen()") == about(before)


@pytest.mark.parametrize("count", [300, 1_000_000])
def test_any_item_can_be_shown(page: Page, address: str, count: int) -> None:
    open_list(page, address, count)
    for index in (count - 1, 0, count // 2, count // 2 + 1, count // 2 - 30, 3, count - 2):
        page.evaluate("(index) => t.items.reveal(index)", index)
        assert index in dict(page.evaluate("t.seen()"))
        assert page.evaluate("t.wrong()") == ""


def test_an_item_in_sight_is_not_moved(page: Page, address: str) -> None:
    open_list(page, address, 300)
    before = page.evaluate("t.seen()")
    page.evaluate("t.items.reveal(1)")
    assert page.evaluate("t.seen()") == before


def test_of_an_item_too_high_to_be_seen_the_edge_that_is_asked_for_is_shown(
    page: Page, address: str
) -> None:
    open_list(page, address, 300, heights=(700, 900))
    edges = """(edge) => {
      t.items.reveal(150, edge);
      const { top, bottom } = t.items.item(150).getBoundingClientRect();
      const view = t.scroller.getBoundingClientRect();
      return [top - view.top, bottom - view.bottom];
    }"""
    assert page.evaluate(edges, "start")[0] == pytest.approx(0, abs=1)
    assert page.evaluate(edges, "end")[1] == pytest.approx(0, abs=1)
    assert page.evaluate("t.wrong()") == ""


def test_the_focus_is_not_lost_with_an_item(page: Page, address: str) -> None:
    open_list(page, address, 300)
    page.evaluate("t.list.children[1].firstChild.focus()")
    page.evaluate("t.scrollBy(9000)")
    assert page.evaluate("document.activeElement === t.scroller")


def test_a_list_shown_afresh_keeps_its_place(page: Page, address: str) -> None:
    open_list(page, address, 20_000)
    page.evaluate("t.scrollBy(123456)")
    before = page.evaluate("t.seen()")
    for _ in range(5):
        page.evaluate("t.items.show(20000)")
    assert page.evaluate("t.seen()") == about(before)
    page.evaluate("t.items.show(10)")
    assert page.evaluate("t.seen().at(-1)[0]") == 9
    page.evaluate("t.items.show(0)")
    assert page.evaluate("t.list.children.length") == 0


def test_a_list_out_of_sight_draws_nothing(page: Page, address: str) -> None:
    open_list(page, address, 20_000)
    page.evaluate("t.scrollBy(50000)")
    before = page.evaluate("t.seen()")
    page.evaluate("t.scroller.style.display = 'none'; t.items.show(20000)")
    assert page.evaluate("t.list.children.length") == 0
    page.evaluate("async () => { t.scroller.style.display = ''; await t.frames(); }")
    assert page.evaluate("t.seen()") == about(before)


@pytest.mark.parametrize("count", [7, 300, 1_000_000])
@pytest.mark.parametrize("heights", [(31, 31), (20, 220), (20, 2000)])
def test_a_random_walk(page: Page, address: str, count: int, heights: tuple[int, int]) -> None:
    open_list(page, address, count, heights)
    wrong = page.evaluate(
        """async (count) => {
          let state = 12345;
          const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
          const steps = {
            little: () => t.scrollBy((random() - 0.5) * 800),
            much: () => t.scrollBy((random() - 0.5) * 8000),
            anywhere: () => { t.scroller.scrollTop = random() * t.scroller.scrollHeight; },
            start: () => { t.scroller.scrollTop = random() * 900; },
            end: () => { t.scroller.scrollTop = t.scroller.scrollHeight - random() * 1500; },
            reveal: () => t.items.reveal(Math.floor(random() * count)),
            redraw: () => t.items.redraw(t.items.anchor.index),
            show: () => t.items.show(count),
            resize: () => { t.scroller.style.height = `${200 + Math.floor(random() * 700)}px`; },
            rest: () => new Promise((done) => setTimeout(done, 200)),
          };
          for (let i = 0; i < 80; i += 1) {
            const name = Object.keys(steps)[Math.floor(random() * Object.keys(steps).length)];
            await steps[name]();
            await t.frames();
            const wrong = t.wrong();
            if (wrong) return `${i}, ${name}: ${wrong}`;
          }
          return '';
        }""",
        count,
    )
    assert wrong == ""
