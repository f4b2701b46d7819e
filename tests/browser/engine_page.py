"""A page that holds nothing but an engine, under the site's own security policy."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

POLICY = re.compile(r'(?s)http-equiv="Content-Security-Policy"\s+content="([^"]+)"')

HTML = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>Engine</title><link rel="icon" href="data:,"></head><body></body></html>"""

SCRIPT = """async (options) => {
  const { Engine } = await import(new URL('static/engine/engine.js', document.baseURI));
  globalThis.states = [];
  globalThis.engine = new Engine({ onstatus: (status) => states.push(status), ...options });
  globalThis.settings = { strategy: 'characters', size: 10, overlap: 2, unit: 'characters',
    encoding: 'estimate', setext: false };
  globalThis.outcome = (promise) => promise.then(
    (value) => ({ value }), ({ name, message, field }) => ({ name, message, field }));
}"""


def open_engine(page: Page, folder: Path, url: str, *, policy: str = "", **patience: int) -> None:
    """Open a page of the site in `folder` with `engine`, `settings`, `states` and `outcome`.

    `policy` stands in for the site's own. `patience` and `grace`, in milliseconds, stand in for the
    engine's own: how long a call of the worker may be silent, and newer work wait for older.
    """
    own = POLICY.search((folder / "index.html").read_text("utf-8"))
    assert own, "index.html has no security policy"
    (folder / "engine.html").write_text(HTML.format(policy=policy or own[1]), "utf-8")
    page.goto(f"{url}engine.html")
    page.evaluate(SCRIPT, patience)


def outcome(page: Page, promise: str) -> dict[str, Any]:
    """What a promise in the page comes to: `value`, or the error's `name` and `message`."""
    result: dict[str, Any] = page.evaluate(f"() => outcome({promise})")
    return result
