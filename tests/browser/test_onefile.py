"""The page as one file, opened from the disk: it does what the site does, and asks for nothing."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from building import onefile
from chunker import Settings
from tests.browser.bench import open_page, paste, settings_of, settle, text_of, write
from tests.browser.conftest import watched_profile
from tests.browser.drawn import drawn_chunks, drawn_text
from tests.browser.test_downloads import LONE, download, written_by_cpython
from tests.browser.test_examples import EXAMPLES
from tests.browser.test_examples import choose as choose_example
from tests.browser.test_main_flow import CASES, GUIDE, choose, expected_chunks, named
from tests.browser.test_opening_files import FILES, hand_over, wait_for_source
from tests.browser.waiting import until
from tests.fixtures.pdf import JAPANESE, line, pdf

JAPANESE_PDF = pdf(line(72, 700, "今日は良い天気です。", encoding="shift_jis"), font=JAPANESE)

HELD = ("file:", "blob:", "data:")


@pytest.fixture(scope="module")
def bench(chromium: Browser, site: Path) -> Iterator[Page]:
    """One page for all tests, without a network."""
    view = {"width": 1400, "height": 2400}
    with watched_profile(chromium, own=HELD, viewport=view, offline=True) as profile:
        page = profile.new_page()
        open_page(page, (site / onefile.NAME).as_uri(), "#strategy=words&size=9&overlap=2")
        yield page


def test_it_takes_the_settings_of_a_link_and_gives_one(bench: Page, site: Path) -> None:
    assert settings_of(bench)["strategy"] == "words"
    link = bench.evaluate(
        """() => {
          let link;
          navigator.clipboard.writeText = async (text) => { link = text; };
          document.querySelector('#copy-link').click();
          return link;
        }"""
    )
    assert link.startswith(f"{(site / onefile.NAME).as_uri()}#strategy=words&size=9")


@pytest.mark.parametrize("encoding", ["o200k_base", "cl100k_base"])
def test_a_download_is_that_of_cpython(bench: Page, encoding: str) -> None:
    settings = Settings("tokens", size=8, overlap=3, encoding=encoding)
    write(bench, LONE)
    choose(bench, settings)
    file = Path(download(bench, "json").path()).read_bytes()
    assert file == written_by_cpython(LONE, settings, "json", "utf16")
    assert json.loads(file)["settings"]["encoding"] == encoding


@pytest.mark.parametrize("settings", CASES, ids=named)
def test_every_strategy_draws_the_chunks_that_cpython_makes(
    bench: Page, settings: Settings
) -> None:
    if text_of(bench) != GUIDE.replace("\r\n", "\n").replace("\r", "\n"):
        paste(bench, GUIDE)
    choose(bench, settings)
    expected = expected_chunks(GUIDE, settings)
    until(bench, f"document.querySelectorAll('#paper .start').length === {len(expected)}", 20)
    assert drawn_chunks(bench) == expected
    assert drawn_text(bench) == GUIDE


@pytest.mark.parametrize("name", FILES)
def test_files_are_opened(bench: Page, name: str) -> None:
    content, text, *_ = FILES[name]
    hand_over(bench, "drop", {name: content})
    wait_for_source(bench, name)
    assert text_of(bench) == text


def test_a_pdf_whose_letters_need_a_map_is_opened(bench: Page) -> None:
    hand_over(bench, "drop", {"japanese.pdf": JAPANESE_PDF})
    wait_for_source(bench, "japanese.pdf")
    assert text_of(bench) == "今日は良い天気です。\n"


def test_an_example_is_shown(bench: Page, site: Path) -> None:
    example = EXAMPLES[1]
    choose_example(bench, example["label"])
    settle(bench)
    text = (site / "static/examples" / example["file"]).read_bytes().decode()
    assert text_of(bench) == text


def test_help_is_shown(bench: Page) -> None:
    bench.get_by_role("button", name="Help").click()
    assert bench.is_visible("dialog[open]")
    bench.keyboard.press("Escape")


def test_the_policy_lets_nothing_out(chromium: Browser, site: Path) -> None:
    page = chromium.new_page()
    page.goto((site / onefile.NAME).as_uri())
    refused = page.evaluate(
        """async () => {
          const refusal = new Promise((resolve) => {
            addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI));
          });
          fetch('https://example.org/').catch(() => {});
          return refusal;
        }"""
    )
    assert refused == "https://example.org/"
    page.close()
