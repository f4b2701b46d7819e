"""Files made to harm: nothing in them runs or loads, none of them stops the page."""

import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.reader_page import open_reader, read, text_of
from tests.fixtures.pdf import line, pdf
from tests.fixtures.word import docx, paragraph, run

#: Seconds within which the worst of these files must be read or refused; most take under one.
BOUND = 60

#: An address in the site, so that a request shows in the server's page and nowhere else.
BAIT = "bait.png"

LOADING = f"""<!doctype html><html onload="harmed=1" style="background:url({BAIT})"><head>
<base href="https://elsewhere.invalid/"><link rel="stylesheet" href="{BAIT}">
<link rel="preload" as="image" href="{BAIT}"><link rel="prefetch" href="{BAIT}">
<meta http-equiv="refresh" content="0;url={BAIT}"><style>@import "{BAIT}";</style>
<script src="{BAIT}"></script><script>harmed = 1</script>
<script type="speculationrules">{{"prefetch": [{{"source": "list", "urls": ["{BAIT}"]}}]}}</script>
</head><body background="{BAIT}" onpageshow="harmed=1">
<img src="{BAIT}" onerror="harmed=1"><img/src="{BAIT}"/onerror=harmed=1 srcset="{BAIT} 2x">
<picture><source srcset="{BAIT}"><img src="{BAIT}"></picture>
<svg onload="harmed=1"><image href="{BAIT}"/><script>harmed=1</script><style>p{{}}</style></svg>
<math><mtext><style><img src="{BAIT}" onerror="harmed=1"></style></mtext></math>
<iframe src="{BAIT}"></iframe><iframe srcdoc="<script>parent.harmed=1</script>"></iframe>
<object data="{BAIT}"></object><embed src="{BAIT}"><video src="{BAIT}" poster="{BAIT}" autoplay>
</video><audio src="{BAIT}" autoplay></audio><input autofocus onfocus="harmed=1" type="image"
 src="{BAIT}"><details open ontoggle="harmed=1">Told</details><form action="{BAIT}"></form>
<template shadowrootmode="open"><img src="{BAIT}" onerror="harmed=1">Shown</template>
<noscript><p title="</noscript><img src={BAIT} onerror=harmed=1>"></noscript>
<a href="javascript:harmed=1">one</a> <a href=" java&#10;script:harmed=1">two</a>
<a href="data:text/html,<script>harmed=1</script>">three</a>
<p style="background:url({BAIT})" onclick="harmed=1">The text of onclick=1 and style = 2 stays.</p>
<pre>&lt;p style="x" onload="y"&gt;</pre>"""


@pytest.fixture
def reader(site: Path, address: str, page: Page) -> Page:
    """A page that reads files."""
    open_reader(page, site, address)
    page.set_default_timeout(BOUND * 1000)
    return page


def test_nothing_in_html_runs_or_loads(reader: Page) -> None:
    requests: list[str] = []
    reader.on("request", lambda request: requests.append(request.url))
    text = text_of(reader, LOADING.encode(), "a.html")
    reader.wait_for_timeout(500)
    assert [url for url in requests if "/static/" not in url and "/vendor/" not in url] == []
    assert reader.evaluate("typeof harmed") == "undefined"
    assert "The text of onclick=1 and style = 2 stays." in text
    assert '<p style="x" onload="y">' in text
    assert "one two" in text
    assert "Told" in text
    assert "Shown" in text
    assert "harmed" not in text


def test_word_files_load_nothing(reader: Page) -> None:
    requests: list[str] = []
    reader.on("request", lambda request: requests.append(request.url))
    picture = (
        '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/'
        'wordprocessingDrawing"><wp:docPr id="1" name="p" descr="A | map"/><a:graphic'
        ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData>'
        '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture">'
        '<pic:blipFill><a:blip r:link="link"/></pic:blipFill></pic:pic></a:graphicData>'
        "</a:graphic></wp:inline></w:drawing></w:r>"
    )
    answer = read(reader, docx(paragraph(picture)), "a.docx")
    reader.wait_for_timeout(300)
    assert [url for url in requests if "example.org" in url] == []
    assert answer["text"] == "A | map\n"
    assert answer["notices"] == ["1 picture was left out; descriptions of pictures were kept."]


def test_links_and_notes_that_lead_nowhere_do_no_harm(reader: Page) -> None:
    link = f'<w:hyperlink r:id="nowhere">{run("Link")}</w:hyperlink>'
    note = '<w:r><w:footnoteReference w:id="99"/></w:r>'
    assert text_of(reader, docx(paragraph(link, note)), "a.docx") == "Link\n"


def test_frames_hold_no_text(reader: Page) -> None:
    answer = read(reader, b"<frameset><frame src=a></frameset>", "a.html")
    assert (answer["text"], answer["notices"]) == ("", ["The file holds no text."])


def bomb(name: str, *, declared: int) -> bytes:
    """A Word file with a part of 100 MB; `declared` is the size that it claims."""
    size = 100_000_000
    file = BytesIO(docx(paragraph(run("Text."))))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, b" " * size, compresslevel=1)
    return file.getvalue().replace(size.to_bytes(4, "little"), declared.to_bytes(4, "little"))


def test_a_zip_bomb_is_refused_before_it_is_unpacked(reader: Page) -> None:
    answer = read(reader, bomb("word/comments.xml", declared=10**9), "a.docx")
    assert answer["name"] == "ReadError"
    assert "more than 50 MB of text" in answer["message"]


def test_a_zip_bomb_that_lies_about_its_size_is_stopped(reader: Page) -> None:
    answer = read(reader, bomb("word/comments.xml", declared=1000), "a.docx")
    assert answer["name"] == "ReadError"
    assert "damaged" in answer["message"]


def test_a_bomb_in_a_picture_is_never_unpacked(reader: Page) -> None:
    assert text_of(reader, bomb("word/media/image.png", declared=10**9), "a.docx") == "Text.\n"


HOSTILE_HTML = {
    "10,000 headings": ("<h1>H1</h1><h6>H1</h6>" * 5000, 10_000),
    "quotes 1,000 deep": ("<blockquote>" * 1000 + "H1", 1),
    "lists 1,000 deep": ("<ul><li>H1" * 1000, 1000),
    "tables 200 deep": ("<table><tr><td>H1" * 200, 200),
    "a table of 300 columns": ("<table>" + ("<tr>" + "<td>H1" * 300) * 100 + "</table>", 30_000),
    "spans that ask for millions": (
        "<table>" + ("<tr>" + "<td colspan=1000 rowspan=65534>H1" * 3) * 1000 + "</table>",
        3000,
    ),
    "one line of a million characters": ("H1 " + "x" * 1_000_000, 1),
    "a hundred thousand line breaks": ("H1<br>" * 100_000, 100_000),
    "a numbered list in one item": ("<ul><li><ol>" + "<li>H1" * 15_000 + "</ol></ul>", 15_000),
    "an item too large for one turn": ("<ul><li>" + "<b>H1</b> " * 30_000 + "</ul>", 30_000),
    "white space in code": ("<pre><b>H1" + " " * 500_000 + "\u00a0</b></pre>", 1),
    "no-break spaces": ("<p><b>H1" + "\u00a0 " * 200_000 + "</b></p>", 1),
    "white space in descriptions": (f'<img src=x alt="H1{" " * 500_000}.">', 1),
    "runs of backticks": ("<code>H1" + " ".join("`" * n for n in range(1, 1000)) + "</code>", 1),
    "formatting that is never closed": ("<b><i><u><a href=x><p>H1" * 2000, 2000),
    "brackets and quotation marks": ("H1" + "[" * 100_000 + '"' * 100_000 + "(" * 100_000, 1),
    "a noncharacter": ("\ufdd0H\ufdd01\ufdd0", 1),
}


@pytest.mark.parametrize("name", HOSTILE_HTML)
def test_hostile_html_is_read_whole_and_in_time(reader: Page, name: str) -> None:
    html, times = HOSTILE_HTML[name]
    text = text_of(reader, f"<!doctype html><p></p>{html}".encode(), "a.html")
    assert text.count("H1") == times


def test_deeply_nested_word_files_are_refused(reader: Page) -> None:
    depth = 20_000
    body = "<w:sdt><w:sdtContent>" * depth + "</w:sdtContent></w:sdt>" * depth
    assert read(reader, docx(body), "a.docx")["name"] == "ReadError"


def test_scripts_of_a_pdf_are_not_run(reader: Page) -> None:
    action = b"/OpenAction << /S /JavaScript /JS (harmed = 1; app.alert\\(1\\)) >>"
    assert text_of(reader, pdf(line(72, 700, "Text."), catalog=action), "a.pdf") == "Text.\n"
    assert reader.evaluate("typeof harmed") == "undefined"


def test_damaged_files_are_read_or_refused(reader: Page) -> None:
    whole = {
        "a.pdf": pdf(line(72, 700, "Text."), line(72, 700, "More.")),
        "a.docx": docx(paragraph(run("Text."))),
    }
    for name, content in whole.items():
        for number in range(20):
            at = (number * 7919) % len(content)
            damaged = content[:at] + bytes([number * 37 % 256]) * 8 + content[at + 8 :]
            answer = read(reader, damaged, name)
            assert answer.get("name") in (None, "ReadError"), (name, number, answer)
            assert answer.get("message") != "This file could not be read.", (name, number)
