"""The built site under a sub-path of a plain static server, and Chromium to open it with.

Tests of what the page shows open it at `address`, where CPython cuts (tests/browser/cpython.py);
tests of the whole site, its Python in the browser included, open it at `pyodide_address`.

A test that leaves a problem behind fails: a console error, an uncaught exception, a violation of
the content security policy, a request that leaves the site. A test that means to cause one takes
the fixture `problems` and clears it once it has looked at it.
"""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from building import server
from tests.browser.cpython import served_with_cpython

PREFIX = "/some/sub-path"

OWN = (f"http://{server.HOST}:", "data:", "blob:", "about:")
"""How the addresses begin that a page may ask for."""

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, while a server gives it out."""
    host = server.listen(folder, prefix=PREFIX)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://{server.HOST}:{host.server_port}{PREFIX}/"
    finally:
        host.shutdown()
        host.server_close()


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of the built site with CPython in the place of Pyodide: it is ready at once."""
    folder = tmp_path_factory.mktemp("cpython") / "site"
    with served_with_cpython(site, folder, PREFIX) as url:
        yield url


@pytest.fixture(scope="session")
def pyodide_address(site: Path) -> Iterator[str]:
    """The URL of the built site as it is, which starts Python in the browser."""
    with served(site) as url:
        yield url


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the built site that the test may change, and its URL."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    with served(folder) as url:
        yield folder, url


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What went wrong on the pages of a test; anything left at its end fails the test."""
    found: list[str] = []
    yield found
    assert not found, "\n".join(found)


@pytest.fixture
def context(chromium: Browser, problems: list[str]) -> Iterator[BrowserContext]:
    """A fresh browser profile whose pages report their problems.

    Without service workers: what a test's routes hold back would come from the cache, and each
    fresh profile would fetch the whole site. The fixture `app` lets them in.
    """
    fresh = new_profile(chromium, problems)
    yield fresh
    fresh.close()


@pytest.fixture
def app(chromium: Browser, problems: list[str]) -> Iterator[Page]:
    """An empty page in a fresh profile, service workers and all."""
    fresh = new_profile(chromium, problems, service_workers="allow")
    yield fresh.new_page()
    fresh.close()


def new_profile(
    chromium: Browser,
    problems: list[str],
    *,
    own: tuple[str, ...] = OWN,
    service_workers: Literal["allow", "block"] = "block",
    **options: Any,
) -> BrowserContext:
    """A fresh browser profile whose pages report their problems; `options` are Playwright's."""
    fresh = chromium.new_context(locale="en-GB", service_workers=service_workers, **options)
    fresh.set_default_timeout(60_000)
    watch(fresh, problems, own)
    return fresh


@contextmanager
def watched_profile(chromium: Browser, **options: Any) -> Iterator[BrowserContext]:
    """A fresh browser profile for several tests; a problem that is left fails the last of them."""
    found: list[str] = []
    fresh = new_profile(chromium, found, **options)
    yield fresh
    fresh.close()
    assert not found, "\n".join(found)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page."""
    return context.new_page()


def watch(context: BrowserContext, problems: list[str], own: tuple[str, ...] = OWN) -> None:
    """Note every problem of a profile's pages. Chromium puts policy violations into the console.

    A request for an address that begins with none of `own` is one, too.
    """

    def crashed(page: Page) -> None:
        page.on("crash", lambda _: problems.append("the page crashed"))

    context.on("console", lambda line: line.type == "error" and problems.append(line.text))
    context.on("weberror", lambda error: problems.append(f"uncaught: {error.error}"))
    context.on("page", crashed)
    context.on(
        "request", lambda request: request.url.startswith(own) or problems.append(request.url)
    )
