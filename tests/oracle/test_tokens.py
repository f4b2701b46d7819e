"""The document's tokens against PyPI tiktoken, and this against itself."""

import pytest
import regex
import tiktoken
from hypothesis import given

import chunker
from chunker.platform import here
from tests import sources
from tests.property.fragments import FRAGMENTS
from tests.property.texts import long_text, texts

SURROGATE_PAIR = regex.compile("[\ud800-\udbff][\udc00-\udfff]")
SPECIAL = "".join(
    f"before {token} after{token}"
    for token in ["<|endoftext|>", "<|fim_prefix|>", "<|endofprompt|>", "<|im_start|>"]
)
LONG_RUNS = [
    *["x" * 5000, "漢" * 2000, "=" * 5000, " " * 5000, "\n" * 3000, "7" * 5000],
    "👩\u200d👩\u200d👧\u200d👦" * 300,
]
CODE_POINTS = [*range(0x32000), *range(0xE0000, 0xE0200), *range(0x10FFF0, 0x110000)]
BLOCK = 0x1000

encodings = pytest.mark.parametrize("encoding", ["o200k_base", "cl100k_base"])


def check(text: str, encoding: str) -> None:
    """The document's tokens end where tiktoken's do; a chunk of all of it has as many."""
    ends = list(here().text(text).token_ends(encoding))
    assert ends == sources.token_ends(text, encoding)
    settings = chunker.Settings("tokens", size=10**9, overlap=0, encoding=encoding)
    assert [chunk.tokens for chunk in chunker.chunk(text, settings).chunks] == [len(ends)]


@encodings
@given(text=texts.filter(bool))
def test_tokens_of_nasty_texts(encoding: str, text: str) -> None:
    check(text, encoding)


@encodings
@pytest.mark.parametrize("kind", sorted(FRAGMENTS))
def test_tokens_of_long_texts(encoding: str, kind: str) -> None:
    check(long_text(kind, 20_000, 2), encoding)


@encodings
def test_tokens_of_special_texts(encoding: str) -> None:
    check(SPECIAL, encoding)
    assert "<|endoftext|>" not in {
        tiktoken.get_encoding(encoding).decode([token])
        for token in tiktoken.get_encoding(encoding).encode_ordinary(SPECIAL)
    }


@encodings
@pytest.mark.parametrize("text", LONG_RUNS, ids=lambda text: ascii(text[:1]))
def test_tokens_of_long_runs(encoding: str, text: str) -> None:
    check(text, encoding)


@encodings
def test_every_code_point(encoding: str) -> None:
    for first in range(0, len(CODE_POINTS), BLOCK):
        block = [chr(c) for c in CODE_POINTS[first : first + BLOCK]]
        check("".join(block), encoding)
        check(" a".join(block), encoding)


@encodings
@given(text=texts)
def test_the_oracle_reads_surrogates_as_tiktoken_does(encoding: str, text: str) -> None:
    # Two that make a pair are one code point to tiktoken, and two lone ones to the document.
    lone = SURROGATE_PAIR.sub("", text)
    if not SURROGATE_PAIR.search(lone):
        tokens = tiktoken.get_encoding(encoding).encode_ordinary(lone)
        assert sources.token_count(lone, encoding) == len(tokens)


@encodings
@given(text=texts)
def test_the_oracle_counts_every_token_once(encoding: str, text: str) -> None:
    ends = sources.token_ends(text, encoding)
    assert len(ends) == sources.token_count(text, encoding)
    assert ends == sorted(ends)
    assert ends[-1:] == ([len(text)] if text else [])
