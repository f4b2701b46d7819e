"""The three views at work: opened, and read off."""

import json

from playwright.sync_api import Page

from tests.browser.waiting import until

#: What scrolls in each view.
VIEWS = {"place": "drawing", "cards": "cards", "table": "table"}


def open_view(page: Page, view: str) -> None:
    """Open a view by its tab."""
    page.click(f"#tab-{view}")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def choose(page: Page, index: int) -> None:
    """Choose a chunk with the keys."""
    page.focus("#drawing")
    page.keyboard.press("Home")
    for _ in range(index):
        page.keyboard.press("ArrowDown")
    heading = "document.querySelector('#chunk-heading').textContent"
    until(page, f"{heading}.startsWith('Chunk {index + 1} ')")


def chosen(page: Page, view: str) -> int | None:
    """The number of the chunk that a view shows as chosen."""
    if view == "place":
        number = page.evaluate("document.querySelector('#paper .chosen-first')?.dataset.n ?? null")
        return number and int(number)
    script = f"document.querySelector('#{VIEWS[view]} .chosen')?.dataset.chunk ?? null"
    index = page.evaluate(script)
    return None if index is None else int(index) + 1


def in_sight(page: Page, view: str) -> bool:
    """Whether the chosen chunk comes into sight."""
    script = f"""(() => {{
      const sight = document.querySelector('#{VIEWS[view]}').getBoundingClientRect();
      const item = document.querySelector('#{VIEWS[view]} .chosen').getBoundingClientRect();
      return item.top < sight.bottom && item.bottom > sight.top && item.top < innerHeight;
    }})()"""
    return bool(until(page, script, 5))


def texts(page: Page, part: str = "[data-from]") -> list[str]:
    """The text of every card, or what a selector finds in it, read by scrolling to the end."""
    script = f"""async () => {{
      const cards = document.querySelector('#cards');
      const found = {{}};
      const read = () => {{
        for (const card of document.querySelectorAll('#card-list [data-chunk]')) {{
          const parts = [...card.querySelectorAll('{part}')];
          found[card.dataset.chunk] = parts.map((node) => node.textContent).join('');
        }}
      }};
      cards.scrollTop = 0;
      for (let last = -1; last !== cards.scrollTop; cards.scrollTop += 300) {{
        last = cards.scrollTop;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        read();
      }}
      cards.scrollTop = 0;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return JSON.stringify(found);
    }}"""
    found: dict[str, str] = json.loads(page.evaluate(script))
    return [found[str(index)] for index in range(len(found))]


def listed(page: Page, view: str) -> int:
    """How many chunks a view says that it lists, whether they are drawn or not."""
    if view == "table":
        return int(page.get_attribute("#chunk-table", "aria-rowcount") or 0) - 1
    return int(page.get_attribute("#card-list li", "aria-setsize") or 0)


def rows(page: Page) -> list[dict[str, str]]:
    """The rows of the table that are drawn, by the labels of the columns."""
    script = """JSON.stringify([...document.querySelectorAll('#chunk-rows tr')].map((row) =>
      Object.fromEntries([...document.querySelectorAll('#chunk-columns th')].map(
        (head, i) => [head.textContent, row.children[i].textContent]))))"""
    found: list[dict[str, str]] = json.loads(page.evaluate(script))
    return found
