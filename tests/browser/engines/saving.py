"""The files that the page gives to the browser to save.

They are taken on their way there, from URL.createObjectURL: WebKit's driver has no downloads.
"""

from tests.browser.engines.browser import Browser, call
from tests.browser.waiting import until

KEEP = """() => {
  if (globalThis.saved) return;
  globalThis.saved = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => (saved.push({ blob }), createObjectURL.call(URL, blob));
  HTMLAnchorElement.prototype.click = function () { saved.at(-1).name = this.download; };
}"""

ASK = """(form, offsets) => {
  saved.length = 0;
  document.querySelector(`#offsets [value=${offsets}]`).click();
  document.querySelector(`[data-format=${form}]`).click();
}"""

SAVED = """async () => {
  const [{ blob, name }] = saved;
  return [name, [...new Uint8Array(await blob.arrayBuffer())]];
}"""


def keep_files(browser: Browser) -> None:
    """Keep the files of this page, instead of saving them."""
    browser.evaluate(KEEP)


def file(browser: Browser, form: str, offsets: str) -> tuple[str, bytes]:
    """The name and the bytes of the file that the page makes of all chunks."""
    call(browser, ASK, form, offsets)
    until(browser, "saved[0]?.name && !document.querySelector('[data-format]').disabled", 20)
    name, content = browser.evaluate(SAVED)
    return name, bytes(content)
