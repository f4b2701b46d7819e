"""The page's tokens in each browser: those of PyPI tiktoken, one by one."""

from collections.abc import Callable
from itertools import cycle

import pytest

from tests import sources
from tests.browser.engines import corpus
from tests.browser.engines.browser import OTHERS_IN_LONG_RUNS, Browser, call
from tests.property.fragments import FRAGMENTS
from tests.property.texts import long_text

pytestmark = OTHERS_IN_LONG_RUNS

TOKEN_ENDS = "(texts, encoding) => texts.map((each) => [...text.open(each).tokenEnds(encoding)])"

COUNTS = """(each, starts, ends, encoding) =>
  [...text.open(each).counts(encoding, Int32Array.from(starts), Int32Array.from(ends))]"""

SECONDS = 60  # in quadratic time it would be many minutes

SEGMENT_AND_COUNT = """(each, encoding) => {
  const start = performance.now();
  const opened = text.open(each);
  opened.graphemes();
  opened.sentences();
  const count = opened.tokenEnds(encoding).length;
  return [count, (performance.now() - start) / 1000];
}"""

encodings = pytest.mark.parametrize("encoding", ["o200k_base", "cl100k_base"])


@pytest.fixture(scope="module")
def texts() -> list[str]:
    return corpus.texts()


def load(browser: Browser, encoding: str) -> None:
    assert call(browser, "(encoding) => text.load(encoding)", encoding) == ""


@encodings
def test_tokens_are_those_of_tiktoken(
    browser: Browser, texts: list[str], encoding: str, report: Callable[[str], None]
) -> None:
    load(browser, encoding)
    found = call(browser, TOKEN_ENDS, texts, encoding)
    for text, ends in zip(texts, found, strict=True):
        assert ends == sources.token_ends(text, encoding), ascii(text)
    report(f"{len(texts)} texts, {sum(map(len, found))} tokens of {encoding}, all as in tiktoken")


@encodings
def test_slices_count_as_in_tiktoken(browser: Browser, encoding: str) -> None:
    load(browser, encoding)
    text = corpus.as_in_javascript("".join(long_text(kind, 400, 1) for kind in FRAGMENTS))
    starts = list(range(0, len(text), 37))
    ends = [min(start + length, len(text)) for start, length in zip(starts, cycle([0, 1, 60]))]
    slices = [text[start:end] for start, end in zip(starts, ends, strict=True)]
    expected = [sources.token_count(each, encoding) for each in slices]
    assert call(browser, COUNTS, text, starts, ends, encoding) == expected


@pytest.mark.parametrize("name", corpus.LONG_RUNS)
def test_long_runs_take_no_quadratic_time(browser: Browser, name: str) -> None:
    load(browser, "o200k_base")
    text = corpus.LONG_RUNS[name]
    count, seconds = call(browser, SEGMENT_AND_COUNT, text, "o200k_base")
    assert seconds < SECONDS
    assert count == sources.token_count(text, "o200k_base")
