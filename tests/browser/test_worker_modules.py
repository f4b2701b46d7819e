"""The worker's JavaScript modules, in the browser: against Unicode's tests and PyPI tiktoken."""

import json
import shutil
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page

from chunker.offsets import Utf16
from tests import sources
from tests.browser.engine_page import HTML, POLICY
from tests.oracle.break_tests import break_tests
from tests.oracle.test_unicode_breaks import CHANGED_SINCE
from tests.property.fragments import FRAGMENTS
from tests.property.texts import long_text

Site = tuple[Path, str]

SCRIPT = """async () => {
  const module = (name) => import(new URL(`static/worker/${name}.js`, document.baseURI));
  globalThis.segments = await module('segments');
  globalThis.tokens = await module('tokens');
}"""
SECONDS = 30  # in quadratic time it would be many minutes
LENGTH = 990_000  # PyPI tiktoken gives up on white space a little longer
RUNS = {
    "spaces": " " * LENGTH + "x",
    "wide spaces": "\u3000" * LENGTH,
    "line feeds": "\n" * LENGTH + "!",
    "letters": "a" * LENGTH,
    "digits": "1" * LENGTH,
    "punctuation": "!" * LENGTH,
    "ideographs": "漢" * LENGTH,
    "families": "👨\u200d👩\u200d👧\u200d👦" * 50_000,
    "base64": "TWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcmsu" * (LENGTH // 36),
}

encodings = pytest.mark.parametrize("encoding", ["o200k_base", "cl100k_base"])


@pytest.fixture
def modules(own_site: Site, page: Page) -> Page:
    """A page with `segments` and `tokens`, under the site's own security policy."""
    folder, url = own_site
    policy = POLICY.search((folder / "index.html").read_text("utf-8"))
    assert policy, "index.html has no security policy"
    (folder / "modules.html").write_text(HTML.format(policy=policy[1]), "utf-8")
    page.goto(f"{url}modules.html")
    page.evaluate(SCRIPT)
    return page


def call(page: Page, function: str, *arguments: object) -> object:
    """What a JavaScript function gives for arguments that may hold lone surrogates."""
    script = f"async (json) => {{ const f = {function}; return f(...JSON.parse(json)); }}"
    return page.evaluate(script, json.dumps(arguments))


def as_in_javascript(text: str) -> str:
    """The text with each two lone surrogates that make a pair as the one code point they are."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def load(page: Page, encoding: str) -> str:
    return str(call(page, "(encoding) => tokens.load(encoding)", encoding))


def test_unicode_tests_of_characters(modules: Page) -> None:
    cases = break_tests("GraphemeBreakTest.txt")
    expected = [CHANGED_SINCE.get(text, breaks) for text, breaks in cases]
    function = """(texts) => texts.map((text) => [...(segments.graphemes(text)
      ?? Array.from([...text, ''], (_, at) => at))])"""
    assert call(modules, function, [text for text, _ in cases]) == expected


def test_unicode_tests_of_sentences(modules: Page) -> None:
    cases = break_tests("SentenceBreakTest.txt")
    expected = [breaks[1:-1] for _, breaks in cases]
    function = "(texts) => texts.map((text) => [...segments.sentences(text)])"
    assert call(modules, function, [text for text, _ in cases]) == expected


@encodings
def test_tokens_are_those_of_tiktoken(modules: Page, encoding: str) -> None:
    assert load(modules, encoding) == ""
    texts = [long_text(kind, 3_000, seed) for kind in FRAGMENTS for seed in range(3)]
    # Behind a long run, the text is cut and merged by the page's own code.
    texts += [f"{text}{run * 200}\n{text}" for text, run in zip(texts, cycle(" =x漢\n"))]
    texts = [as_in_javascript(text) for text in texts]
    function = "(texts, encoding) => texts.map((text) => [...tokens.tokenEnds(text, encoding)])"
    found = call(modules, function, texts, encoding)
    assert found == [sources.token_ends(text, encoding) for text in texts]


@encodings
def test_slices_count_as_in_tiktoken(modules: Page, encoding: str) -> None:
    assert load(modules, encoding) == ""
    text = as_in_javascript("".join(long_text(kind, 400, 1) for kind in FRAGMENTS))
    starts = range(0, len(text), 37)
    ends = [min(start + length, len(text)) for start, length in zip(starts, cycle([0, 1, 60]))]
    function = """(text, starts, ends, encoding) =>
      [...tokens.counts(text, Int32Array.from(starts), Int32Array.from(ends), encoding)]"""
    places = [list(Utf16(text).units(points)) for points in (starts, ends)]
    found = call(modules, function, text, *places, encoding)
    slices = [text[start:end] for start, end in zip(starts, ends, strict=True)]
    assert found == [sources.token_count(each, encoding) for each in slices]


@pytest.mark.parametrize("name", RUNS)
def test_long_runs_take_no_long_time(modules: Page, name: str) -> None:
    assert load(modules, "o200k_base") == ""
    function = """(text) => {
      const start = performance.now();
      segments.graphemes(text);
      segments.sentences(text);
      const count = tokens.tokenEnds(text, 'o200k_base').length;
      return [count, (performance.now() - start) / 1000];
    }"""
    count, seconds = call(modules, function, RUNS[name])
    assert seconds < SECONDS
    assert count == sources.token_count(RUNS[name], "o200k_base")


def test_a_tokenizer_can_be_asked_for_again(
    modules: Page, own_site: Site, problems: list[str]
) -> None:
    folder, _ = own_site
    vendor = folder / "vendor" / "tiktoken"
    files = {
        "lite/tiktoken_bg.js": "the tokenizer could not be loaded",
        "lite/tiktoken_bg.wasm": "the tokenizer could not be loaded (404)",
        "encoders/cl100k_base.json": "the vocabulary file could not be loaded (404)",
    }
    for name, reason in files.items():
        away = folder / "away"
        shutil.move(vendor / name, away)
        assert load(modules, "cl100k_base") == reason
        shutil.move(away, vendor / name)
    assert load(modules, "cl100k_base") == ""
    problems.clear()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("lite/tiktoken_bg.wasm", "the tokenizer could not be started"),
        ("encoders/cl100k_base.json", "the vocabulary file is damaged"),
    ],
)
def test_a_damaged_file_has_a_reason(modules: Page, own_site: Site, name: str, reason: str) -> None:
    file = own_site[0] / "vendor" / "tiktoken" / name
    file.write_bytes(file.read_bytes()[:1000])
    assert load(modules, "cl100k_base") == reason


def test_an_encoding_that_is_none(modules: Page) -> None:
    assert load(modules, "o300k") == "there is no encoding named “o300k”"
