"""The page at work: opened, given a document and settings, waited for."""

import json
from dataclasses import asdict
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Page

from chunker import Settings
from tests.browser.scripted import Scripted
from tests.browser.waiting import until

SETTLED = """document.querySelector('#engine').dataset.state === 'ready'
  && document.querySelector('#drawing').getAttribute('aria-busy') === 'false'"""

LONG = 5000
"""Nobody types so many characters; what is longer is pasted."""


def link(settings: Settings) -> str:
    """The fragment that asks for these settings."""
    values = {name: "on" if value is True else value for name, value in asdict(settings).items()}
    return "#" + urlencode({name: value for name, value in values.items() if value is not False})


def begin_page(page: Page, address: str, fragment: str = "") -> None:
    """Open the page and wait until its controls work; Python is still to come."""
    page.goto(address + fragment)
    until(page, "!document.querySelector('#fallback')")


def open_page(page: Page, address: str, fragment: str = "") -> None:
    """Open the page, with the settings of a link, and wait until its document is cut."""
    page.goto(address + fragment)
    settle(page)


def open_whole(page: Page, address: str, fragment: str = "") -> None:
    """Open the page and wait until all of it works offline."""
    open_page(page, address, fragment)
    until(page, "document.documentElement.dataset.offline === 'ready'")


def break_worker(page: Page) -> None:
    """Let Python's worker throw, and wait until the page has surely heard of it."""
    page.workers[0].evaluate("setTimeout(() => { throw new Error('harm') })")
    page.wait_for_timeout(1000)


def settle(page: Scripted) -> None:
    """Wait until Python is there and has cut the document as it is now."""
    until(page, SETTLED)


def write(page: Scripted, text: str) -> None:
    """Put a text into the text area as if it were typed; lone surrogates come through."""
    page.evaluate(
        f"""() => {{
          const area = document.querySelector('#document');
          area.value = {json.dumps(text)};
          area.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }}"""
    )


def paste(page: Scripted, text: str) -> None:
    """Paste a text in place of the document."""
    page.evaluate(
        f"""() => {{
          const area = document.querySelector('#document:not([hidden]), #document-summary');
          area.select?.();
          const data = new DataTransfer();
          data.setData('text/plain', {json.dumps(text)});
          const event = new ClipboardEvent('paste', {{ bubbles: true, cancelable: true }});
          // Firefox gives no data to an event that a script makes.
          Object.defineProperty(event, 'clipboardData', {{ value: data }});
          area.dispatchEvent(event);
        }}"""
    )


def put(page: Scripted, text: str) -> None:
    """Make a text the document, exactly: a text area would make an LF of a CR."""
    (paste if "\r" in text or len(text) > LONG else write)(page, text)


def text_of(page: Scripted) -> str:
    """What stands in the text area; a lone surrogate comes as its escape would be read."""
    written: str = page.evaluate("JSON.stringify(document.querySelector('#document').value)")
    text: str = json.loads(written)
    return text


def settings_of(page: Scripted) -> dict[str, Any]:
    """The settings, read off the controls."""
    settings: dict[str, Any] = page.evaluate(
        """() => ({
          strategy: document.querySelector('#strategy-choices :checked').value,
          size: Number(document.querySelector('#size').value),
          overlap: Number(document.querySelector('#overlap').value),
          unit: document.querySelector('#unit-choices :checked').value,
          encoding: document.querySelector('#encoding').value,
          ...Object.fromEntries([...document.querySelectorAll('#strategy-options input')]
            .map(({ id, checked }) => [id, checked])),
        })"""
    )
    return settings


def choose(page: Scripted, settings: dict[str, Any]) -> None:
    """Set the controls to `settings`, every one of them, and wait for the chunks."""
    page.evaluate(
        f"""() => {{
          const {{ strategy, size, overlap, unit, encoding, ...options }} = {json.dumps(settings)};
          const find = (selector) => document.querySelector(selector);
          const write = (field, value, event) => {{
            field.value = value;
            field.dispatchEvent(new Event(event, {{ bubbles: true }}));
          }};
          find(`#strategy-choices [value=${{strategy}}]`).click();
          if (!find('#unit').hidden) find(`#unit-choices [value=${{unit}}]`).click();
          for (const tick of document.querySelectorAll('#strategy-options input')) {{
            if (tick.checked !== Boolean(options[tick.id])) tick.click();
          }}
          write(find('#encoding'), encoding, 'change');
          write(find('#size'), size, 'input');
          write(find('#overlap'), overlap, 'input');
        }}"""
    )
    settle(page)
