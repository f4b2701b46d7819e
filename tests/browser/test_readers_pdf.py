"""PDF files as their readers see them: directions, letters, structure, forms, passwords."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_profile
from tests.browser.reader_page import open_reader, read
from tests.fixtures.pdf import line, locked

CASES = Path(__file__).parent.parent / "fixtures" / "cases"


@pytest.fixture(scope="module")
def reader(site: Path, address: str, chromium: Browser) -> Iterator[Page]:
    """One page for all files here: none of them changes it."""
    problems: list[str] = []
    profile = new_profile(chromium, problems, service_workers="block")
    page = profile.new_page()
    open_reader(page, site, address)
    yield page
    profile.close()
    assert problems == []


HANDED = {
    "d-he2.pdf": 'המחיר הוא 250 ש"ח לחודש לפי OpenAI API משנת 2026 ועד 2027.\n\n'
    "שורה בלי מספרים כלל.",
    "d-ar2.pdf": "السعر 250 درهم في عام 2026.",
    "d-ja.pdf": "日本語の文章です。二行目は長い。見出しの一部と方向。"
    "金、木、水、火、土、手、目、高い山。",
    "mixed-directions.pdf": 'שלום (עולם) [1] עם Python 3.14 ו-"ציטוט" 50% הנחה, 12:30 עד 13:45.\n\n'
    "السلام عليكم، الإصدار 2.5 من OpenAI (تجربة) بسعر $20 في 01/02/2026.\n\n"
    "An English line with שלום עולם and 3 words after.\n\n"
    "x^2 and 1st of H2O, note^12.",
    "hyph-just.pdf": "The committee agreed to look at the long-term effects of the cost-effective"
    " self-service kiosks and the well-known non-profit cases, and asked for more information on"
    " COVID-19, the Smith-Jones report, pages 2026-2027, an e-mail of the state-of-the-art team,"
    " and in German the Vor- und Nachteile of the Schwarz-Weiß print.",
    "fakebold.pdf": "IMPORTANT NOTICE\n\nBody text once.",
    "letterspaced.pdf": "VELKOMMEN TIL BYEN slightly spaced words here",
    "c-table.pdf": "# Price list\n\nAll prices hold for one year and are net of tax.\n\n"
    "## Plans\n\n"
    "| Plan | Price | Seats |\n| --- | --- | --- |\n| Basic | 9 | 1 |\n| Team |  | 5 |\n"
    "| Scale | 199 | 50 or more seats in one contract that is signed for two years or longer than"
    " that |\n\n- First point\n- Second point\n  - Nested\n\n```\ndef f(x):\n    return x\n```\n\n"
    "Area 10^6 m^2, H2O, bold and office efficient flow.",
    "table.pdf": "| Plan | Price | Seats |\n| --- | --- | --- |\n| Basic | 9 | 1 |\n"
    "| Team |  | 5 |\n| Scale | 199 | 50 |\n\n"
    "| Quarterly compliance review for the northern region | 01/01/2024 | Complete |\n"
    "| --- | --- | --- |\n| Audit | 05/05/2024 | Open |",
    "annots.pdf": "Body.\n\nJane Doe\n\nNote on page 1: A sticky note",
}


@pytest.mark.parametrize("name", HANDED)
def test_the_handed_files_are_read_right(reader: Page, name: str) -> None:
    answer = read(reader, (CASES / name).read_bytes(), name)
    assert answer["text"] == HANDED[name] + "\n"


def test_letters_named_by_their_looks_are_counted(reader: Page) -> None:
    notices = read(reader, (CASES / "d-ar2.pdf").read_bytes(), "a.pdf")["notices"]
    said = "10 letters that the file names by their looks became the letters they stand for."
    assert said in notices


def test_running_heads_are_left_out_said_and_brought_back(reader: Page) -> None:
    content = (CASES / "headers.pdf").read_bytes()
    answer = read(reader, content, "a.pdf")
    whole = "has agreed to it in writing before the new person moves in."
    assert whole in answer["text"]
    assert "Page 2" not in answer["text"]
    said = "6 lines of running heads, feet and page numbers were left out."
    assert said in answer["notices"]
    [part] = answer["parts"]
    assert (part["name"], part["included"]) == ("running", False)
    script = "([content, name]) => read(fileOf(content, name), {include: ['running']})"
    brought = reader.evaluate(script, [b64encode(content).decode(), "a.pdf"])
    assert brought["text"].count("ACME Housing Ltd.") == 3
    assert brought["parts"][0]["included"]
    assert said not in brought["notices"]


def test_what_structure_says_is_believed_only_where_it_holds_the_text(reader: Page) -> None:
    answer = read(reader, (CASES / "c-table.pdf").read_bytes(), "a.pdf")
    assert answer["notices"] == [
        "1 page read. Headings, lists and tables are those that the file itself names."
    ]


def test_a_password_opens_a_locked_file(reader: Page) -> None:
    content = locked(line(72, 700, "Under lock."), "open sesame")
    assert read(reader, content, "a.pdf")["message"] == "This PDF is locked with a password."
    wrong = read(reader, content, "a.pdf", password="sesame")
    assert wrong["message"] == "This password does not open the PDF."
    assert read(reader, content, "a.pdf", password="open sesame")["text"] == "Under lock.\n"
