"""Each browser once the server is gone: Python starts, and cuts as before."""

from dataclasses import asdict
from pathlib import Path

from tests.browser.bench import choose, put, settle
from tests.browser.conftest import served
from tests.browser.drawn import drawn_chunks
from tests.browser.engines.browser import Browser
from tests.browser.test_main_flow import CASES, GUIDE, expected_chunks
from tests.browser.waiting import until


def test_the_page_works_without_its_server(started: Browser, site: Path) -> None:
    with served(site) as url:
        started.open(url)
        until(started, "document.documentElement.dataset.offline === 'ready'")
        assert started.problems() == []
    assert not started.evaluate("fetch('./sw.js').then(() => true, () => false)")
    started.problems()
    started.open(url)
    settle(started)
    put(started, GUIDE)
    for settings in CASES[-4:]:
        choose(started, asdict(settings))
        assert drawn_chunks(started) == expected_chunks(GUIDE, settings)
    assert started.problems() == []
