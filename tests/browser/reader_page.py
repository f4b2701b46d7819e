"""A page of the site that reads files with static/readers, under the site's own security policy."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.engine_page import HTML, POLICY

SCRIPT = """async () => {
  const { read } = await import(new URL('static/readers/read.js', document.baseURI));
  globalThis.read = read;
  globalThis.fileOf = (base64, name) =>
    new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name);
  globalThis.outcome = (promise) => promise.catch(({ name, message }) => ({ name, message }));
}"""


def open_reader(page: Page, site: Path, address: str) -> None:
    """Open a page of the site with `read`, `fileOf` and `outcome`."""
    own = POLICY.search((site / "index.html").read_text("utf-8"))
    assert own, "index.html has no security policy"
    html = HTML.format(policy=own[1])
    page.route("**/reader.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{address}reader.html")
    page.evaluate(SCRIPT)


def read(page: Page, content: bytes, name: str, **options: str) -> dict[str, Any]:
    """What `read` gives for a file, or the `name` and `message` of its error."""
    script = "([content, name, options]) => outcome(read(fileOf(content, name), options))"
    answer: dict[str, Any] = page.evaluate(
        script, [base64.b64encode(content).decode(), name, options]
    )
    return answer


def text_of(page: Page, content: bytes, name: str) -> str:
    """The text of a file that can be read."""
    answer = read(page, content, name)
    assert "text" in answer, answer
    return str(answer["text"])
