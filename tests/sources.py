"""Facts about a text, each from a source that the package's own rules have no part in.

Characters come from the `regex` module's `\\X`, sentences from ICU, tokens from PyPI tiktoken
and headings from markdown-it-py. Every place is in code points.
"""

import functools
import itertools
import os
import pathlib
import re
import typing

import regex
import tiktoken
from icu4py.breakers import SentenceBreaker
from markdown_it import MarkdownIt
from markdown_it.token import Token

import chunker

# Where the build puts the vocabularies, so that tiktoken does not download them.
VOCABULARIES = pathlib.Path(chunker.__file__).parent / "vocabularies"
os.environ.setdefault("TIKTOKEN_CACHE_DIR", str(VOCABULARIES))

LINE_BREAK = re.compile(r"\r\n|\n|\r")


class Heading(typing.NamedTuple):
    """A heading at the top level of a CommonMark document."""

    start: int
    level: int
    title: str


def characters(text: str) -> list[int]:
    """Boundaries of the extended grapheme clusters (UAX #29), 0 and the end among them."""
    return [0, *(match.end() for match in regex.finditer(r"\X", text))]


def without_surrogates(text: str) -> str:
    """The text with U+FFFD for each surrogate code point.

    Tokenizers read them so, and both are of the class Other in UAX #29.
    """
    return "".join("\ufffd" if "\ud800" <= c <= "\udfff" else c for c in text)


def sentences(text: str) -> list[int]:
    """Ends of the UAX #29 sentences that lie inside the text."""
    ends_in_utf16 = {end for _, end in SentenceBreaker(without_surrogates(text), "en").segments()}
    ends = []
    utf16 = 0
    for place, c in enumerate(text, start=1):
        utf16 += 2 if c > "\uffff" else 1
        if utf16 in ends_in_utf16 and place < len(text):
            ends.append(place)
    return ends


def flowing(text: str) -> str:
    """The text with a space for each character of the line breaks inside its paragraphs."""
    ends = set(soft_breaks(text))
    return LINE_BREAK.sub(
        lambda found: " " * len(found[0]) if found.end() in ends else found[0], text
    )


def soft_breaks(text: str) -> list[int]:
    """The ends of the line breaks inside the paragraphs of the text, at any depth (CommonMark)."""
    line_ends = [match.end() for match in LINE_BREAK.finditer(text)]
    return [
        line_ends[line]
        for first, end in _lines("paragraph_open", text)
        for line in range(first, end - 1)
    ]


def heading_spans(text: str) -> list[tuple[int, int]]:
    """Where each heading begins and ends, with its markup and of any kind, at any depth."""
    edges = [0, *(match.end() for match in LINE_BREAK.finditer(text)), len(text)]
    spans = []
    for first, end in _lines("heading_open", text):
        start = edges[first]
        written = text[start : edges[min(end, len(edges) - 1)]]
        blank_in_front = len(written) - len(written.lstrip())
        spans.append((start + blank_in_front, start + len(written.rstrip())))
    return spans


def _lines(kind: str, text: str) -> list[list[int]]:
    tokens = MarkdownIt("commonmark").enable("table").parse(ended(text))
    return [token.map for token in tokens if token.type == kind and token.map]


def token_ends(text: str, encoding: str) -> list[int]:
    """Where each token of the text ends; one that ends inside a code point ends behind it."""
    code_point_at_byte = []
    for place, c in enumerate(without_surrogates(text)):
        code_point_at_byte += [place] * len(c.encode())
    ends = []
    byte = 0
    for token in _tokens(text, encoding):
        byte += len(_encoding(encoding).decode_single_token_bytes(token))
        ends.append(code_point_at_byte[byte - 1] + 1)
    return ends


def token_count(text: str, encoding: str) -> int:
    """How many tokens the text has when it is tokenised alone."""
    return len(_tokens(text, encoding))


def headings(text: str, setext: bool) -> list[Heading]:
    """The ATX headings at the document's top level, with `setext` the Setext ones too.

    A byte-order mark at the very beginning is text, but hides no heading.
    """
    line_starts = [0, *(match.end() for match in LINE_BREAK.finditer(text))]
    found = []
    tokens = MarkdownIt("commonmark").parse(ended(text))
    for opening, content in itertools.pairwise(tokens):
        if opening.type != "heading_open" or opening.level != 0 or opening.map is None:
            continue
        if opening.markup.startswith("#") or setext:
            start = line_starts[opening.map[0]]
            title = _plain(content.children or []).strip(" \t")
            found.append(Heading(start, int(opening.tag[1:]), title))
    return found


def ended(text: str) -> str:
    """The text without its mark, its last line ended, as markdown-it-py 4.3.0 needs it."""
    text = text.removeprefix("\ufeff")
    return text if text.endswith(("\n", "\r")) else text + "\n"


def _plain(inline: list[Token]) -> str:
    text = ""
    for token in inline:
        if token.type in ("text", "code_inline"):
            text += token.content
        elif token.type in ("softbreak", "hardbreak"):
            text += " "
        elif token.type == "image":
            text += _plain(token.children or [])
    return text


def _tokens(text: str, encoding: str) -> list[int]:
    return _encoding(encoding).encode_ordinary(without_surrogates(text))


@functools.cache
def _encoding(name: str) -> tiktoken.Encoding:
    return tiktoken.get_encoding(name)
