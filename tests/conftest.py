"""The built site, for the tests that look at it or open it in a browser; the count of examples."""

import fcntl
import os
import re
from pathlib import Path

import pytest

from building import site as building_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site, built once for the whole run, whichever worker needs it first."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            building_site.build(folder)
    return folder


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keep together what shares a page that is slow to start."""
    from tests.scopes import Scopes

    return Scopes(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Note how many examples hypothesis has tried in a test."""
    if call.when == "call":
        told = getattr(item, "hypothesis_statistics", "")
        passed = sum(map(int, re.findall(r"(\d+) passing", told)))
        if passed:
            item.user_properties.append(("examples", passed))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell the examples of all tests together."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    counts = [dict(report.user_properties).get("examples", 0) for report in reports]
    if any(counts):
        tests = sum(count > 0 for count in counts)
        terminalreporter.write_line(f"hypothesis: {sum(counts):,} examples in {tests} tests")
