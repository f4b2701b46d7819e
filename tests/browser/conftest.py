"""The built site under a sub-path of a plain static server, and Chromium to open it with.

A test that leaves a problem behind fails: a console error, an uncaught exception, a violation of
the content security policy, a request that leaves the site. A test that means to cause one takes
the fixture `problems` and clears it once it has looked at it.
"""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from building import server

PREFIX = "/some/sub-path"

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
def address(site: Path) -> Iterator[str]:
    """The URL of the built site."""
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
    fresh = new_profile(chromium, problems, service_workers="block")
    yield fresh
    fresh.close()


@pytest.fixture
def app(chromium: Browser, problems: list[str]) -> Iterator[Page]:
    """An empty page in a fresh profile, service workers and all."""
    fresh = new_profile(chromium, problems, service_workers="allow")
    yield fresh.new_page()
    fresh.close()


def new_profile(
    chromium: Browser, problems: list[str], *, service_workers: Literal["allow", "block"]
) -> BrowserContext:
    """A fresh browser profile whose pages report their problems."""
    fresh = chromium.new_context(locale="en-GB", service_workers=service_workers)
    fresh.set_default_timeout(60_000)
    fresh.on("page", lambda page: watch(page, problems))
    return fresh


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page."""
    return context.new_page()


def watch(page: Page, problems: list[str]) -> None:
    """Note every problem of a page. Chromium puts policy violations into the console."""

    def leaves(url: str) -> bool:
        return not url.startswith((f"http://{server.HOST}:", "data:", "blob:", "about:"))

    page.on("console", lambda line: line.type == "error" and problems.append(line.text))
    page.on("pageerror", lambda error: problems.append(f"uncaught: {error}"))
    page.on("crash", lambda _: problems.append("the page crashed"))
    page.on("request", lambda request: leaves(request.url) and problems.append(request.url))
