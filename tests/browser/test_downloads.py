"""Downloads hold what CPython's package writes, to the byte; one chunk can be copied."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page

from chunker import Settings, chunk
from chunker.export import FORMATS
from tests.browser.bench import begin_page, break_worker, link, open_page, paste, settle, write
from tests.browser.waiting import until

TEXT = (
    "# Guide\n\nFirst, read this. It is short; it is not simple.\n\n## Install\n\n"
    "Run `install`, then 😀 wait. שָׁלוֹם, 世界! naïve café — 👩‍👩‍👧‍👦 “quoted”, a\tb\n\n"
    "Setext\n------\n\nlast line without a break"
)
LONE = 'a\ud800b "quoted", \udc00\udfff comma, 😀 end\ud83d\n\nbehind 😀 a pair\udead'

BURST = 1100
"""In ms; Chromium drops, without a word, what is downloaded after the tenth within a second."""

CASES = {
    "characters": Settings("characters", size=20, overlap=6),
    "tokens": Settings("tokens", size=8, overlap=3),
    "words": Settings("words", size=4, overlap=1, encoding="cl100k_base"),
    "sentences": Settings("sentences", size=12, overlap=6, unit="tokens"),
    "headings": Settings("headings", size=16, overlap=4, unit="tokens", setext=True),
    "recursive": Settings("recursive", size=30, overlap=10, unit="characters", encoding="estimate"),
}


def download(page: Page, form: str, offsets: str = "utf16") -> Download:
    """Download all chunks by way of the menu."""
    if page.get_attribute("#download", "aria-expanded") == "false":
        page.click("#download")
    page.check(f"#offsets [value={offsets}]")
    with page.expect_download() as waiting:
        page.click(f"[data-format={form}]")
    return waiting.value


def written_by_cpython(text: str, settings: Settings, form: str, offsets: str) -> bytes:
    """The file as the package writes it outside of a browser."""
    return "".join(FORMATS[form](chunk(text, settings), offsets)).encode()


@pytest.mark.parametrize("name", CASES)
def test_files_are_those_of_cpython(page: Page, pyodide_address: str, name: str) -> None:
    settings = CASES[name]
    open_page(page, pyodide_address, link(settings))
    for text in (TEXT, LONE):
        write(page, text)
        for form in FORMATS:
            for offsets in ("utf16", "codepoints"):
                file = Path(download(page, form, offsets).path()).read_bytes()
                assert file == written_by_cpython(text, settings, form, offsets)
        page.wait_for_timeout(BURST)


def test_json_gives_the_document_back(page: Page, address: str) -> None:
    settings = CASES["recursive"]
    open_page(page, address, link(settings))
    write(page, LONE)
    file = json.loads(Path(download(page, "json").path()).read_bytes())
    assert file["settings"]["strategy"] == "recursive"
    assert file["figures"]["chunks"] == len(file["chunks"])
    units = LONE.encode("utf-16-le", "surrogatepass")
    covered = 0
    for part in file["chunks"]:
        start, end = 2 * part["start"], 2 * part["end"]
        assert part["text"].encode("utf-16-le", "surrogatepass") == units[start:end]
        assert start <= covered
        covered = end
    assert covered == len(units)


def test_csv_reads_as_a_table(page: Page, address: str) -> None:
    open_page(page, address, link(CASES["headings"]))
    write(page, TEXT)
    file = Path(download(page, "csv").path()).read_bytes().decode()
    rows = list(csv.DictReader(io.StringIO(file)))
    chunks = chunk(TEXT, CASES["headings"]).chunks
    assert [row["text"] for row in rows] == [part.text for part in chunks]
    assert rows[-1]["headings"] == "Guide › Setext"


def test_a_file_is_named_after_document_and_settings(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=recursive&size=512&overlap=64&unit=tokens")
    assert download(page, "jsonl").suggested_filename == (
        "guide.recursive-512-64-tokens.cl100k_base.jsonl"
    )
    name = download(page, "csv", "codepoints").suggested_filename
    assert name == "guide.recursive-512-64-tokens.cl100k_base.codepoints.csv"
    write(page, "Something else altogether")
    assert download(page, "json").suggested_filename == (
        "document.recursive-512-64-tokens.cl100k_base.json"
    )


def test_the_built_example_waits_for_python(page: Page, pyodide_address: str, site: Path) -> None:
    begin_page(page, pyodide_address)
    assert page.get_attribute("#engine", "data-state") == "loading"
    file = download(page, "jsonl")
    lines = Path(file.path()).read_bytes()
    text = (site / "static/examples/guide.md").read_bytes().decode()
    settings = Settings("tokens", size=120, overlap=20)
    assert lines == written_by_cpython(text, settings, "jsonl", "utf16")


def test_waiting_can_be_cancelled(page: Page, pyodide_address: str) -> None:
    page.route("**/pyodide.asm.wasm", lambda _: None)
    begin_page(page, pyodide_address)
    page.click("#download")
    page.click("[data-format=json]")
    assert page.text_content("#download-words") == "Waiting for the chunks"
    assert page.evaluate("document.activeElement.id") == "cancel-download"
    page.keyboard.press("Enter")
    assert page.text_content("#download-report") == "The download was cancelled."
    assert page.is_hidden("#download-work")
    assert page.evaluate("document.activeElement.dataset.format") == "json"


def test_without_a_document_the_menu_says_why_nothing_can_be_had(page: Page, address: str) -> None:
    open_page(page, address)
    page.click("#clear")
    page.click("#download")
    assert "no document" in page.inner_text("#no-download")
    assert page.is_disabled("[data-format=json]")
    write(page, "a text")
    assert page.inner_text("#no-download") == ""
    assert page.is_enabled("[data-format=json]")


def test_without_python_the_menu_says_why(
    page: Page, pyodide_address: str, problems: list[str]
) -> None:
    page.route("**/python_stdlib.zip", lambda route: route.fulfill(status=404))
    page.goto(pyodide_address)
    until(page, "document.querySelector('#engine').dataset.state === 'failed'")
    page.click("#download")
    assert "Python did not start" in page.inner_text("#no-download")
    assert page.is_disabled("[data-format=csv]")
    problems.clear()


def test_a_large_file_shows_its_progress_and_can_be_cancelled(
    page: Page, pyodide_address: str
) -> None:
    open_page(page, pyodide_address, "#strategy=characters&size=400&overlap=200&encoding=estimate")
    paste(page, "One line of a long document.\n" * 60_000)
    settle(page)
    page.click("#download")
    page.click("[data-format=json]")
    words = "document.querySelector('#download-words').textContent"
    until(page, f"/^Writing the file: [1-9]/.test({words})")
    assert 0 < page.evaluate("document.querySelector('#download-progress').value") <= 1
    page.click("#cancel-download")
    assert page.text_content("#download-report") == "The download was cancelled."
    lines = Path(download(page, "jsonl").path()).read_text("utf-8").splitlines()
    assert len(lines) == json.loads(lines[-1])["number"] > 8000


def test_a_worker_that_dies_while_it_writes_is_said_and_replaced(
    page: Page, pyodide_address: str, problems: list[str]
) -> None:
    open_page(page, pyodide_address, link(CASES["words"]))
    page.click("#download")
    break_worker(page)
    page.click("[data-format=json]")
    until(page, "document.querySelector('#download-report').textContent")
    assert "again" in page.inner_text("#download-report")
    settle(page)
    assert download(page, "json").suggested_filename.endswith(".json")
    problems.clear()


def test_the_menu_works_by_keyboard(page: Page, address: str) -> None:
    open_page(page, address)
    page.focus("#download")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.format") == "json"
    page.keyboard.press("ArrowDown")
    with page.expect_download() as waiting:
        page.keyboard.press("Enter")
    assert waiting.value.suggested_filename.endswith(".jsonl")
    until(page, "document.activeElement.dataset.format === 'jsonl'")
    page.keyboard.press("Escape")
    assert page.is_hidden("#download-panel")
    assert page.evaluate("document.activeElement.id") == "download"


def choose_chunk(page: Page, number: int) -> None:
    """Choose a chunk by its number, from the first on."""
    page.focus("#drawing")
    page.keyboard.press("Home")
    for _ in range(number - 1):
        page.keyboard.press("ArrowDown")


@pytest.mark.parametrize("way", ["clipboard API", "command"])
def test_one_chunk_is_copied(page: Page, address: str, way: str) -> None:
    if way == "command":
        page.add_init_script("delete Navigator.prototype.clipboard")
    else:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    settings = CASES["words"]
    open_page(page, address, link(settings))
    write(page, TEXT)
    settle(page)
    assert page.is_hidden("#copy-text")
    choose_chunk(page, 3)
    page.click("#copy-text")
    until(page, "document.querySelector('#copy-text').textContent === 'Copied'")
    until(page, "document.querySelector('#said').textContent === 'Copied.'")
    part = chunk(TEXT, settings).chunks[2]
    assert pasted(page) == part.text
    page.click("#copy-json")
    until(page, "document.querySelector('#copy-json').textContent === 'Copied'")
    line = [*FORMATS["jsonl"](chunk(TEXT, settings), "utf16")][2]
    assert json.loads(pasted(page)) == json.loads(line)


def pasted(page: Page) -> str:
    """What is on the clipboard, pasted into a page that has nothing to do with it."""
    other = page.context.new_page()
    other.set_content("<textarea></textarea>")
    other.focus("textarea")
    other.keyboard.press("ControlOrMeta+v")
    text = other.input_value("textarea")
    other.close()
    return text


def test_half_a_character_is_kept_in_the_json(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, address, "#strategy=characters&size=100&overlap=0")
    write(page, LONE)
    settle(page)
    choose_chunk(page, 1)
    page.click("#copy-text")
    until(page, "/lone surrogate/.test(document.querySelector('#said').textContent)")
    page.click("#copy-json")
    until(page, "document.querySelector('#copy-json').textContent === 'Copied'")
    assert json.loads(pasted(page))["text"] == LONE


def test_offsets_of_a_copied_chunk_count_as_chosen(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, address, "#strategy=characters&size=2&overlap=0")
    write(page, "😀😀😀")
    settle(page)
    page.click("#download")
    page.check("#offsets [value=codepoints]")
    choose_chunk(page, 2)
    page.click("#copy-json")
    until(page, "document.querySelector('#copy-json').textContent === 'Copied'")
    assert re.search(r'"start": 2,\s+"end": 3', pasted(page))
