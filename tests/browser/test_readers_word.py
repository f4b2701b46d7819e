"""Word files as Word shows them: numbers, headings, fields, and what is left out said."""

import html
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_profile
from tests.browser.reader_page import open_reader, read
from tests.fixtures.word import MAIN, docx, paragraph, run

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
    "fldsimple.docx": "Table 3: fees. Dear Ms Jane Doe, today is 3 Dec 2026, see section 4.2,"
    " title Lease.\n",
    "supsub.docx": "10^-3 mol, CO2, 2^10 bytes\n",
    "numbered-headings.docx": "# 1 Scope\n\nSee section 2.1 for fees.\n\n# 2 Terms\n\n"
    "## 2.1 Fees\n\nFees are due monthly.\n\nas in clause (b):\n\n"
    "- (a) first clause\n- (b) second clause\n\n"
    "5. fifth rule\n\nbreak paragraph\n\n6. sixth rule\n",
    "custom-heading.docx": "# Chapter based on Heading 1\n\ntext\n\n"
    "# Style with outline level\n\n"
    "text2\n\n# Plain Heading 1\n\ntext3\n",
    "header-comment.docx": "Body text.\n",
}


@pytest.mark.parametrize("name", HANDED)
def test_the_handed_files_are_read_as_word_shows_them(reader: Page, name: str) -> None:
    answer = read(reader, (CASES / name).read_bytes(), name)
    assert answer["text"] == HANDED[name]
    left_out = ["Left out: the header, the footer, and 1 comment."]
    assert answer["notices"] == (left_out if name == "header-comment.docx" else [])


def level(number: int, kind: str, text: str, start: int = 1, more: str = "") -> str:
    """One level of a list."""
    return (
        f'<w:lvl w:ilvl="{number}"><w:start w:val="{start}"/><w:numFmt w:val="{kind}"/>{more}'
        f'<w:lvlText w:val="{html.escape(text)}"/></w:lvl>'
    )


LISTS = (
    f'<w:numbering xmlns:w="{MAIN}">'
    '<w:abstractNum w:abstractNumId="1">'
    + level(0, "decimal", "%1.")
    + level(1, "lowerLetter", "(%2)")
    + level(2, "lowerRoman", "%3)")
    + "</w:abstractNum>"
    '<w:abstractNum w:abstractNumId="2">'
    + level(0, "upperRoman", "Article %1")
    + level(1, "decimal", "%1.%2", more="<w:isLgl/>")
    + level(2, "decimal", "%2-%3", more='<w:lvlRestart w:val="1"/>')
    + "</w:abstractNum>"
    '<w:abstractNum w:abstractNumId="3">'
    + level(0, "decimal", "%1)", start=9)
    + level(1, "ideographDigital", "%2.")
    + level(2, "ordinal", "%3")
    + level(3, "none", "")
    + "</w:abstractNum>"
    + "".join(
        f'<w:num w:numId="{number}"><w:abstractNumId w:val="{number}"/></w:num>'
        for number in (1, 2, 3)
    )
    + '<w:num w:numId="4"><w:abstractNumId w:val="1"/>'
    '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>'
    '<w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num></w:numbering>'
)


def item(number: int, depth: int, text: str) -> str:
    """A paragraph of a list."""
    return (
        f'<w:p><w:pPr><w:numPr><w:ilvl w:val="{depth}"/><w:numId w:val="{number}"/></w:numPr>'
        "</w:pPr>"
        f"{run(text)}</w:p>"
    )


def listed(*items: tuple[int, int, str]) -> bytes:
    """A file of list items, each by its list, depth and text."""
    body = "".join(item(*each) for each in items)
    return docx(body, {"word/numbering.xml": LISTS.encode()})


COUNTED = {
    "levels restart below the one above": (
        [(1, 0, "a"), (1, 1, "b"), (1, 2, "c"), (1, 2, "d"), (1, 1, "e"), (1, 0, "f"), (1, 1, "g")],
        "1. a\n   - (a) b\n     - i) c\n     - ii) d\n   - (b) e\n2. f\n   - (a) g",
    ),
    "another list of the same kind counts on, one that starts over does not": (
        [(1, 0, "a"), (5, 0, "b"), (4, 0, "c"), (4, 0, "d")],
        "1. a\n2. b\n1. c\n2. d",
    ),
    "legal numbers, and a level that only the first restarts": (
        [(2, 0, "a"), (2, 1, "b"), (2, 2, "c"), (2, 1, "d"), (2, 2, "e"), (2, 0, "f"), (2, 2, "g")],
        "- Article I a\n  - 1.1 b\n    - 1-1 c\n  - 1.2 d\n    - 2-2 e\n- Article II f\n  - 1-1 g",
    ),
    "starts, brackets and ordinals": (
        [(3, 0, "a"), (3, 0, "b"), (3, 2, "c"), (3, 2, "d")],
        "9) a\n10) b\n    - 1st c\n    - 2nd d",
    ),
}


@pytest.mark.parametrize("name", COUNTED)
def test_items_have_the_numbers_that_word_counts(reader: Page, name: str) -> None:
    items, expected = COUNTED[name]
    answer = read(reader, listed(*items), "a.docx")
    assert (answer["text"], answer["notices"]) == (expected + "\n", [])


def test_numbers_that_cannot_be_written_as_word_does_are_said(reader: Page) -> None:
    answer = read(reader, listed((3, 1, "a"), (3, 3, "no number")), "a.docx")
    assert answer["text"] == "1. a\n\nno number\n"
    assert answer["notices"] == [
        "Numbers that Word writes in another way (ideographDigital) were written as 1, 2, 3."
    ]


def field(text: str, name: str = "fldSimple") -> str:
    return f'<w:{name} w:instr="REF x">{run(text)}</w:{name}>'


RUBY = (
    "<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>かんじ</w:t></w:r></w:rt>"
    "<w:rubyBase><w:r><w:t>漢字</w:t></w:r></w:rubyBase></w:ruby></w:r>"
)

PARAGRAPHS = {
    field("b") + "<w:customXml>" + field("c") + "</w:customXml>": "bc",
    field("שלום", "dir") + field("x", "bdo"): "שלוםx",
    RUBY: "漢字(かんじ)",
    "<w:r><w:t>a</w:t><w:cr/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>": "a  \nb  \nc",
    run("seen") + run("secret", "<w:vanish/>") + run("!", '<w:vanish w:val="0"/>'): "seen!",
    f"<w:moveTo>{run('here')}</w:moveTo><w:moveFrom>{run('there')}</w:moveFrom>": "here",
    f"<w:ins>{run('new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del>": "new",
}


@pytest.mark.parametrize("runs", PARAGRAPHS, ids=lambda runs: runs[:25])
def test_nothing_that_is_seen_vanishes_from_a_paragraph(reader: Page, runs: str) -> None:
    answer = read(reader, docx(paragraph(runs)), "a.docx")
    assert answer["text"] == PARAGRAPHS[runs] + "\n"
    said = ["Left out: 6 characters of hidden text."] if "vanish" in runs else []
    assert answer["notices"] == said


STYLES = f"""<w:styles xmlns:w="{MAIN}">
<w:style w:type="paragraph" w:styleId="h2"><w:name w:val="heading 2"/></w:style>
<w:style w:type="paragraph" w:styleId="kap"><w:name w:val="Kapitel"/><w:basedOn w:val="h2"/>
</w:style>
<w:style w:type="paragraph" w:styleId="toc"><w:name w:val="TOC Heading"/><w:basedOn w:val="h2"/>
<w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="loop"><w:name w:val="x"/><w:basedOn w:val="loop"/></w:style>
<w:style w:type="character" w:styleId="gone"><w:name w:val="y"/><w:rPr><w:vanish/></w:rPr></w:style>
</w:styles>""".encode()


@pytest.mark.parametrize(
    ("properties", "text"),
    [
        ('<w:pStyle w:val="kap"/>', "## A"),
        ('<w:pStyle w:val="toc"/>', "A"),
        ('<w:pStyle w:val="loop"/>', "A"),
        ('<w:outlineLvl w:val="2"/>', "### A"),
        ('<w:pStyle w:val="kap"/><w:outlineLvl w:val="9"/>', "A"),
        ('<w:outlineLvl w:val="8"/>', "###### A"),
    ],
)
def test_headings_are_told_by_outline_and_by_what_styles_are_based_on(
    reader: Page, properties: str, text: str
) -> None:
    hidden = run("hidden", '<w:rStyle w:val="gone"/>')
    body = f"<w:p><w:pPr>{properties}</w:pPr>{run('A')}{hidden}</w:p>"
    answer = read(reader, docx(body, {"word/styles.xml": STYLES}), "a.docx")
    assert answer["text"] == text + "\n"
    assert answer["notices"] == ["Left out: 6 characters of hidden text."]


def test_what_is_not_known_is_said(reader: Page) -> None:
    body = paragraph(run("a"), f"<w:strange>{run('b')}</w:strange>")
    answer = read(reader, docx(body), "a.docx")
    assert answer["text"] == "a\n"
    assert answer["notices"] == ["Parts of a kind that is not known were left out: w:strange."]
