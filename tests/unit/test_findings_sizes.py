"""What chunks hold and repeat: too much, nothing, far less than the rest, the same again."""

from chunker import Settings
from tests.found import found, in_windows


def test_a_small_last_chunk() -> None:
    text, places = in_windows("word " * 40 + "x", 50)["small-last-chunk"]
    # Four chunks of 50 characters, ten words and a space at the end each: 10 or 11 tokens.
    assert text.startswith("The last chunk is tiny: 1 token (median of the rest 1")
    assert places == ["x"]


def test_a_small_last_chunk_of_two() -> None:
    settings = Settings("words", size=50, overlap=0)
    kinds = found("word " * 50 + "and more", settings)
    assert kinds["small-last-chunk"][1] == ["and more"]
    assert "small-chunk" not in kinds
    # 10 of 50 words are less than a quarter of the other chunk, though not of both ones' median.
    assert "small-last-chunk" in found("word " * 60, settings)
    # 13 of 50 words are more than a quarter.
    assert "small-last-chunk" not in found("word " * 50 + "word " * 13, settings)


def test_small_chunks_among_the_others() -> None:
    sections = ["# A\n" + "word " * 40, "# B\nfew\n", "# C\n" + "word " * 40, "# D\nnow\n"]
    settings = Settings("headings", size=60, overlap=0)
    kinds = found("\n".join(sections), settings)
    text, places = kinds["small-chunk"]
    assert text.startswith("2 chunks of 4 are far smaller than the rest: at most ")
    assert [place.strip() for place in places] == ["# B\nfew", "# D\nnow"]
    assert "small-last-chunk" not in kinds


def test_one_thing_is_told_once() -> None:
    # The family and the space are over the size of 2, one character each.
    kinds = found("a👩‍👩‍👧‍👦b", Settings("tokens", size=2, overlap=0))
    assert kinds["heavy"] == ("1 character takes more than the size of 2 tokens.", ["👩‍👩‍👧‍👦"])
    assert "over-size" not in kinds
    assert "small-last-chunk" not in found("word " * 40 + "\n\n\n", Settings("characters", 200, 0))


def test_chunks_over_the_size_when_tokenised_alone() -> None:
    # ` y` is a token of the document; `    y ` alone has three.
    kinds = found("x = 1\n    y = 2\n    z = 3", Settings("sentences", 2, 0))
    said, places = kinds["over-size"]
    assert said == "2 chunks exceed the size when tokenised alone (up to 3 tokens)."
    assert places == ["    y ", "    z "]
    kinds = found("A cat.  It sat.   No.", Settings("sentences", 2, 0))
    assert kinds["over-size"][0] == "1 chunk exceeds the size when tokenised alone (3 tokens)."


def test_chunks_of_white_space_are_told() -> None:
    text = "abcd\n \n efgh\n\t\r "
    kinds = in_windows(text, 4)
    assert kinds["blank-chunk"] == ("2 chunks are blank.", ["\n \n ", "\n\t\r "])
    assert "blank-chunk" not in in_windows("abcd\n e", 4)


def test_overlaps_that_repeat_more_than_the_document() -> None:
    # [ab[cd[ef[ghij]kl]mn]op]: three times eight of sixteen characters; `ghij` is in four chunks.
    text = in_windows("abcdefghijklmnop", 10, 8)["large-overlap"][0]
    assert text == (
        "Overlaps repeat 24 characters, 150% of the document: some text is in 4 chunks."
    )
    assert "large-overlap" not in in_windows("abcdefghijklmnop", 10, 7)


def test_a_large_overlap_is_measured_not_taken_from_the_settings() -> None:
    words = " ".join(f"w{n}" for n in range(500))
    # Steps of 26 words: windows start at 0, 26, …, 416, so 16 overlaps of 74 words.
    text = found(words, Settings("words", size=100, overlap=74))["large-overlap"][0]
    assert text == "Overlaps repeat 1,184 words, 237% of the document: some text is in 4 chunks."
    paragraphs = "alpha beta gamma\n\n" * 9
    settings = Settings("recursive", size=20, overlap=17, unit="characters")
    assert "large-overlap" not in found(paragraphs, settings)


def test_the_same_text_at_every_overlap() -> None:
    settings = Settings("recursive", size=30, overlap=10, unit="characters")
    text = "".join(f"Page {n} text.\n\nFooter\n\n" for n in range(1, 6))
    kinds = found(text, settings)
    assert kinds["same-block"][0] == "The same text is repeated in 4 of 4 overlaps."
    assert set(kinds["same-block"][1]) == {"Footer\n\n"}
