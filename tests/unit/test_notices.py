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
    assert said("alpha beta\n\ngamma delt\n\nomega zeta", settings)["overlap-missing"] == (
        "2 of 2 boundaries have no overlap: both where the last whole piece is larger than "
        "6 characters."
    )


def test_sections_share_nothing() -> None:
    settings = Settings("headings", size=20, overlap=5)
    notice = said("# A\ntext\n# B\ntext", settings)["overlap-missing"]
    assert notice == "1 of 1 boundary has no overlap: between sections, which never overlap."


def test_each_cause_of_missing_overlap_is_counted() -> None:
    # `# A\nab\n\n|longer\n`: the first piece has 8 characters, more than the overlap.
    # `# B\n\n|c\n\n|abcdefghij\n`: the 3 of `c\n\n` and the 11 after them are over 12.
    # `# C\n\n|abcdefghijklmn\n`: the second piece has 15 characters; its two chunks share 3.
    text = "# A\nab\n\nlonger\n# B\n\nc\n\nabcdefghij\n# C\n\nabcdefghijklmn\n"
    settings = Settings("headings", size=12, overlap=3, unit="characters")
    assert said(text, settings)["overlap-missing"] == (
        "5 of 6 boundaries have no overlap: 2 between sections, which never overlap; "
        "1 where the last whole piece is larger than 3 characters; "
        "1 where the last whole piece and the next one exceed the size together; "
        "1 at a piece over the size, which was split."
    )


def test_chunks_over_the_size() -> None:
    # ` y` is a token of the document; `    y ` alone has three.
    text = "x = 1\n    y = 2\n    z = 3"
    assert said(text, Settings("sentences", size=2, overlap=0))["over-size"] == (
        "2 chunks are 1 token over the size: text can tokenise differently on its own."
    )
    text = "A cat.  It sat.   No."
    assert said(text, Settings("sentences", size=2, overlap=0))["over-size"] == (
        "1 chunk is 1 token over the size: text can tokenise differently on its own."
    )


def test_heavy_characters() -> None:
    family = "👩‍👩‍👧‍👦"
    assert said(f"a{family}b", Settings("tokens", size=2, overlap=0))["heavy"] == (
        "1 character takes more than the size of 2 tokens: it is a chunk of its own."
    )
    assert said(family * 2, Settings("tokens", size=1, overlap=0))["heavy"] == (
        "2 characters take more than the size of 1 token: each is a chunk of its own."
    )


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
