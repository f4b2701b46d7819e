"""Faults that people met in other splitters, in the page: what is drawn is what is right.

What is right was worked out by hand, and is held against the package in tests/unit/test_cases.py;
the page has to draw just what the package gives, over a document that is still the document.
"""

import base64
import json
import string
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from chunker import Settings, chunk
from tests.browser.bench import link, open_page, put, settle
from tests.browser.conftest import watched_profile
from tests.browser.drawn import drawn_chunks, drawn_text
from tests.browser.views_page import choose
from tests.browser.waiting import until

FAMILY = "👩‍👩‍👧‍👦"
BASE64 = base64.b64encode(bytes(n * n % 251 for n in range(4500))).decode()
TABLE = "|" + " a |" * 300 + "\n|" + "---|" * 300 + "\n"
SECTIONS = "# T\n\nFirst para.\n\nSecond para.\n\n# My Note\n## Sub\ntext\n```\n# no\n```\n> # no\n"
PROSE = "The ferry left at dawn. Gulls followed it far beyond the breakwater, calling over it. "


def characters(strategy: str, size: int, overlap: int) -> Settings:
    return Settings(strategy, size=size, overlap=overlap, unit="characters")


def tokens(strategy: str, size: int, overlap: int, encoding: str = "o200k_base") -> Settings:
    return Settings(strategy, size=size, overlap=overlap, unit="tokens", encoding=encoding)


CASES = {
    "no piece fits in the overlap": (
        "alpha beta\n\ngamma delt\n\nomega zeta",
        characters("recursive", 12, 6),
    ),
    "overlap at several levels": (
        "Intro\nThis part explains the loading of many files.\n\n"
        "More\nIt cuts the words into parts for search.",
        characters("recursive", 40, 8),
    ),
    "two spaces": ("pp  qq  rr  ss", characters("sentences", 4, 2)),
    "the last window": (string.ascii_lowercase[:10], characters("characters", 4, 2)),
    "one address": (
        "https://example.org/" + (string.ascii_lowercase * 15)[:380],
        tokens("tokens", 20, 5),
    ),
    "all but one": ("abc\n" * 50, characters("characters", 50, 49)),
    "five chunks over one place": (string.ascii_letters[:40], characters("characters", 10, 8)),
    "windows of tokens": (PROSE, tokens("tokens", 8, 5)),
    "repeated words": ("tick tick tick", Settings("words", size=1, overlap=0)),
    "repeated sentences": ("Same line here. " * 12, characters("sentences", 32, 16)),
    "a line break at the end": ("a\n\n", characters("recursive", 2, 0)),
    "emoji before the cut": ("😀😀\n\nabcd", characters("recursive", 4, 0)),
    "300 tokens": (PROSE * 30, tokens("tokens", 300, 0)),
    "blank lines in sections": (SECTIONS, characters("headings", 20, 0)),
    "indented code": ("def f(a):\n    b = a + 1\n    return b\n", tokens("tokens", 6, 0)),
    "white space": ("p1\n\n\np2\n\tcode\n   sp", characters("recursive", 5, 0)),
    "separators": ("hello,,world,", characters("recursive", 5, 2)),
    "full stops": ("Eat now. Run far. Sit.", characters("sentences", 9, 0)),
    "text before a heading": ("This is a text\n\n# title", characters("headings", 100, 0)),
    "short pieces": (
        "Ok.\n\nOne two three four five six seven.\n\nBye.",
        characters("recursive", 20, 0),
    ),
    "no separator": ("x" * 35, characters("recursive", 10, 0)),
    "sentences by tokens": ("Foxes jump. Dogs jumps jumps jumps now.", tokens("sentences", 5, 0)),
    "counts that differ": ("Total:    1 234", tokens("tokens", 4, 0, "cl100k_base")),
    "base64": (BASE64, tokens("tokens", 1000, 10)),
    "heavy characters": (f"ok {FAMILY}🏳️‍🌈 猫の手 yes", tokens("tokens", 2, 0)),
    "heavy characters, cl100k": (f"今夜{FAMILY}夕方には", tokens("tokens", 2, 0, "cl100k_base")),
    "no spaces between words": (
        "今日は良い天気です。散歩に行きましょう。夕方には帰ります。",
        characters("recursive", 8, 0),
    ),
    "composed characters": (
        f"{FAMILY}👍🏽e\u0301e\u0301🇯🇵🇫🇷क्षि",
        characters("recursive", 3, 0),
    ),
    "lone surrogates": ("\ud800ab\udc00 cd\ud83d", tokens("tokens", 3, 1)),
    "carriage returns": ("# A\r\ntext\r## B\r\n", characters("headings", 100, 0)),
    "sections that fit together": (
        "## A\n\ntext\n\n## B\n\ntext",
        characters("headings", 22, 6),
    ),
    "quotes and brackets": ('"Go." (Now!) He left.', characters("sentences", 8, 0)),
    "300 columns": (TABLE, tokens("recursive", 64, 8)),
    "5,000 quotation marks": ('"' * 5001, tokens("sentences", 64, 8)),
    "a special token": ("before <|endoftext|> after", tokens("tokens", 3, 0)),
    "patterns": (r"red   green\s+ $1 .* (a|b)*", characters("recursive", 6, 0)),
}


@pytest.fixture(scope="module")
def bench(chromium: Browser, pyodide_address: str) -> Iterator[Page]:
    """One page for all cases, so tall that all of nearly every document is in view."""
    with watched_profile(chromium, viewport={"width": 1400, "height": 4000}) as profile:
        page = profile.new_page()
        open_page(page, pyodide_address)
        yield page


def show(page: Page, text: str, settings: Settings) -> int:
    """Let the page cut a text, and wait until it shows that; how many chunks there must be."""
    count = len(chunk(text, settings).starts)
    page.evaluate(f"location.hash = {json.dumps(link(settings))}")
    put(page, text)
    until(page, f"document.querySelector('#paper').textContent === {json.dumps(text)}")
    settle(page)
    return count


@pytest.mark.parametrize("name", CASES)
def test_the_page_draws_what_is_right(bench: Page, name: str) -> None:
    text, settings = CASES[name]
    count = show(bench, text, settings)
    assert drawn_text(bench) == text
    if len(text) > 4000:
        until(bench, f"document.querySelector('#figures').innerText.includes('{count:,}')", 10)
        return
    until(bench, f"document.querySelectorAll('#paper .start').length === {count}", 20)
    chunking = chunk(text, settings)
    units = chunking.document.utf16.units
    expected = list(zip(units(chunking.starts), units(chunking.ends), strict=True))
    assert drawn_chunks(bench) == expected


def test_the_page_says_what_is_really_shared_and_why(bench: Page) -> None:
    show(bench, *CASES["no piece fits in the overlap"])
    said = bench.text_content("#notices") or ""
    assert "2 of 2 boundaries have no overlap: both where the last whole piece is larger" in said
    choose(bench, 1)
    facts = bench.inner_text("#chunk-facts")
    assert "0 characters" in facts or "shared" in facts.lower(), facts


def test_a_heading_path_is_shown_beside_its_chunk_and_not_counted(bench: Page) -> None:
    show(bench, SECTIONS, characters("headings", 1000, 0))
    choose(bench, 2)
    facts = bench.inner_text("#chunk-facts")
    assert "My Note › Sub" in facts
    tokens_alone = chunk(SECTIONS, characters("headings", 1000, 0)).tokens[2]
    assert str(tokens_alone) in facts


@pytest.mark.parametrize(
    "choice",
    [
        "Sentences end where Unicode says so (UAX #29)",
        "every line break does",
        "Words are separated by whitespace",
        "a short last window is kept only if it reaches new text",
        "Line breaks, spaces and punctuation at a cut stay with the preceding piece",
        "A piece of nothing but whitespace joins the piece before it",
        "A heading with no text below it is a section of its own",
        "sections never overlap",
        "The heading path is shown with its chunk, but is not part of it and not counted",
        "is read as plain characters",
        "counts as the replacement character",
        "Libraries use the same names for other rules",
        "an overlap of 20% of the size adds 25%",
        "These links leave this page",
    ],
)
def test_the_help_says_each_choice(bench: Page, choice: str) -> None:
    assert choice in " ".join((bench.text_content("#help") or "").split())
