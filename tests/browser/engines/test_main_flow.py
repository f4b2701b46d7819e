"""Paste a document, choose each strategy, see its chunks; the chunks that CPython makes."""

from dataclasses import asdict

import pytest

import chunker
from tests.browser.bench import choose, paste, settle
from tests.browser.drawn import drawn_chunks, drawn_text
from tests.browser.engines.browser import Browser
from tests.browser.test_main_flow import CASES, GUIDE, expected_chunks, named
from tests.browser.waiting import until


@pytest.mark.parametrize("settings", CASES, ids=named)
def test_every_strategy_draws_the_chunks_that_cpython_makes(
    browser: Browser, settings: chunker.Settings
) -> None:
    if drawn_text(browser) != GUIDE:
        paste(browser, GUIDE)
        settle(browser)
    choose(browser, asdict(settings))
    expected = expected_chunks(GUIDE, settings)
    until(browser, f"document.querySelectorAll('#paper .start').length === {len(expected)}", 20)
    assert drawn_chunks(browser) == expected
    assert drawn_text(browser) == GUIDE
