"""How long the page takes from a changed setting to the redrawn document, and until all is counted.

The same change is made to texts of three lengths in one run; the ratios tell how the time grows
with the text. Nothing is asserted about the times: they depend on the machine.
"""

from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page

from tests.browser.bench import open_page, settle

LENGTHS = [10_000, 100_000, 1_000_000]
STRATEGIES = {
    "recursive": [300, 256, 220, 192, 160],
    "tokens": [300, 256, 220, 192, 160],
    "words": [300, 256, 220, 192, 160],
}
ARTICLE = Path(__file__).parent.parent.parent / "static" / "examples" / "article.md"

PASTE = """(text) => {
  const area = document.querySelector('#document');
  const target = area.hidden ? document.querySelector('#document-summary') : area;
  area.select();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  target.dispatchEvent(new ClipboardEvent('paste', options));
}"""

CHANGE = """async (size) => {
  const painted = () => [...document.querySelectorAll('#paper .place')]
    .slice(0, 40).map((place) => place.textContent.length).join();
  const isBusy = () => document.querySelector('#drawing').getAttribute('aria-busy') === 'true';
  const before = painted();
  const field = document.querySelector('#size');
  field.value = size;
  const start = performance.now();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  const times = [];
  for (const isWaiting of [() => painted() === before, isBusy]) {
    while (isWaiting() && performance.now() - start < 60000) {
      await new Promise(requestAnimationFrame);
    }
    times.push(performance.now() - start);
  }
  return times;
}"""


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_changed_size(page: Page, pyodide_address: str, strategy: str) -> None:
    unit = "words" if strategy == "words" else "tokens"
    open_page(page, pyodide_address, f"#strategy={strategy}&size=400&overlap=32&unit={unit}")
    article = ARTICLE.read_text("utf-8")
    base: list[float] = []
    for length in LENGTHS:
        page.evaluate(PASTE, (article * (length // len(article) + 1))[:length])
        page.fill("#size", "400")
        settle(page)
        runs = []
        for size in STRATEGIES[strategy]:
            runs.append(page.evaluate(CHANGE, str(size)))
            settle(page)
        drawn, counted = (median(column) for column in zip(*runs, strict=True))
        base = base or [drawn, counted]
        print(
            f"\n{strategy:10} {length:>9,} characters: drawn {drawn:7.0f} ms "
            f"({drawn / base[0]:5.1f} x), counted {counted:7.0f} ms ({counted / base[1]:5.1f} x)",
            end="",
        )
    print()
