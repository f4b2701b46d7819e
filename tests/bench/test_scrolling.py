"""How smoothly 5,000,000 characters in 100,000 chunks scroll, in each of the three views.

Frame times are the gaps between animation frames of headless Chromium while a script scrolls, a
little or much in each frame, or to places all over the document. Nothing is asserted about them:
they depend on the machine. That nothing is left blank is.
"""

from pathlib import Path

from playwright.sync_api import Page

from tests.bench.test_redraw import PASTE
from tests.browser.bench import open_page
from tests.browser.views_page import VIEWS, open_view
from tests.browser.waiting import until

CHARACTERS = 5_000_000
ARTICLE = Path(__file__).parent.parent.parent / "static" / "examples" / "article.md"
COUNTED = """document.querySelector('#drawing').getAttribute('aria-busy') === 'false'
  && document.querySelector('#figures').textContent.includes('100,000')"""

SCROLL = """async ({ id, step, frames }) => {
  const scroller = document.getElementById(id);
  const item = (x, y) => document.elementFromPoint(x, y)?.closest('[data-chunk], .block');
  const times = [];
  let blank = 0;
  let last = performance.now();
  for (let i = 0; i < frames; i += 1) {
    const way = scroller.scrollHeight - scroller.clientHeight;
    scroller.scrollTop = step ? scroller.scrollTop + step : way * ((i * 0.618) % 1);
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    const now = performance.now();
    times.push(now - last);
    last = now;
    const { left, bottom, width } = scroller.getBoundingClientRect();
    const x = left + width / 2;
    if (!item(x, bottom - 20) && !item(x, bottom - 35)) blank += 1;
  }
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(frames - 1, Math.floor(share * frames))];
  return { median: at(0.5), most: at(0.95), longest: at(1), blank };
}"""


def test_scrolling(page: Page, pyodide_address: str) -> None:
    open_page(page, pyodide_address, "#strategy=characters&size=60&overlap=10&encoding=estimate")
    article = ARTICLE.read_text("utf-8")
    page.evaluate(PASTE, (article * (CHARACTERS // len(article) + 1))[:CHARACTERS])
    until(page, COUNTED, 300)
    print()
    for view, scroller in VIEWS.items():
        open_view(page, view)
        for name, step in {"40 px": 40, "120 px": 120, "600 px": 600, "jumps": 0}.items():
            times = page.evaluate(SCROLL, {"id": scroller, "step": step, "frames": 120})
            assert times["blank"] == 0
            print(
                f"{view:6} {name:>7} a frame: median {times['median']:6.1f} ms, 95 % within "
                f"{times['most']:6.1f} ms, longest {times['longest']:6.1f} ms"
            )
