"""Paste a document, choose each strategy, see its chunks; the chunks that CPython makes."""

from dataclasses import asdict

import pytest

import chunker
from tests.browser.bench import choose, paste, settle, write
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


def test_an_empty_line_at_which_a_chunk_starts_begins_where_the_text_behind_it_does(
    browser: Browser,
) -> None:
    text = "אחת שתיים\n\nשלוש ארבע\n\nOne two\n\nthree"
    settings = chunker.Settings("characters", size=10, overlap=0)
    write(browser, text)
    choose(browser, asdict(settings))
    parts = chunker.chunk(text, settings).chunks
    assert [part.text[:2] for part in parts] == ["אח", "\nש", "\n\n", "\nt"]
    until(browser, "document.querySelectorAll('#paper .start').length === 4", 20)
    sides = browser.evaluate(
        """() => [...document.querySelectorAll('#paper .start')].map((place) => {
          const paper = document.querySelector('#paper').getBoundingClientRect();
          const { left } = place.getClientRects()[0];
          return left > (paper.left + paper.right) / 2 ? 'right' : 'left';
        })"""
    )
    assert (sides[1], sides[3]) == ("right", "left")
    assert drawn_text(browser) == text
