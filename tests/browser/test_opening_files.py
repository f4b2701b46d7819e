"""Documents that come in: opened, dropped, pasted, sent by another page of the same origin."""

import base64
import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, Route

from tests.browser.bench import begin_page, open_page, paste, settle, text_of, write
from tests.browser.waiting import until
from tests.fixtures.pdf import line, locked, pdf
from tests.fixtures.word import docx, paragraph, run

PDF = pdf(line(72, 700, "Left at dawn."))
WORD = docx(paragraph(run("Times"), style="H2") + paragraph(run("It left.")))

FILES = {
    "notes.md": (b"# A\r\n\r\nb\r\n", "# A\n\nb\n", "Markdown", "UTF-8"),
    "notes.txt": ("naïve – café".encode("cp1252"), "naïve – café", "text", "Windows-1252"),
    "wide.txt": ("\ufeff世界".encode("utf-16-le"), "\ufeff世界", "text", "UTF-16, little-endian"),
    "page.html": (b"<h1>A</h1><p>b <b>c</b>", "# A\n\nb **c**\n", "HTML, as Markdown", "UTF-8"),
    "letter.docx": (WORD, "## Times\n\nIt left.\n", "Word, as Markdown", ""),
    "paper.pdf": (PDF, "Left at dawn.\n", "PDF, as text", ""),
}

#: Makes files, and hands them over as a drop or a paste would.
HAND_OVER = """([files, type, text, selector]) => {
  const data = new DataTransfer();
  for (const [name, content] of files) {
    data.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], name));
  }
  if (text) data.setData('text/plain', text);
  const target = document.querySelector(selector);
  const options = { bubbles: true, cancelable: true };
  if (type === 'paste') {
    target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
  } else {
    target.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
  }
}"""


def hand_over(
    page: Page, event: str, files: dict[str, bytes], *, text: str = "", target: str = "#paper"
) -> None:
    """Let a `drop`, a `paste` or another event bring files."""
    packed = [(name, base64.b64encode(content).decode()) for name, content in files.items()]
    page.evaluate(HAND_OVER, [packed, event, text, target])


def wait_for_source(page: Page, name: str) -> None:
    """Wait until a file is the document."""
    until(page, f"document.querySelector('#source-name').textContent === {json.dumps(name)}")


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_dropped(page: Page, address: str, name: str) -> None:
    content, text, kind, encoding = FILES[name]
    open_page(page, address)
    hand_over(page, "drop", {name: content})
    wait_for_source(page, name)
    assert text_of(page) == text
    assert page.inner_text("#source-kind") == kind
    assert page.is_visible("#file-encoding-row") == bool(encoding)
    if encoding:
        assert page.locator("#file-encoding option >> nth=0").inner_text().startswith(encoding)
    settle(page)
    assert page.locator(".place").count() > 0


def test_files_are_opened_by_the_button(page: Page, address: str) -> None:
    page.on("filechooser", lambda _: None)  # only from here on are choosers kept from the screen
    open_page(page, address)
    for name, (content, text, *_) in FILES.items():
        page.focus("#open")
        with page.expect_file_chooser() as waiting:
            page.keyboard.press("Enter")
        payload: FilePayload = {"name": name, "mimeType": "", "buffer": content}
        waiting.value.set_files(payload)
        wait_for_source(page, name)
        assert text_of(page) == text


def test_what_reads_files_is_loaded_with_the_first(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_page(page, address)
    assert not [url for url in asked if "/readers/" in url]
    hand_over(page, "drop", {"a.md": b"# A"})
    wait_for_source(page, "a.md")
    assert [url for url in asked if url.endswith("/readers/read.js")]
    assert not [url for url in asked if "pdf" in url]


def test_a_drag_over_the_page_shows_that_it_may_be_dropped(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "dragenter", {"a.md": b""}, target="#size")
    assert page.is_visible("#drop")
    hand_over(page, "dragleave", {"a.md": b""}, target="#drop")
    assert page.is_hidden("#drop")
    hand_over(page, "dragenter", {"a.md": b""})
    hand_over(page, "drop", {"a.md": b"dropped"}, target="#drop")
    assert page.is_hidden("#drop")
    wait_for_source(page, "a.md")


def test_dragged_text_is_left_to_the_text_area(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "dragenter", {}, text="words", target="#document")
    assert page.is_hidden("#drop")


@pytest.mark.parametrize("clipboard_text", ["", "letter.docx", "/home/someone/letter.docx"])
def test_a_pasted_file_is_opened(page: Page, address: str, clipboard_text: str) -> None:
    open_page(page, address)
    hand_over(page, "paste", {"letter.docx": WORD}, text=clipboard_text, target="#document")
    wait_for_source(page, "letter.docx")
    assert text_of(page) == "## Times\n\nIt left.\n"


def test_pasted_text_goes_before_the_picture_of_it(page: Page, address: str) -> None:
    open_page(page, address)
    write(page, "")
    text = "copied from a word processor\r\n" * 300
    hand_over(page, "paste", {"image.png": b"\x89PNG"}, text=text, target="#document")
    assert text_of(page) == text.replace("\r\n", "\n")
    assert page.inner_text("#open-problem") == ""


def test_of_several_files_the_first_is_taken(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"a.md": b"first", "b.md": b"second", "c.md": b"third"})
    wait_for_source(page, "a.md")
    assert text_of(page) == "first"
    assert "Of the 3 files, the first was taken: a.md." in page.inner_text("#remarks")
    hand_over(page, "drop", {"b.md": b"second"})
    wait_for_source(page, "b.md")
    assert page.is_hidden("#remarks")


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("broken.pdf", b"%PDF-1.7 nothing", ""),
        ("broken.docx", b"PK\x03\x04 nothing", ""),
        ("sheet.xlsx", b"\xd0\xcf\x11\xe0", ""),
        ("photo.png", b"\x89PNG\r\n\x1a\n", "picture"),
    ],
)
def test_a_file_that_cannot_be_read_leaves_the_text(
    page: Page, address: str, name: str, content: bytes, reason: str
) -> None:
    open_page(page, address)
    write(page, "my text stays")
    hand_over(page, "drop", {name: content})
    until(page, "document.querySelector('#open-problem').textContent")
    problem = page.inner_text("#open-problem")
    assert problem.startswith(f"{name}: ")
    assert reason in problem
    assert text_of(page) == "my text stays"
    assert page.is_hidden("#reading")
    hand_over(page, "drop", {"good.md": b"good"})
    wait_for_source(page, "good.md")
    assert page.inner_text("#open-problem") == ""


def test_readers_that_cannot_be_loaded_are_said(
    page: Page, address: str, problems: list[str]
) -> None:
    page.route("**/readers/read.js", lambda route: route.fulfill(status=404))
    open_page(page, address)
    hand_over(page, "drop", {"a.md": b"# A"})
    until(page, "document.querySelector('#open-problem').textContent.includes('connection')")
    problems.clear()


def test_a_file_may_be_read_in_another_encoding(page: Page, address: str) -> None:
    open_page(page, address)
    content = "Привет, мир".encode("koi8-r")
    hand_over(page, "drop", {"a.txt": content})
    wait_for_source(page, "a.txt")
    assert text_of(page) == "Привет, мир"
    assert "It was read as KOI8-R (Russian)" in page.inner_text("#source-notices")
    page.select_option("#file-encoding", "windows-1251")
    until(page, f"document.querySelector('#document').value === '{content.decode('cp1251')}'")
    assert page.locator("#file-encoding option >> nth=0").inner_text() == "Windows-1251 (Cyrillic)"
    assert page.inner_text("#source-notices") == ""


def test_the_likeliest_encodings_are_offered_as_they_read(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"a.txt": b"# Title\n" + "Привет, мир".encode("cp1251")})
    wait_for_source(page, "a.txt")
    offered = page.locator("#likely-encodings button")
    assert offered.count() == 3
    assert offered.nth(0).inner_text() == "Windows-1251 (Cyrillic)\nПривет, мир"
    assert offered.nth(0).get_attribute("aria-pressed") == "true"
    other = offered.nth(1).inner_text().partition("\n")[2]
    offered.nth(1).focus()
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('#document').value.endsWith({json.dumps(other)})")
    until(page, "document.activeElement.getAttribute('aria-pressed') === 'true'")
    assert offered.nth(1).get_attribute("aria-pressed") == "true"
    hand_over(page, "drop", {"plain.md": "é".encode()})
    wait_for_source(page, "plain.md")
    assert page.is_hidden("#likely-encodings")


def test_what_surrounds_a_page_is_brought_back_by_a_switch(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"a.html": b"<nav>Menu</nav><main>Text</main>"})
    wait_for_source(page, "a.html")
    assert text_of(page) == "Text\n"
    page.focus("#file-parts input")
    page.keyboard.press("Space")
    until(page, "document.querySelector('#document').value === 'Menu\\n\\nText\\n'")
    assert page.is_checked("#file-parts input")
    until(page, "document.activeElement.matches('#file-parts input')")
    hand_over(page, "drop", {"a.md": b"b"})
    wait_for_source(page, "a.md")
    assert page.is_hidden("#file-parts")


def test_the_text_is_downloaded_as_markdown(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"letter.docx": WORD})
    wait_for_source(page, "letter.docx")
    page.click("#download")
    with page.expect_download() as waiting:
        page.click("#download-text")
    assert waiting.value.suggested_filename == "letter.md"
    assert Path(waiting.value.path()).read_text("utf-8") == "## Times\n\nIt left.\n"
    page.keyboard.press("Escape")
    write(page, "")
    page.click("#download")
    assert page.is_disabled("#download-text")


def test_a_locked_file_asks_for_its_password(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"a.pdf": locked(line(72, 700, "Under lock."), "sesame")})
    until(page, "document.activeElement.id === 'password'")
    assert "locked with a password" in page.inner_text("#open-problem")
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#open-problem').textContent.includes('does not open')")
    until(page, "document.activeElement.id === 'password'")
    page.keyboard.type("sesame")
    page.keyboard.press("Enter")
    wait_for_source(page, "a.pdf")
    assert text_of(page) == "Under lock.\n"
    assert page.is_hidden("#file-password")


def test_a_chosen_encoding_holds_for_the_files_after(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"a.txt": "Привет, мир".encode("koi8-r")})
    wait_for_source(page, "a.txt")
    page.select_option("#file-encoding", "koi8-u")
    until(page, "document.querySelector('#file-encoding').textContent.startsWith('KOI8-U')")
    hand_over(page, "drop", {"b.txt": "Добрый день, мир".encode("koi8-r")})
    wait_for_source(page, "b.txt")
    assert page.locator("#file-encoding option >> nth=0").inner_text() == "KOI8-U (Ukrainian)"
    assert "as you chose for a file before" in page.inner_text("#source-notices")
    hand_over(page, "drop", {"c.txt": "é".encode()})
    wait_for_source(page, "c.txt")
    assert text_of(page) == "é"


def test_the_name_goes_with_its_text(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"a.md": b"the text of a file"})
    wait_for_source(page, "a.md")
    write(page, "the text of a file, edited")
    assert page.inner_text("#source-kind") == "Markdown, edited"
    page.click("#clear")
    assert page.is_hidden("#source")
    page.click("#clear")
    assert page.inner_text("#source-name") == "a.md"
    write(page, "quite another matter")
    assert page.is_hidden("#source")
    assert page.is_hidden("#file-encoding-row")


def test_a_text_that_gave_way_to_a_file_can_be_brought_back(page: Page, address: str) -> None:
    open_page(page, address)
    write(page, "mine")
    hand_over(page, "drop", {"a.md": b"from a file"})
    wait_for_source(page, "a.md")
    page.click("#bring-back")
    assert text_of(page) == "mine"
    page.click("#bring-back")
    assert text_of(page) == "from a file"
    assert page.inner_text("#source-name") == "a.md"


def test_a_long_conversion_shows_its_progress_and_can_be_cancelled(
    page: Page, address: str
) -> None:
    open_page(page, address)
    write(page, "stays")
    pages = [line(72, 700, f"Page {number} of a long report.") for number in range(1500)]
    hand_over(page, "drop", {"long.pdf": pdf(*pages)})
    until(page, "document.querySelector('#reading-progress').value > 0")
    assert page.inner_text("#reading-words") == "Reading long.pdf"
    page.click("#cancel-reading")
    assert page.is_hidden("#reading")
    page.wait_for_timeout(500)
    assert text_of(page) == "stays"
    assert page.inner_text("#open-problem") == ""
    assert page.evaluate("document.activeElement.id") == "open"


def test_the_focus_is_not_lost_with_the_button_that_has_it(page: Page, address: str) -> None:
    open_page(page, address)
    held: list[Route] = []
    page.route("**/readers/read.js", lambda route: held.append(route))
    paste(page, "mine " * 30_000)
    hand_over(page, "drop", {"a.md": b"from a file"})
    page.focus("#cancel-reading")
    until(page, "!document.querySelector('#reading').hidden")
    for route in held:
        route.continue_()
    wait_for_source(page, "a.md")
    assert page.evaluate("document.activeElement.id") == "open"
    page.click("#bring-back")
    assert page.is_visible("#document-summary")
    assert page.evaluate("document.activeElement.id") == "document-summary"


def test_a_newer_file_takes_over(page: Page, address: str) -> None:
    open_page(page, address)
    pages = [line(72, 700, f"Page {number} of a long report.") for number in range(1500)]
    hand_over(page, "drop", {"long.pdf": pdf(*pages)})
    until(page, "!document.querySelector('#reading').hidden")
    hand_over(page, "drop", {"short.md": b"short"})
    wait_for_source(page, "short.md")
    assert page.is_hidden("#reading")
    page.wait_for_timeout(1500)
    assert text_of(page) == "short"


SEND = """async ({ path, message, target }) => {
  const page = target === 'frame'
    ? document.body.appendChild(document.createElement('iframe')) : window.open(path);
  const heard = (type) => new Promise((resolve) => {
    addEventListener('message', ({ data, source }) => {
      if (data?.type?.startsWith(type)) resolve({ data, source });
    });
  });
  const ready = heard('chunking-visualizer/ready');
  if (target === 'frame') page.src = path;
  const { source } = await ready;
  const answer = heard('chunking-visualizer/re');
  source.postMessage(message, location.origin);
  return (await answer).data;
}"""


def sender(page: Page, address: str) -> None:
    """Another page of the same origin."""
    html = '<!doctype html><title>Sender</title><link rel="icon" href="data:,"><body>'
    page.route("**/sender.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(address + "sender.html")


@pytest.mark.parametrize("target", ["frame", "window"])
def test_another_page_sends_a_document(page: Page, address: str, target: str) -> None:
    sender(page, address)
    message = {
        "type": "chunking-visualizer/document",
        "text": "sent over, 😀",
        "name": "sent.md",
        "id": 7,
    }
    options = {"path": address, "message": message, "target": target}
    answer = page.evaluate(SEND, options)
    assert answer == {"type": "chunking-visualizer/received", "id": 7, "characters": 13}
    shown = page.frames[1] if target == "frame" else page.context.pages[1].main_frame
    assert shown.input_value("#document") == "sent over, 😀"
    assert shown.inner_text("#source-name") == "sent.md"


@pytest.mark.parametrize("wrong", [{"text": 5}, {}, {"text": "a", "name": ["b"]}])
def test_a_wrong_message_is_refused_with_a_reason(
    page: Page, address: str, wrong: dict[str, object]
) -> None:
    sender(page, address)
    message = {"type": "chunking-visualizer/document", **wrong}
    answer = page.evaluate(SEND, {"path": address, "message": message, "target": "frame"})
    assert answer["type"] == "chunking-visualizer/refused"
    assert "must be a string" in answer["reason"]


def test_other_origins_and_other_messages_are_not_answered(page: Page, address: str) -> None:
    begin_page(page, address)
    page.evaluate(
        """() => {
          const data = { type: 'chunking-visualizer/document', text: 'from elsewhere' };
          dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', data }));
          for (const other of [null, 'text', 5, { type: 'something' }]) {
            dispatchEvent(new MessageEvent('message', { origin: location.origin, data: other }));
          }
        }"""
    )
    assert text_of(page).startswith("# Harbour")


def test_a_file_that_was_read_gives_its_name_to_downloads(page: Page, address: str) -> None:
    open_page(page, address)
    hand_over(page, "drop", {"Mein Bericht.docx": WORD})
    wait_for_source(page, "Mein Bericht.docx")
    settle(page)
    page.click("#download")
    with page.expect_download() as waiting:
        page.click("[data-format=jsonl]")
    assert waiting.value.suggested_filename.startswith("Mein Bericht.tokens-120-20-tokens.")
    lines = Path(waiting.value.path()).read_text("utf-8").splitlines()
    assert "".join(json.loads(line)["text"] for line in lines) == "## Times\n\nIt left.\n"
