"""The built site in Chromium, Firefox and WebKit: one browser after the other, started once."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser.bench import settle
from tests.browser.engines.browser import Browser
from tests.browser.engines.chromium import chromium as in_chromium
from tests.browser.engines.firefox import firefox
from tests.browser.engines.webkit import webkit

REPORT = pytest.StashKey[list[str]]()

MODULES = """async () => {
  const module = (name) => import(new URL(`static/text/${name}.js`, document.baseURI));
  globalThis.segments = await module('segments');
  globalThis.text = await module('text');
}"""

ELSEWHERE = """() => performance.getEntriesByType('resource').map(({ name }) => name)
  .filter((name) => !name.startsWith(location.origin) && !/^(blob|data):/.test(name))"""


@pytest.fixture(scope="session", params=["chromium", "firefox", "webkit"])
def started(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser, at whatever page the last test has left it."""
    with start(request, tmp_path_factory) as browser:
        yield browser


def start(
    request: pytest.FixtureRequest, folders: pytest.TempPathFactory
) -> AbstractContextManager[Browser]:
    """The browser of that name, for as long as the context lasts."""
    if request.param == "chromium":
        return in_chromium(request.getfixturevalue("chromium"))
    return webkit() if request.param == "webkit" else firefox(folders.mktemp("firefox"))


@pytest.fixture
def browser(started: Browser, pyodide_address: str) -> Iterator[Browser]:
    """A browser that shows the page, Python started; scripts can use `segments` and `text`.

    What a test leaves in the console fails it, and so does a request that leaves the site.
    """
    if not started.evaluate("location.href").startswith(pyodide_address):
        started.open(pyodide_address)
        settle(started)
        started.evaluate(MODULES)
    yield started
    assert started.problems() == []
    assert started.evaluate(ELSEWHERE) == []


@pytest.fixture
def report(started: Browser, pytestconfig: pytest.Config) -> Callable[[str], None]:
    """Adds a line about a browser to what is shown at the end of the run."""
    lines = pytestconfig.stash.setdefault(REPORT, [])
    return lambda line: lines.append(f"{started.name} {started.version}: {line}")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Show what the browsers have in common with CPython, and what not."""
    if lines := config.stash.get(REPORT, []):
        terminalreporter.section("browsers")
        terminalreporter.write("\n".join([*lines, ""]))
