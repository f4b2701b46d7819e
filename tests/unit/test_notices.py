"""What the user is told of a chunking."""

import pytest

from chunker import Settings, chunk
from chunker.platform import TokenizerUnavailableError


def said(text: str, settings: Settings) -> dict[str, str]:
    return {notice.kind: notice.text for notice in chunk(text, settings).notices}


def test_nothing_to_say() -> None:
    assert said("one two three", Settings("words", size=2, overlap=1)) == {}


def test_a_clamped_overlap() -> None:
    notice = said("one", Settings("characters", size=10, overlap=10))["overlap-clamped"]
    assert "9 is used instead of 10" in notice


def test_seams_that_share_nothing() -> None:
    settings = Settings("recursive", size=12, overlap=6, unit="characters")
    assert said("alpha beta\n\ngamma delt\n\nomega zeta", settings)["overlap-missing"].startswith(
        "2 seams of 2 share nothing"
    )


def test_sections_share_nothing() -> None:
    settings = Settings("headings", size=20, overlap=5)
    notice = said("# A\ntext\n# B\ntext", settings)["overlap-missing"]
    assert "1 seam of 1 shares nothing" in notice
    assert "Between sections" in notice


def test_chunks_over_the_size() -> None:
    notice = said("Total:    1 234", Settings("tokens", size=4, overlap=0)).get("over-size")
    assert notice is None or "tokenised alone" in notice


def test_heavy_characters() -> None:
    notice = said("a👩‍👩‍👧‍👦b", Settings("tokens", size=2, overlap=0))["heavy"]
    assert notice.startswith("1 character is heavier than the size of 2 tokens")


def test_an_estimate_that_was_chosen() -> None:
    assert "estimate" in said("one", Settings(encoding="estimate"))


def test_a_tokenizer_that_cannot_be_had_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(encoding: str) -> None:
        raise TokenizerUnavailableError("the file is missing")

    monkeypatch.setattr("chunker.platform.native.tokenizer", refuse)
    chunking = chunk("one two", Settings(size=1, overlap=0))
    assert [notice.text for notice in chunking.notices] == [
        "cl100k_base is not available: the file is missing. "
        "Tokens are estimated at four characters each."
    ]
    assert chunking.encoding == "estimate"
    assert chunking.figures.method == "estimated: characters ÷ 4"
