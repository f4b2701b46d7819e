"""The page's files in each browser: CPython's, to the byte, and true to the rules of chunking."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product

import pytest

import chunker
from chunker.export import FORMATS, OFFSETS
from tests import sources
from tests.browser.bench import choose, put
from tests.browser.engines.browser import OTHERS_IN_LONG_RUNS, Browser
from tests.browser.engines.saving import file, keep_files
from tests.browser.engines.segmentation import characters as characters_in
from tests.browser.engines.segmentation import document_in
from tests.browser.test_downloads import CASES, LONE, TEXT
from tests.oracle.break_tests import character_tests
from tests.property.laws import LAWS, Case

pytestmark = OTHERS_IN_LONG_RUNS

#: Cut otherwise in browsers of different versions of Unicode.
CONJUNCTS = "\n\n".join(f"# {text} {text}. {text}" for text, _ in character_tests()[-9:])


@pytest.fixture
def keeping(browser: Browser) -> Browser:
    """The browser; it keeps the files that the page would save."""
    keep_files(browser)
    return browser


def chunks_in(lines: bytes) -> Iterator[chunker.Chunk]:
    """The chunks in a JSONL file whose offsets are code points."""
    for line in lines.splitlines():
        record = json.loads(line)
        del record["number"]
        yield chunker.Chunk(**record | {"headings": tuple(record["headings"])})


@pytest.mark.parametrize("name", CASES)
def test_files_are_those_of_cpython(keeping: Browser, name: str) -> None:
    settings = CASES[name]
    for text in (TEXT, LONE, CONJUNCTS):
        put(keeping, text)
        choose(keeping, asdict(settings))
        chunking = chunker.chunk(document_in(keeping, text), settings)
        for form, offsets in product(FORMATS, OFFSETS):
            named, content = file(keeping, form, offsets)
            assert named.endswith(f".{form}")
            assert content == "".join(FORMATS[form](chunking, offsets)).encode()


@pytest.mark.parametrize("name", CASES)
def test_the_laws_hold_of_what_is_written(keeping: Browser, name: str) -> None:
    put(keeping, CONJUNCTS)
    choose(keeping, asdict(CASES[name]))
    _, lines = file(keeping, "jsonl", "codepoints")
    [characters] = characters_in(keeping, [CONJUNCTS])
    encoding = CASES[name].encoding
    token_ends = [] if encoding == "estimate" else sources.token_ends(CONJUNCTS, encoding)
    case = Case(CONJUNCTS, CASES[name], tuple(chunks_in(lines)), characters, token_ends)
    for law in LAWS:
        law(case)
