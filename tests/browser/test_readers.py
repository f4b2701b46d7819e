"""Files of every kind, read in the browser."""

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.reader_page import open_reader, read, text_of
from tests.browser.waiting import until
from tests.fixtures.pdf import FIELD, JAPANESE, LOCK, line, paragraph, pdf
from tests.fixtures.word import docx, run, table
from tests.fixtures.word import paragraph as word_paragraph

HTML = """<!doctype html><title>The  ferry</title><h1>Ferry</h1>
<p>It left <b>at dawn</b>,
 with <i>few</i> on board; <a href="/times">times</a> &amp; snake_case.
<ul><li>Tea<ol start=3><li>black<li>green</ol><li>Salt</ul>
<blockquote><p>Said<blockquote>twice</blockquote></blockquote>
<table><caption>Ports</caption><tr><th>Port<th>At<tr><td rowspan=2>Oban|Bay<td>7<tr><td>9</table>
<pre><code class="language-py">def f():
    return '<b>'
</code></pre><hr><img src="data:image/png;base64,AAAA" alt="A map">
<p>&lt;b&gt; 1) * # <del>old</del> H<sub>2</sub>O<br>next</p>"""

MARKDOWN = """# Ferry

It left **at dawn**, with *few* on board; [times](/times) & snake_case.

- Tea
  3. black
  4. green
- Salt

> Said
>
> > twice

Ports

| Port | At |
| --- | --- |
| Oban\\|Bay | 7 |
|  | 9 |

```py
def f():
    return ''
```

---

A map

\\<b> 1) \\* # ~~old~~ H2O\x20\x20
next
"""


@pytest.fixture
def reader(site: Path, address: str, page: Page) -> Page:
    """A page that reads files."""
    open_reader(page, site, address)
    return page


def test_markdown_is_left_as_it_is(reader: Page) -> None:
    text = "\ufeff# A\r\n\r\nb \u00a0\r c\n"
    answer = read(reader, text.encode(), "notes.v2.md")
    assert answer == {
        "text": text,
        "title": "notes.v2",
        "kind": "markdown",
        "encoding": "UTF-8 with byte-order mark",
        "notices": [],
    }


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("utf-8", "UTF-8"),
        ("utf-16-le", "UTF-16, little-endian"),
        ("utf-16-be", "UTF-16, big-endian"),
        ("utf-16", "UTF-16, little-endian with byte-order mark"),
        ("cp1252", "Windows-1252 (Western European)"),
    ],
)
def test_the_encoding_of_text_is_found_and_named(reader: Page, encoding: str, name: str) -> None:
    text = "“Naïve” – 5 €\r\nand so on\n"
    answer = read(reader, text.encode(encoding), "a.txt")
    assert (answer["text"].removeprefix("\ufeff"), answer["encoding"]) == (text, name)
    assert answer["text"].startswith("\ufeff") == ("mark" in name)


@pytest.mark.parametrize(
    ("encoding", "text", "name"),
    [
        ("cp1251", "Глава первая. Утро было ясное, и река текла тихо.", "Windows-1251 (Cyrillic)"),
        ("cp874", "ตอนเช้าฟ้าใสและแม่น้ำไหลอย่างเงียบสงบ ตอนเย็นฝนเริ่มตก", "Windows-874 (Thai)"),
        ("iso2022-jp", "朝は晴れていて、川は静かに流れていた。", "ISO-2022-JP (Japanese)"),
        ("big5", "早晨天氣晴朗，河水靜靜地流淌。傍晚下起了雨。", "Big5 (Chinese)"),
    ],
)
@pytest.mark.parametrize("kind", ["txt", "html"])
def test_legacy_encodings_are_told_and_said(
    reader: Page, encoding: str, text: str, name: str, kind: str
) -> None:
    answer = read(reader, text.encode(encoding), f"a.{kind}")
    assert (answer["text"].strip(), answer["encoding"]) == (text, name)
    assert any(f"It was read as {name}" in notice for notice in answer["notices"])


def test_lone_surrogates_of_utf_16_survive(reader: Page) -> None:
    content = "a\ud83db".encode("utf-16-le", "surrogatepass")
    script = """([content]) => read(fileOf(content, 'a.txt'), {encoding: 'utf-16le'})
      .then(({text}) => [...Array(text.length).keys()].map((at) => text.charCodeAt(at)))"""
    encoded = b64encode(content).decode()
    assert reader.evaluate(script, [encoded]) == [0x61, 0xD83D, 0x62]


def test_a_chosen_encoding_is_used(reader: Page) -> None:
    answer = read(reader, "猫の手".encode("shift_jis"), "a.txt", encoding="shift_jis")
    assert (answer["text"], answer["encoding"]) == ("猫の手", "Shift_JIS (Japanese)")


def test_html_becomes_markdown(reader: Page) -> None:
    answer = read(reader, HTML.replace("'<b>'", "''").encode(), "a.html")
    assert answer["text"] == MARKDOWN
    assert (answer["title"], answer["kind"]) == ("The ferry", "html")


PIECES = {
    "<ul><li><input type=checkbox checked> a<li><input type=checkbox>b</ul>": "- [x] a\n- [ ] b",
    "<ul><li><p>a<p>b<pre>c\n\n  d</pre><li><p>e</ul>": (
        "- a\n\n  b\n\n  ```\n  c\n\n    d\n  ```\n\n- e"
    ),
    "<ol><li>a<blockquote>q<br>r</blockquote><li value=7>b</ol>": (
        "1. a\n\n   > q  \n   > r\n\n7. b"
    ),
    "<table><tr><td>a</table>": "a",
    "<table><tr><td><h2>a</h2>b<td>c</table>": "## a\n\nb\n\nc",
    "<table><tr><td>a<ul><li>x<li>y</ul><td>b<br>c</table>": (
        "| a<br>- x<br>- y | b<br>c |\n| --- | --- |"
    ),
    "<table><tr><th colspan=2>a<tr><td>b<td>c<tr><td colspan=2>d</table>": (
        "| a |  |\n| --- | --- |\n| b | c |\n| d |  |"
    ),
    "<a href=/x><h3>a</h3><p>b</a>": "### a\n\n[b](/x)",
    "<b>a <p>b</p></b>": "a\n\nb",
    "<p>a<b> b </b>c <i></i><code>x`y</code></p>": "a **b** c ``x`y``",
    '<a href="http://e/a b(c)">d</a><a href=#y></a>': "[d](<http://e/a b\\(c\\)>)",
    "<div>a<div>b</div>c <span>d<p>e</p></span></div>": "a\n\nb\n\nc\n\nd\n\ne",
    "<pre>```\na\n```</pre>": "````\n```\na\n```\n````",
    "<p>1. a<p>- b<p># c<p>> d<p>+ e<p>12) f": (
        "1\\. a\n\n\\- b\n\n\\# c\n\n\\> d\n\n\\+ e\n\n12\\) f"
    ),
    "<p><code>a</code><samp>-b</samp> <i>- c</i><p>-- d": ("`a`-b *\\- c*\n\n\\-- d"),
    "<p>&amp;amp; &lt;!-- c --&gt; &lt; 3": "\\&amp; \\<!-- c --> < 3",
    "<math><mi>x</mi><input>a<frameset>b": "xab",
    "<details><summary>a</summary>b</details>": "a\n\nb",
    "<h1>a<br>b</h1><h2> </h2><dl><dt>c<dd>d</dl>": "# a b\n\nc\n\nd",
    "<blockquote>a</blockquote><blockquote>b</blockquote>": "> a\n\n> b",
    "<blockquote>a<pre>> b\n\nc</pre></blockquote>": "> a\n>\n> ```\n> > b\n>\n> c\n> ```",
    "<p>a</p><noscript><p>b</p></noscript><xmp><c></xmp>": "a\n\n```\n<c>\n```",
    "a\u00a0b <q>c</q>\n\n d": "a\u00a0b “c” d",
    "<ol>" + "<li>a" * 200 + "</ol>": "\n".join(f"{number}. a" for number in range(1, 201)),
    "<table>" + "<tr><td>a<td>b" * 200 + "</table>": (
        "| a | b |\n| --- | --- |" + "\n| a | b |" * 199
    ),
    "<p>" + "a <b>b</b> " * 3000: "a **b** " * 2999 + "a **b**",
    "a<br>" * 2000: "a  \n" * 1999 + "a",
}


@pytest.mark.parametrize("html", PIECES, ids=lambda html: html[:30])
def test_each_piece_of_html_has_its_markdown(reader: Page, html: str) -> None:
    assert text_of(reader, html.encode(), "a.html") == PIECES[html] + "\n"


CASES = Path(__file__).parent.parent / "fixtures" / "cases"


def test_the_handed_html_is_read_as_it_is_seen(reader: Page) -> None:
    read_case = {name: text_of(reader, (CASES / name).read_bytes(), name) for name in HTML_CASES}
    assert read_case == HTML_CASES


HTML_CASES = {
    "hidden.html": "Seen.\n\nQ?\n\nA.\n",
    "permalink.html": (
        "# Install\n\ntext\n\n## Use it\n\nmore\n\n## Plain\n\nt\n\n"
        "## A_b \\* c \\[d\\] \\`e\\`\n\nx\n"
    ),
}

UNSEEN = {
    "<p hidden>a</p>b": "b",
    '<p style="color: red; display :none">a</p><p style="display:none-x">b</p>': "b",
    "<i aria-hidden=true>★</i> b": "b",
    "<main aria-hidden=true>shown below a dialog</main>": "shown below a dialog",
    "<dialog>a</dialog><dialog open>b</dialog><div popover>c</div>": "b",
    "<span class='x visually-hidden'>a</span>b": "b",
    "<p hidden=until-found>found</p>": "found",
    "<h2>A<a class=hash-link href=#a>\u200b</a></h2>": "## A",
    "<h2>A <a href=#a>Link to this heading</a></h2>": "## A",
    "<h2><a href=#a>A</a></h2>": "## A",
    "<h2>A <a href=/b>B</a></h2>": "## A [B](/b)",
    "<div class=markdown-heading><h2>A</h2><a href=#a>#</a></div>": "## A",
    "10<sup>6</sup> m<sup>2</sup>, 10<sup>-3</sup>, x<sup>n+1</sup>, e<sup>x</sup>": (
        "10^6 m^2, 10^-3, x^{n+1}, e^x"
    ),
    "1<sup>st</sup> XIX<sup>e</sup> M<sup>me</sup> A<sup>®</sup> see<sup>[1]</sup>": (
        "1st XIXe Mme A® see\\[1\\]"
    ),
    "H<sub>2</sub>O, CO<sub>2</sub>, 101<sub>2</sub>": "H2O, CO2, 101_2",
}


@pytest.mark.parametrize("html", UNSEEN, ids=lambda html: html[:30])
def test_html_is_read_as_its_reader_sees_it(reader: Page, html: str) -> None:
    assert text_of(reader, html.encode(), "a.html") == UNSEEN[html] + "\n"


LANGUAGES = "".join(f"<li><a href=/{code} hreflang={code}>{code}</a>" for code in "abcdefg")
AROUND = {
    f"<header>a</header><nav>b</nav><main><h1>T</h1><ul>{LANGUAGES}</ul>c<nav>d</nav></main>"
    "<footer>e</footer>": "# T\n\nc",
    "<header>a<h1>T</h1></header><article><header>b</header>c<footer>d</footer></article>e": (
        "# T\n\nb\n\nc\n\nd"
    ),
    "<header>a</header><p>b<aside>c</aside><nav>d</nav><footer>e</footer>": "b",
    "<header><h1>T</h1></header><p>b": "# T\n\nb",
    "<main> </main><p>b": "b",
}


@pytest.mark.parametrize("html", AROUND, ids=lambda html: html[:30])
def test_what_surrounds_a_text_is_left_out_and_can_be_brought_back(reader: Page, html: str) -> None:
    answer = read(reader, html.encode(), "a.html")
    assert answer["text"] == AROUND[html] + "\n"
    said = [notice for notice in answer["notices"] if "around the text" in notice]
    assert bool(said) == bool(answer["parts"])
    script = "([html]) => read(new File([html], 'a.html'), {include: ['around']})"
    whole = reader.evaluate(script, [html])
    assert all(letter in whole["text"] for letter in "abcdefg" if f"{letter}<" in html)
    assert whole["parts"] == [
        {
            "name": "around",
            "label": "Include navigation, menus, header and footer",
            "included": True,
        }
    ]


@pytest.mark.parametrize(
    "declaration",
    ['<meta charset="windows-1251">', "<meta content='text/html; charset=cp1251'>"],
)
def test_the_encoding_that_html_declares_is_used(reader: Page, declaration: str) -> None:
    answer = read(reader, f"{declaration}<p>Привет".encode("cp1251"), "a.html")
    assert (answer["text"], answer["encoding"]) == ("Привет\n", "Windows-1251 (Cyrillic)")


def test_word_becomes_markdown(reader: Page) -> None:
    note = '<w:r><w:footnoteReference w:id="5"/></w:r>'
    link = f'<w:hyperlink r:id="link">{run("Link")}</w:hyperlink>'
    body = [
        word_paragraph(run("Ferry"), style="Title"),
        word_paragraph(run("Times"), style="H2"),
        word_paragraph(run("It left "), run("at dawn", "<w:b/>"), run(", "), link, note),
        word_paragraph(run("Tea"), level=0),
        word_paragraph(run("Black"), level=1),
        word_paragraph(run("Salt"), level=0),
        table(["Port", "At"], ["Oban|Bay", ""]),
        "<w:p><m:oMathPara><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></m:oMathPara></w:p>",
        word_paragraph(run("&lt;script&gt;alert(1)&lt;/script&gt; # no heading")),
    ]
    answer = read(reader, docx("".join(body)), "a.docx")
    assert answer["text"] == (
        "# Ferry\n\n## Times\n\nIt left **at dawn**, [Link](https://example.org/)[^1]\n\n"
        "- Tea\n  1. Black\n- Salt\n\n| Port | At |\n| --- | --- |\n| Oban\\|Bay |  |\n\n"
        "\\<script>alert(1)\\</script> # no heading\n\n[^1]: What the note says.\n"
    )
    assert (answer["title"], answer["kind"], answer["encoding"]) == ("Salt & water", "docx", "")
    assert answer["notices"] == ["1 formula was left out: formulas cannot be read here."]


def test_pdf_becomes_text(reader: Page) -> None:
    first = line(72, 760, "The ferry", size=20) + paragraph(
        700,
        "The ferry left at dawn, with few people on board, and gulls fol-",
        "lowed it far beyond the breakwater.",
    )
    second = paragraph(700, "Page two.") + line(72, 640, "A paragraph – of its own.")
    answer = read(reader, pdf(first, second, title="Fähre"), "a.pdf")
    assert answer["text"] == (
        "The ferry\n\nThe ferry left at dawn, with few people on board, and gulls followed it far"
        " beyond the breakwater.\n\nPage two.\n\nA paragraph – of its own.\n"
    )
    assert (answer["title"], answer["kind"], answer["encoding"]) == ("Fähre", "pdf", "")
    assert answer["notices"][0].startswith("2 pages read.")


def test_japanese_pdf_without_its_font_can_be_read(reader: Page) -> None:
    content = line(72, 700, "今日は良い天気です。", encoding="shift_jis")
    assert text_of(reader, pdf(content, font=JAPANESE), "a.pdf") == "今日は良い天気です。\n"


def test_pages_without_text_are_named(reader: Page) -> None:
    answer = read(reader, pdf(line(72, 700, "Text."), b"/P Do", b""), "a.pdf")
    assert answer["notices"][1:] == ["Without text, perhaps pictures: pages 2, 3."]


def test_what_was_filled_into_a_form_is_read(reader: Page) -> None:
    answer = read(reader, pdf(line(72, 700, "Name:"), field=FIELD), "a.pdf")
    assert answer["text"] == "Name: Ann\n"


def test_a_pdf_whose_end_is_missing_is_read_with_a_notice(reader: Page) -> None:
    whole = pdf(line(72, 700, "Text."))
    answer = read(reader, whole[: whole.index(b"startxref")], "a.pdf")
    assert answer["text"] == "Text.\n"
    assert "The end of the file is missing: pages may be lost." in answer["notices"]


@pytest.mark.parametrize(
    ("content", "name", "message"),
    [
        (pdf(b"/P Do", b"/P Do"), "scan.pdf", "holds pictures of pages, not text"),
        (pdf(line(72, 700, "Text."), lock=LOCK), "locked.pdf", "locked with a password"),
        (pdf(line(72, 700, "Text."))[:60], "cut.pdf", "damaged or cut short"),
        (b"%PDF-1.7\nnothing else", "broken.pdf", "damaged or cut short"),
        (b"text", "a.pdf", "is no PDF"),
        (docx(word_paragraph(run("Text.")))[:-100], "cut.docx", "damaged"),
        (docx("<w:p><w:r>"), "broken.docx", "damaged"),
        (docx("&unknown;"), "entity.docx", "damaged"),
        (docx("").replace(b"word/", b"ward/"), "a.docx", "compressed file"),
        (bytes(range(256)) * 4, "a.txt", "holds data, not text"),
        (b"\x89PNG\r\n\x1a\n", "a.png", "a picture"),
    ],
)
def test_what_cannot_be_read_is_refused_in_plain_words(
    reader: Page, content: bytes, name: str, message: str
) -> None:
    answer = read(reader, content, name)
    assert answer["name"] == "ReadError"
    assert message in answer["message"]


@pytest.mark.parametrize("kind", ["pdf", "docx", "html"])
def test_reading_can_be_called_off(reader: Page, kind: str) -> None:
    contents = {
        "pdf": pdf(*[paragraph(800, *["A line of text on a page."] * 50)] * 400),
        "docx": docx(word_paragraph(run("Text that goes on. " * 20)) * 20_000),
        "html": b"<p>Text with <b>bold</b> words.</p>" * 100_000,
    }
    encoded = b64encode(contents[kind]).decode()
    reader.evaluate(
        """([content, name]) => {
          globalThis.controller = new AbortController();
          globalThis.answer = null;
          outcome(read(fileOf(content, name), { signal: controller.signal }))
            .then((given) => { answer = given; });
          setTimeout(() => controller.abort(), 50);
        }""",
        [encoded, f"a.{kind}"],
    )
    assert until(reader, "answer?.name", seconds=20) == "AbortError"
