"""Documents made to harm: nothing in them runs, none stops the page, none is changed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from chunker import Settings
from tests.browser.bench import link, open_page
from tests.browser.conftest import watched_profile
from tests.browser.views_page import choose
from tests.browser.waiting import until

#: Seconds within which each of these documents must be cut; most take a few.
BOUND = 180

#: An address in the site, so that a request shows as one for a file that is not there.
BAIT = "bait.png"

ACTIVE = f"""<script>window.harmed = 1</script><img src={BAIT} onerror="window.harmed=1">
<svg onload="window.harmed=1"><script>window.harmed=1</script><image href="{BAIT}"/></svg>
</textarea></pre></p></main><style>* {{ display: none }} @import "{BAIT}";</style>
<iframe srcdoc="<script>parent.harmed=1</script>"></iframe><base href="https://elsewhere.invalid/">
<a href="javascript:window.harmed=1" autofocus onfocus="window.harmed=1">a</a><details open
ontoggle="window.harmed=1"><meta http-equiv="refresh" content="0;url={BAIT}"><form id="document">
<input name="attributes"></form>{{{{7*7}}}} ${{window.harmed=1}} &lt;b&gt; ]]> <!-- --> %00 \\u0000
\u202eabc\u202c \u2066def\u2069 \u200f\u2067\u061c \u202a\u202b\u202d end
# <img src={BAIT} onerror="window.harmed=1"> a heading [link](javascript:window.harmed=1)
"""

#: JavaScript that makes each document.
DOCUMENTS = {
    "10,000 headings": "'# A heading\\n\\nSome text.\\n\\n'.repeat(10000)",
    "quotes 1,000 deep": "'>'.repeat(1000) + ' deep\\n\\n' + '> '.repeat(1000) + '# deep\\n'",
    "lists 1,000 deep": "Array.from({ length: 1000 }, (_, i) => ' '.repeat(2 * i)"
    " + '- a\\n').join('')",
    "markers 1,000 deep": "'- '.repeat(1000) + 'a\\n' + '1. '.repeat(1000) + 'b'",
    "a table of 300 columns": "'|' + ' a |'.repeat(300) + '\\n|' + '---|'.repeat(300) + '\\n'"
    " + ('|' + ' b |'.repeat(300) + '\\n').repeat(300)",
    "a line of a million characters": "'word '.repeat(200000)",
    "a line of a million letters": "'x'.repeat(1000000)",
    "100,000 list items": "'- an item of a list\\n'.repeat(100000)",
    "20,000 numbered items": "'1. an item\\n\\n   more of it\\n\\n'.repeat(20000)",
    "a table of 50,000 rows": "'| a | b |\\n|---|---|\\n' + '| c | d |\\n'.repeat(50000)",
    "20,000 definitions": "Array.from({ length: 20000 }, (_, i) => `[a${i}]: /u\\n`).join('')",
    "brackets and backticks": "'['.repeat(50000) + '`'.repeat(50000)"
    " + '*_'.repeat(50000) + '\\n==='",
    "a million lines": "'a line\\n'.repeat(1000000)",
}

PASTE = """(text) => {
  globalThis.pasted = text;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const area = document.querySelector('#document:not([hidden]), #document-summary');
  if (area.id === 'document' && text.length <= 5000) {
    // So short a paste is left to the browser, which does not take it from a script.
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  area.select?.();
  const options = { clipboardData, bubbles: true, cancelable: true };
  area.dispatchEvent(new ClipboardEvent('paste', options));
}"""

#: Counts the turns of the main thread, and keeps the longest wait between two of them.
CLOCK = """() => {
  let last = performance.now();
  globalThis.turns = 0;
  globalThis.longest = 0;
  setInterval(() => {
    const now = performance.now();
    turns += 1;
    longest = Math.max(longest, now - last);
    last = now;
  }, 20);
}"""

#: What is drawn is that stretch of the document, and the page says how long all of it is.
UNCHANGED = """() => {
  const paper = document.querySelector('#paper');
  const from = Number(paper.dataset.from);
  const drawn = paper.textContent;
  const length = document.querySelector('#document-length').textContent;
  return [drawn.length > 0 && pasted.startsWith(drawn, from),
    length.includes([...pasted].length.toLocaleString('en')), length];
}"""


@pytest.fixture(scope="module")
def bench(chromium: Browser, pyodide_address: str) -> Iterator[Page]:
    """One page for all of them: a later document finds what an earlier one left."""
    with watched_profile(chromium, viewport={"width": 1400, "height": 900}) as profile:
        profile.set_default_timeout(BOUND * 1000)
        page = profile.new_page()
        open_page(page, pyodide_address, link(Settings("headings", size=64, overlap=8)))
        page.evaluate(CLOCK)
        yield page


def cut(page: Page, document: str) -> None:
    """Paste what a JavaScript expression gives, and wait until the page has done all its work."""
    page.evaluate(f"({PASTE})({document})")
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    until(page, "document.querySelector('#drawing').ariaBusy === 'false'", BOUND)


def test_nothing_in_a_document_runs_or_loads(bench: Page) -> None:
    requests: list[str] = []
    bench.on("request", lambda request: requests.append(request.url))
    bench.evaluate(PASTE, ACTIVE)
    until(bench, "document.querySelector('#paper').textContent === pasted")
    until(bench, "document.querySelector('#drawing').ariaBusy === 'false'")
    for tab in ("cards", "table", "place"):
        bench.click(f"#tab-{tab}")
    choose(bench, 1)
    bench.wait_for_timeout(300)
    assert bench.evaluate("typeof harmed") == "undefined"
    assert [url for url in requests if "bait" in url or "elsewhere" in url] == []
    assert bench.evaluate("document.querySelectorAll('main script, main iframe, base').length") == 0
    assert bench.evaluate("document.querySelector('#paper').textContent === pasted")
    assert bench.is_visible("#size")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_hostile_document_is_cut_whole(bench: Page, name: str) -> None:
    bench.evaluate("() => { turns = 0; longest = 0; }")
    cut(bench, DOCUMENTS[name])
    drawn, told, length = bench.evaluate(UNCHANGED)
    assert drawn
    assert told, length
    assert bench.evaluate("turns") >= 3
    assert bench.is_hidden("#failure")
    print(f"{name}: longest wait of the page {bench.evaluate('Math.round(longest)')} ms")


def test_newer_settings_overtake_the_work_on_a_million_lines(bench: Page) -> None:
    bench.evaluate(f"({PASTE})('para graph\\n\\n'.repeat(500000))")
    until(bench, "document.querySelector('#work-words').textContent.includes('Markdown')", BOUND)
    bench.check("#strategy-choices [value=words]", force=True)
    bench.fill("#size", "1000")
    bench.fill("#overlap", "0")
    until(bench, "document.querySelector('#figures').innerText.includes('1,000')", BOUND)
    assert bench.is_hidden("#failure")
