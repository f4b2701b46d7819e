"""Three views of the same chunks, in step: in place, as cards, in a table."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from chunker import Settings, chunk
from tests.browser.bench import link, open_page, put, settle
from tests.browser.views_page import (
    VIEWS,
    choose,
    chosen,
    in_sight,
    listed,
    open_view,
    rows,
    texts,
)
from tests.browser.waiting import until

WORDS = Settings("words", size=10, overlap=4, unit="words", encoding="estimate")
PROSE = "".join(f"Word{i} and a few more words, some of them shared; " for i in range(200))
AWKWARD = (
    "# Guide\r\n\r\nFirst, read this.  It\tis short.\r\n\r\n## Install\r\rRun `install`, 😀 wait.\n"
    "שָׁלוֹם עולם, 世界! naïve\u00a0café — 👩‍👩‍👧‍👦 “quoted” a\u200bb\n\n\n\nlast line without a break"
)
CASES = {
    "characters": Settings("characters", size=20, overlap=15, encoding="estimate"),
    "tokens": Settings("tokens", size=8, overlap=3),
    "words": Settings("words", size=6, overlap=5, encoding="estimate"),
    "sentences": Settings("sentences", size=40, overlap=20, unit="characters", encoding="estimate"),
    "headings": Settings("headings", size=16, overlap=4, unit="tokens"),
    "recursive": Settings("recursive", size=30, overlap=10, unit="characters", encoding="estimate"),
}


def open_text(page: Page, address: str, settings: Settings, text: str) -> None:
    """Open the page with a text, exactly as it is, under some settings."""
    open_page(page, address, link(settings))
    put(page, text)
    settle(page)


# ---- tabs


def test_one_view_is_open_at_a_time(page: Page, address: str) -> None:
    open_page(page, address)
    for view, scroller in VIEWS.items():
        page.click(f"#tab-{view}")
        selected = page.locator("[role=tab][aria-selected=true]")
        assert selected.get_attribute("id") == f"tab-{view}"
        visible = [name for name in VIEWS if page.is_visible(f"#panel-{name}")]
        assert visible == [view]
        assert page.get_attribute(f"#panel-{view}", "aria-labelledby") == f"tab-{view}"
        assert page.get_attribute(f"#tab-{view}", "aria-controls") == f"panel-{view}"
        assert page.get_attribute(".skip", "href") == f"#{scroller}"


def test_tabs_work_by_keyboard(page: Page, address: str) -> None:
    open_page(page, address)
    page.focus("#tab-place")
    keys = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"]
    views = ["cards", "table", "place", "table", "place", "table"]
    for key, view in zip(keys, views, strict=True):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == f"tab-{view}"
        assert page.is_visible(f"#panel-{view}")
    assert page.locator("[role=tab][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "table"


# ---- in step


def test_a_chunk_chosen_in_one_view_is_chosen_in_all(page: Page, address: str) -> None:
    open_text(page, address, WORDS, PROSE)
    for steps, first in enumerate(VIEWS, start=40):
        open_view(page, first)
        page.focus(f"#{VIEWS[first]}")
        page.keyboard.press("End")
        for _ in range(steps):
            page.keyboard.press("ArrowUp")
        number = chosen(page, first)
        assert number == len(chunk(PROSE, WORDS).chunks) - steps
        for view in [*VIEWS, first]:
            open_view(page, view)
            assert chosen(page, view) == number
            assert in_sight(page, view)
        assert page.inner_text("#chunk-heading").startswith(f"Chunk {number} ")


@pytest.mark.parametrize("view", ["cards", "table"])
def test_a_click_chooses_and_a_mouse_looks(page: Page, address: str, view: str) -> None:
    open_text(page, address, WORDS, PROSE)
    open_view(page, view)
    page.hover("[data-chunk='3'] :is(.card-facts, .number) >> nth=0")
    assert page.inner_text("#chunk-heading").startswith("Chunk 4 ")
    assert page.locator(f"#{VIEWS[view]} .hovered").get_attribute("data-chunk") == "3"
    page.click("[data-chunk='2'] :is(.card-facts, .number) >> nth=0")
    assert chosen(page, view) == 3
    page.hover("#tab-place")
    assert page.locator(f"#{VIEWS[view]} .hovered").count() == 0
    assert page.inner_text("#chunk-heading").startswith("Chunk 3 ")


def test_what_scrolls_by_under_a_mouse_is_not_looked_at(page: Page, address: str) -> None:
    open_text(page, address, WORDS, PROSE)
    for view, scroller in VIEWS.items():
        open_view(page, view)
        page.hover(f"#{scroller}", position={"x": 200, "y": 250})
        page.mouse.move(600, 500)
        page.focus(f"#{scroller}")
        for _ in range(3):
            page.keyboard.press("End")
            page.keyboard.press("ArrowUp")
            page.evaluate("new Promise((done) => setTimeout(done, 150))")
        number = chosen(page, view)
        assert page.inner_text("#chunk-heading").startswith(f"Chunk {number} ")


def test_keys_go_from_chunk_to_chunk(page: Page, address: str) -> None:
    open_text(page, address, WORDS, PROSE)
    count = len(chunk(PROSE, WORDS).chunks)
    presses = {"ArrowDown": 1, "Home": 1, "End": count, "ArrowUp": count - 1}
    for view, scroller in VIEWS.items():
        open_view(page, view)
        page.evaluate(f"document.querySelector('#{scroller}').scrollTop = 0")
        page.focus(f"#{scroller}")
        for key, number in presses.items():
            page.keyboard.press(key)
            assert chosen(page, view) == number
            assert in_sight(page, view)
        page.keyboard.press("Escape")
        assert chosen(page, view) is None


@pytest.mark.parametrize("view", ["cards", "table"])
def test_the_place_is_kept_when_the_settings_change(page: Page, address: str, view: str) -> None:
    open_text(page, address, WORDS, PROSE)
    open_view(page, view)
    scroller = VIEWS[view]
    page.evaluate(f"document.getElementById('{scroller}').scrollTop = 4000")
    before = first_seen(page, scroller)
    page.fill("#size", "12")
    settle(page)
    after = first_seen(page, scroller)
    old, new = chunk(PROSE, WORDS), chunk(PROSE, Settings("words", size=12, overlap=4))
    assert abs(old.starts[before] - new.starts[after]) < 100


def first_seen(page: Page, scroller: str) -> int:
    """The index of the chunk at the upper edge of a list."""
    script = """(id) => new Promise((done) => requestAnimationFrame(() => {
      const { top } = document.getElementById(id).getBoundingClientRect();
      const items = [...document.querySelectorAll(`#${id} [data-chunk]`)];
      const edge = top + (document.querySelector(`#${id} thead`)?.offsetHeight ?? 0);
      done(Number(items.find((item) => item.getBoundingClientRect().bottom > edge).dataset.chunk));
    }))"""
    index: int = page.evaluate(script, scroller)
    return index


@pytest.mark.parametrize("view", ["cards", "table"])
def test_only_selected_chunks_are_listed(page: Page, address: str, view: str) -> None:
    open_text(page, address, CASES["headings"], AWKWARD * 3)
    open_view(page, view)
    page.locator("#plot [role=button], #plot [tabindex]").first.click()
    said = re.search(r"(\d+) chunks? with", page.inner_text("#selection-words"))
    assert said
    expected = int(said[1])
    assert page.locator(f"#{VIEWS[view]} [data-chunk]").count() == expected
    assert listed(page, view) == expected
    page.click("#clear-selection")
    assert listed(page, view) == len(chunk(AWKWARD * 3, CASES["headings"]).chunks)


@pytest.mark.parametrize("view", ["cards", "table"])
def test_what_there_is_to_say_without_chunks(page: Page, address: str, view: str) -> None:
    open_page(page, address)
    open_view(page, view)
    page.click("#clear")
    settle(page)
    until(page, f"document.querySelector('#panel-{view}').textContent.includes('No document yet')")
    assert page.locator(f"#panel-{view} [data-chunk]").count() == 0


def test_the_end_of_a_chunk_is_marked_on_the_side_where_its_text_ends(
    page: Page, address: str
) -> None:
    settings = Settings("words", size=3, overlap=1, encoding="estimate")
    for text, side in {
        "אחת שתיים שלוש ארבע חמש": "left",
        "one two three four five": "right",
    }.items():
        open_text(page, address, settings, text)
        choose(page, 1)
        last = page.locator(".chosen-last")
        assert last.inner_text().strip() == " ".join(text.split()[3:])
        style = last.evaluate(
            "(node) => { const { borderLeftWidth: left, borderRightWidth: right } ="
            " getComputedStyle(node); return { left, right }; }"
        )
        assert {name for name, width in style.items() if width == "2px"} == {side}


# ---- cards


@pytest.mark.parametrize("name", CASES)
def test_cards_hold_the_exact_text(page: Page, address: str, name: str) -> None:
    open_text(page, address, CASES[name], AWKWARD)
    open_view(page, "cards")
    chunks = chunk(AWKWARD, CASES[name]).chunks
    assert texts(page) == [part.text for part in chunks]
    page.check("#spaces")
    assert texts(page) == [part.text for part in chunks]
    shared = [""] + [
        AWKWARD[later.start : max(later.start, earlier.end)] for earlier, later in pairwise(chunks)
    ]
    assert texts(page, ".before") == shared
    assert texts(page, ".after") == [*shared[1:], ""]


def test_what_is_shared_is_said(page: Page, address: str) -> None:
    open_text(page, address, WORDS, PROSE)
    open_view(page, "cards")
    card = page.locator("[data-chunk='1']")
    assert card.locator(".card-facts").inner_text().startswith("words 7–16 · line 1 · ")
    before, after = card.locator(".shared-line").all_inner_texts()
    assert re.fullmatch(r"First 4 words \(\d+ characters\) also in chunk 1\.", before)
    assert re.fullmatch(r"Last 4 words \(\d+ characters\) also in chunk 3\.", after)


def test_under_a_heavy_overlap_the_further_chunks_are_named(page: Page, address: str) -> None:
    open_text(page, address, Settings("words", size=10, overlap=8, encoding="estimate"), PROSE)
    open_view(page, "cards")
    lines = page.locator("[data-chunk='5'] .shared-line").all_inner_texts()
    assert lines[0].endswith("also in chunk 5, some of it in chunks 2 to 4 too.")
    assert lines[1].endswith("also in chunk 7, some of it in chunks 8 to 10 too.")
    both = page.locator("[data-chunk='5'] .before.after").inner_text()
    assert len(both.split()) == 6


def test_why_nothing_is_shared_is_said(page: Page, address: str) -> None:
    open_text(page, address, CASES["headings"], AWKWARD)
    open_view(page, "cards")
    lines = page.locator(".shared-line").all_inner_texts()
    assert "Nothing shared with chunk 1: sections share nothing." in lines
    assert page.locator("[data-chunk='0'] .card-path").inner_text() == "Guide"


def test_a_long_chunk_is_shown_in_part_until_asked_for(page: Page, address: str) -> None:
    text = PROSE * 3
    open_text(page, address, Settings("characters", size=20000, encoding="estimate"), text)
    open_view(page, "cards")
    assert len(texts(page)[0]) < 8000
    page.click("#cards [data-chunk='0'] .card-more")
    assert page.evaluate("document.activeElement.textContent") == "Show less"
    assert texts(page)[0] == text[:20000]
    page.click("#cards [data-chunk='0'] .card-more")
    assert page.evaluate("document.activeElement.textContent") == "Show all 20,000 characters"
    assert page.evaluate("document.querySelector('#cards').scrollTop") < 20
    assert len(texts(page)[0]) < 8000


def test_a_very_long_chunk_is_shown_in_place(page: Page, address: str) -> None:
    text = "line of a long document\n" * 20_000
    open_text(page, address, Settings("characters", size=240_000, encoding="estimate"), text)
    open_view(page, "cards")
    page.click("[data-chunk='1'] .card-more")
    assert page.is_visible("#panel-place")
    assert page.evaluate("document.activeElement.id") == "drawing"
    assert page.inner_text("#chunk-heading").startswith("Chunk 2 ")


# ---- table


def test_the_table_says_what_each_chunk_is(page: Page, address: str) -> None:
    open_text(page, address, CASES["headings"], AWKWARD)
    open_view(page, "table")
    chunking = chunk(AWKWARD, CASES["headings"])
    units = [len(AWKWARD[: part.start].encode("utf-16-le")) // 2 for part in chunking.chunks]
    for row, part, start in zip(rows(page), chunking.chunks, units, strict=True):
        assert row["Chunk"] == str(chunking.chunks.index(part) + 1)
        assert row["Start"] == str(start)
        assert row["End"] == str(start + len(part.text.encode("utf-16-le")) // 2)
        assert row["Line"] == str(part.line)
        assert row["Characters"] == str(part.characters)
        assert row["Tokens"] == str(part.tokens)
        assert row["Overlap"] == str(part.overlap)
        assert row["Heading path"] == " › ".join(part.headings)
        flag = "Heavy character" if part.heavy else "Over the size" if part.over_size else ""
        assert row["Flags"] == flag
        assert row["Text"] == part.text[:160]


def test_words_have_a_column(page: Page, address: str) -> None:
    open_text(page, address, WORDS, PROSE)
    open_view(page, "table")
    assert [row["Words"] for row in rows(page)[:3]] == ["1–10", "7–16", "13–22"]


def column(page: Page, label: str) -> list[int]:
    """The numbers of a column, as far as they are drawn."""
    return [int(row[label].replace(",", "")) for row in rows(page)]


def test_the_table_is_sorted_by_its_columns(page: Page, address: str) -> None:
    open_text(page, address, Settings("sentences", size=60, unit="tokens"), AWKWARD * 2)
    open_view(page, "table")
    numbers = column(page, "Chunk")
    assert numbers == list(range(1, len(numbers) + 1))
    head = page.locator("th[aria-sort]")
    assert head.all_inner_texts() == ["Chunk"]
    for label in ("Tokens", "Characters", "Start", "Line"):
        for direction in ("ascending", "descending"):
            page.get_by_role("button", name=label, exact=True).click()
            assert head.inner_text().strip() == label
            assert head.get_attribute("aria-sort") == direction
            values = column(page, label)
            assert values == sorted(values, reverse=direction == "descending")
            assert sorted(column(page, "Chunk")) == numbers
            assert page.evaluate("document.activeElement.textContent") == label


def test_keys_follow_the_order_of_the_table(page: Page, address: str) -> None:
    open_text(page, address, WORDS, PROSE)
    open_view(page, "table")
    page.get_by_role("button", name="Characters", exact=True).dblclick()
    expected = column(page, "Chunk")[:5]
    page.focus("#table")
    page.keyboard.press("Home")
    seen = [chosen(page, "table")]
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        seen.append(chosen(page, "table"))
    assert seen == expected
    open_view(page, "cards")
    assert chosen(page, "cards") == seen[-1]


def test_all_rows_are_there_though_few_are_drawn(page: Page, address: str) -> None:
    text = PROSE * 20
    settings = Settings("characters", size=20, overlap=3, encoding="estimate")
    open_text(page, address, settings, text)
    count = len(chunk(text, settings).chunks)
    assert count > 10_000
    for view in ("cards", "table"):
        open_view(page, view)
        page.focus(f"#{VIEWS[view]}")
        page.keyboard.press("End")
        assert chosen(page, view) == count
        assert in_sight(page, view)
        assert page.locator(f"#{VIEWS[view]} [data-chunk]").count() < 150
        page.keyboard.press("Home")
        assert chosen(page, view) == 1
        assert in_sight(page, view)
    assert page.get_attribute("#chunk-table", "aria-rowcount") == str(count + 1)
    drawn = page.locator("#chunk-rows tr")
    assert [drawn.nth(i).get_attribute("aria-rowindex") for i in range(3)] == ["2", "3", "4"]
    assert page.get_attribute("#card-list [data-chunk]", "aria-setsize") == str(count)


# ---- white space


#: Where each letter of the document stands; line breaks and what shows nothing left out.
LETTERS = r"""() => {
  const walker = document.createTreeWalker(document.querySelector('#paper'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const places = [];
  while (walker.nextNode()) {
    const { data } = walker.currentNode;
    for (let i = 0; i < data.length; i += 1) {
      range.setStart(walker.currentNode, i);
      range.setEnd(walker.currentNode, i + 1);
      const { left, top } = range.getBoundingClientRect();
      if (/[\p{L}\p{P}]/u.test(data[i])) places.push([top, left]);
    }
  }
  return places;
}"""


@pytest.mark.parametrize("width", [1440, 1203])
def test_marks_change_neither_text_nor_lines(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    text = AWKWARD + PROSE[:3000]
    open_text(page, address, CASES["words"], text)
    before = page.evaluate(LETTERS)
    assert len(before) > 2000
    page.check("#spaces")
    until(page, "document.querySelectorAll('#paper .white').length > 400")
    assert page.text_content("#paper") == text
    for (top, left), (old_top, old_left) in zip(page.evaluate(LETTERS), before, strict=True):
        assert top == pytest.approx(old_top, abs=0.5)
        assert left == pytest.approx(old_left, abs=0.5)
    page.uncheck("#spaces")
    until(page, "document.querySelectorAll('#paper .white').length === 0")
    assert page.text_content("#paper") == text


def test_every_kind_of_white_space_has_its_mark(page: Page, address: str) -> None:
    open_text(page, address, Settings("characters", size=500, encoding="estimate"), AWKWARD)
    page.check("#spaces")
    until(page, "document.querySelector('#paper .white')")
    script = """(names) => names.map((name) => {
      const mark = document.querySelector(`#paper .${name}-mark`);
      const { content } = getComputedStyle(mark, '::before');
      return [mark.textContent, content];
    })"""
    marks = page.evaluate(script, ["tab", "lf", "cr", "crlf", "thin"])
    assert marks == [
        ["\t", '"→"'],
        ["\n", '"↵"'],
        ["\r", '"␍"'],
        ["\r\n", '"␍↵"'],
        ["\u200b", '"ZWSP"'],
    ]
    assert page.text_content("#paper .wide-mark") == "\u00a0"
    assert "radial-gradient" in page.evaluate(
        "getComputedStyle(document.querySelector('#paper .space-mark')).backgroundImage"
    )


# ---- copying


def copied(page: Page) -> str:
    """What Ctrl+C puts on the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.keyboard.press("Control+c")
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def select(page: Page, root: str, start: int, end: int) -> None:
    """Select from one offset to another in the text of an element."""
    page.evaluate(
        """([root, start, end]) => {
          const parent = document.querySelector(root);
          const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let at = 0; walker.nextNode(); at += walker.currentNode.length) {
            const inside = (offset) => offset >= at && offset <= at + walker.currentNode.length;
            if (inside(start)) range.setStart(walker.currentNode, start - at);
            if (inside(end)) range.setEnd(walker.currentNode, end - at);
          }
          getSelection().removeAllRanges();
          getSelection().addRange(range);
        }""",
        [root, start, end],
    )


@pytest.mark.parametrize("spaces", [False, True])
def test_what_is_copied_is_the_exact_text(page: Page, address: str, spaces: bool) -> None:
    text = AWKWARD + "\r\n" + PROSE * 2 + "\r\n" + AWKWARD
    open_text(page, address, CASES["words"], text)
    page.set_checked("#spaces", spaces)
    units = text.encode("utf-16-le")
    for start, end in [(0, 40), (12, 13), (7, 11), (30, 9000), (2000, len(units) // 2)]:
        select(page, "#paper", start, end)
        assert copied(page) == units[2 * start : 2 * end].decode("utf-16-le")


def test_all_of_the_document_can_be_copied(page: Page, address: str) -> None:
    text = AWKWARD + PROSE * 3
    open_text(page, address, WORDS, text)
    page.focus("#drawing")
    page.keyboard.press("Control+a")
    assert copied(page) == text


def test_a_card_is_copied_exactly(page: Page, address: str) -> None:
    open_text(page, address, CASES["recursive"], AWKWARD)
    open_view(page, "cards")
    parts = chunk(AWKWARD, CASES["recursive"]).chunks
    for index in (0, 1, 4):
        own = parts[index].text
        units = len(own.encode("utf-16-le")) // 2
        select(page, f"[data-chunk='{index}'] .card-text", 0, units)
        assert copied(page) == own


def test_what_a_long_card_leaves_out_is_copied(page: Page, address: str) -> None:
    text = PROSE * 3
    open_text(page, address, Settings("characters", size=20000, encoding="estimate"), text)
    open_view(page, "cards")
    page.evaluate("getSelection().selectAllChildren(document.querySelector('.card-text'))")
    assert copied(page) == text[:20000]


def test_other_texts_are_copied_as_ever(page: Page, address: str) -> None:
    open_page(page, address)
    page.evaluate("getSelection().selectAllChildren(document.querySelector('.promise'))")
    assert copied(page) == "Your text never leaves this browser."
    page.focus("#document")
    page.keyboard.press("Control+a")
    assert copied(page) == page.input_value("#document")


# ---- a phone


@pytest.mark.parametrize("view", ["cards", "table"])
def test_on_a_narrow_page_a_list_scrolls_by_itself(page: Page, address: str, view: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_text(page, address, WORDS, PROSE)
    open_view(page, view)
    page.focus(f"#{VIEWS[view]}")
    page.keyboard.press("End")
    assert in_sight(page, view)
    box: Any = page.locator(f"#{VIEWS[view]}").bounding_box()
    assert box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
