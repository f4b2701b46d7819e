"""Characters and sentences as each browser finds them, against Unicode's tests and CPython's ICU.

A browser cuts by its own version of Unicode. Where that is not the newest it can differ, and each
such difference is known: it stands in DIFFERENCES, which must be right to the letter.
"""

from collections.abc import Callable
from textwrap import dedent

import chunker
from tests.browser.engines.browser import Browser
from tests.browser.engines.segmentation import characters, sentences
from tests.oracle.break_tests import character_tests, parse_all, sentence_tests
from tests.property.fragments import FRAGMENTS

Report = Callable[[str], None]

#: For each browser, by their cause, the texts whose characters it finds elsewhere than Unicode 17.
DIFFERENCES: dict[str, dict[str, str]] = {
    "chromium": {},
    "firefox": {},
    # WebKitGTK takes the system's ICU, which is 72 in Debian 12.
    "webkit": {
        "Unicode 15 has U+2701 Extended_Pictographic, which a joiner joins": """
            ÷ 2701 × 200D × 2701 ÷
        """,
        "ICU 72 joins a conjunct (GB9c) over no mark of combining class 0": """
            ÷ 0AB8 × 0AFB × 0ACD ÷ 0AB8 × 0AFB ÷
        """,
        "before Unicode 17, GB9c joins the conjuncts of six Indic scripts, not yet these": """
            ÷ 1019 × 1039 ÷ 1018 ÷ 102C × 1037 ÷
            ÷ 1004 × 103A × 1039 ÷ 1011 × 1039 ÷ 1011 ÷
            ÷ 1B12 × 1B01 ÷ 1B32 × 1B44 ÷ 1B2F ÷ 1B32 × 1B44 ÷ 1B22 × 1B44 ÷ 1B2C ÷ 1B32 × 1B44 ÷ 1B22 × 1B38 ÷
            ÷ 179F × 17D2 ÷ 178F × 17D2 ÷ 179A × 17B8 ÷
            ÷ 1B26 ÷ 1B17 × 1B44 ÷ 1B13 ÷
            ÷ 1B27 ÷ 1B13 × 1B44 ÷ 1B0B ÷ 1B0B × 1B04 ÷
            ÷ 1795 × 17D2 ÷ 17AF ÷ 1798 ÷
            ÷ 17A0 × 17D2 ÷ 17AB ÷ 1791 × 17D0 ÷ 1799 ÷
            ÷ 1781 × 17D2 ÷ 1798 × 17C2 ÷ 179A ÷
        """,  # noqa: E501 -- one case a line, as Unicode writes them
    },
}


def test_characters(browser: Browser, report: Report) -> None:
    cases = dict(character_tests())
    for fragments in FRAGMENTS.values():
        cases |= {text: list(chunker.Document(text).characters) for text in fragments}
    known = {}
    for cause, written in DIFFERENCES[browser.name].items():
        known |= dict(parse_all(written))
        report(f"{cause}:\n{dedent(written).strip()}")
    found = dict(zip(cases, characters(browser, [*cases]), strict=True))
    assert {text: found[text] for text in cases if found[text] != cases[text]} == known
    report(f"{len(cases)} texts cut into characters, {len(cases) - len(known)} as in Unicode 17")


def test_sentences(browser: Browser, report: Report) -> None:
    cases = {text: breaks[1:-1] for text, breaks in sentence_tests()}
    for fragments in FRAGMENTS.values():
        cases |= {text: list(chunker.Document(text).sentences) for text in fragments}
    assert dict(zip(cases, sentences(browser, [*cases]), strict=True)) == cases
    report(f"{len(cases)} texts cut into sentences, all as in Unicode 17")
