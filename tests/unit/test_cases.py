"""Faults that people met in other splitters, each with its right answer, worked out by hand.

Each is asked of the package, and of the reference that the package is compared with elsewhere.
How the cuts are written into the text is told by `tests.cutting.marked`.
"""

import base64
import string

import pytest

import chunker
from tests import sources
from tests.cutting import Cut, Cutter, by_package, by_reference, marked, slices

FAMILY = "👩‍👩‍👧‍👦"
RAINBOW_FLAG = "🏳️‍🌈"
ENCODINGS = ["o200k_base", "cl100k_base"]


@pytest.fixture(params=["package", "reference"])
def cut(request: pytest.FixtureRequest) -> Cutter:
    return by_package if request.param == "package" else by_reference


def starts(cuts: list[Cut]) -> list[int]:
    return [one.start for one in cuts]


def paths(cuts: list[Cut]) -> list[tuple[str, ...]]:
    return [one.headings for one in cuts]


def token_windows(text: str, encoding: str, size: int, overlap: int) -> list[str]:
    """Windows over the tokens of a text in which every token is whole characters."""
    ends = [0, *sources.token_ends(text, encoding)]
    last = len(ends) - 1
    found = []
    for first in range(0, last, size - overlap):
        found.append(text[ends[first] : ends[min(first + size, last)]])
        if first + size >= last:
            break
    return found


# Overlap


RECURSIVE_CHARACTERS = [
    # The pieces are 12, 12 and 10 long: none fits in an overlap of 6.
    ("alpha beta\n\ngamma delt\n\nomega zeta", 12, 6, "alpha beta\n\n|gamma delt\n\n|omega zeta"),
    # One less, and the two long pieces are split behind spaces: no line but the first has letters.
    (
        "alpha beta\n\ngamma delt\n\nomega zeta",
        11,
        6,
        "alpha |beta\n\n|gamma |delt\n\n|omega zeta",
    ),
    # Pieces of 5, two to a chunk; the overlap holds one of them.
    ("a b\n\nc d\n\ne f\n\ng h", 10, 5, "[a b\n\n[c d\n\n][e f\n\n]g h]"),
    # `of ` and `many ` are 8 together and are carried; between levels nothing is.
    (
        "Intro\nThis part explains the loading of many files.\n\n"
        "More\nIt cuts the words into parts for search.",
        40,
        8,
        "[Intro\n][This part explains the loading [of many ]files.\n\n]"
        "[More\n][It cuts the words into parts for search.]",
    ),
    # Every piece is 4 long: too much for the overlap, and no chunk is longer.
    ("pp  qq  rr  ss", 4, 2, "pp  |qq  |rr  |ss"),
    # Characters are the finest pieces, and overlap among themselves.
    ("hello,,world,", 5, 2, "[hel[lo],[,w]o[rl]d,]"),
]


@pytest.mark.parametrize(("text", "size", "overlap", "expected"), RECURSIVE_CHARACTERS)
def test_pieces_are_carried_whole_or_not_at_all(
    cut: Cutter, text: str, size: int, overlap: int, expected: str
) -> None:
    assert marked(text, cut(text, "recursive", size, overlap)) == expected


@pytest.mark.parametrize("strategy", ["sentences", "headings", "recursive"])
def test_no_packed_chunk_is_over_the_size(cut: Cutter, strategy: str) -> None:
    text = "pp  qq  rr  ss"
    assert marked(text, cut(text, strategy, 4, 2)) == "pp  |qq  |rr  |ss"


CHARACTER_WINDOWS = [
    ("abcdefghij", 4, 2, "[ab[cd][ef][gh]ij]"),
    ("abcdefghijk", 4, 2, "[ab[cd][ef][gh][ij]k]"),
    ("abcdefghij", 4, 0, "abcd|efgh|ij"),
    ("abc", 4, 2, "abc"),
    ("abcd", 4, 3, "abcd"),
    ("abcde", 4, 3, "[a[bcd]e]"),
    # Overlap as large as the size, and larger, is one less than the size.
    ("abcdef", 3, 3, "[a[b[c][d]e]f]"),
    ("abcdef", 3, 5, "[a[b[c][d]e]f]"),
    ("abc", 1, 1, "a|b|c"),
]


@pytest.mark.parametrize(("text", "size", "overlap", "expected"), CHARACTER_WINDOWS)
def test_the_window_that_reaches_the_end_is_the_last(
    cut: Cutter, text: str, size: int, overlap: int, expected: str
) -> None:
    assert marked(text, cut(text, "characters", size, overlap)) == expected


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_one_unbroken_address_ends(cut: Cutter, encoding: str) -> None:
    text = "https://example.org/" + (string.ascii_lowercase * 15)[:380]
    cuts = cut(text, "tokens", 20, 5, encoding=encoding)
    assert slices(text, cuts) == token_windows(text, encoding, 20, 5)


def test_an_overlap_of_all_but_one_ends(cut: Cutter) -> None:
    text = "abc\n" * 50
    assert starts(cut(text, "characters", 50, 49)) == list(range(151))
    # Twelve lines of 4 fit in 50; eleven are within the overlap and leave room for one more.
    by_line = [(start, start + 48) for start in range(0, 156, 4)]
    assert [(one.start, one.end) for one in cut(text, "recursive", 50, 49)] == by_line
    assert [(one.start, one.end) for one in cut(text, "sentences", 50, 49)] == by_line
    assert starts(cut(text, "words", 50, 49)) == [0]
    # `abc` and the line break are a token each, so there are 100.
    assert starts(cut(text, "tokens", 50, 49)) == sorted([*range(0, 104, 4), *range(3, 100, 4)])


def test_up_to_five_chunks_cover_one_place(cut: Cutter) -> None:
    text = (string.ascii_letters)[:40]
    cuts = cut(text, "characters", 10, 8)
    assert [(one.start, one.end) for one in cuts] == [(n, n + 10) for n in range(0, 31, 2)]
    assert sum(one.start <= 20 < one.end for one in cuts) == 5


# Positions


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_token_windows_are_slices(cut: Cutter, encoding: str) -> None:
    text = (
        "The ferry left at dawn. Gulls followed it far beyond the breakwater, "
        "calling over the quiet, slate-coloured water."
    )
    assert slices(text, cut(text, "tokens", 8, 5, encoding=encoding)) == [
        "The ferry left at dawn. Gulls",
        " at dawn. Gulls followed it far",
        " Gulls followed it far beyond the break",
        " it far beyond the breakwater, calling",
        " the breakwater, calling over the quiet",
        ", calling over the quiet, slate-col",
        " the quiet, slate-coloured water.",
    ]


def test_repeated_text_has_its_own_place(cut: Cutter) -> None:
    assert marked("tick tick tick", cut("tick tick tick", "words", 1)) == "tick |tick |tick"
    text = "Same line here. " * 12
    cuts = cut(text, "sentences", 16)
    assert [(one.start, one.end) for one in cuts] == [(n, n + 16) for n in range(0, 192, 16)]
    cuts = cut(text, "sentences", 32, 16)
    assert [(one.start, one.end) for one in cuts] == [(n, n + 32) for n in range(0, 176, 16)]


@pytest.mark.parametrize(
    ("text", "strategy", "size", "expected"),
    [
        ("a\n", "recursive", 10, "a\n"),
        ("a\n", "recursive", 1, "a|\n"),
        ("a\n\n", "recursive", 10, "a\n\n"),
        ("a\n\n", "recursive", 2, "a\n|\n"),
        ("a\n\n", "characters", 1, "a|\n|\n"),
        ("a\n\n", "words", 1, "a\n\n"),
        ("a\n\n", "sentences", 2, "a\n|\n"),
        ("a\n\n", "headings", 2, "a\n|\n"),
    ],
)
def test_nothing_ends_behind_the_text(
    cut: Cutter, text: str, strategy: str, size: int, expected: str
) -> None:
    assert marked(text, cut(text, strategy, size)) == expected


def test_places_are_code_points(cut: Cutter) -> None:
    cuts = cut("😀😀\n\nabcd", "recursive", 4)
    assert [(one.start, one.end) for one in cuts] == [(0, 4), (4, 8)]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_places_are_never_token_numbers(cut: Cutter, encoding: str) -> None:
    text = "The ferry left at dawn and the gulls followed it. " * 60
    cuts = cut(text, "tokens", 300, encoding=encoding)
    assert cuts[0].end > 1000
    assert slices(text, cuts) == token_windows(text, encoding, 300, 0)


# Lost or changed text


KEPT = [
    # Every character between the pieces stays, with the piece before it.
    ("# T\n\nFirst para.\n\nSecond para.", "headings", 20, "# T\n\nFirst para.\n\n|Second para."),
    ("p1\n\n\np2\n\tcode\n   sp", "recursive", 5, "p1\n\n\n|p2\n|\tcode|\n|   sp"),
    ("p1 \t\n \t\np2", "recursive", 8, "p1 \t\n \t\n|p2"),
    ("p1\r\n\r\np2\rp3", "recursive", 6, "p1\r\n\r\n|p2\rp3"),
    ("\n\np1\n  ", "recursive", 4, "\n\np1|\n  "),
    ("p1\n\n  ", "recursive", 4, "p1\n\n|  "),
    ("hello,,world,", "recursive", 5, "hello|,,wor|ld,"),
    ("Eat now. Run far. Sit.", "sentences", 9, "Eat now. |Run far. |Sit."),
    ("Eat now. Run far. Sit.", "recursive", 9, "Eat now. |Run far. |Sit."),
    ("This is a text\n\n# title", "headings", 100, "This is a text\n\n|# title"),
    # Short pieces beside one that is over the size stand alone.
    (
        "Ok.\n\nOne two three four five six seven.\n\nBye.",
        "recursive",
        20,
        "Ok.\n\n|One two three four |five six seven.\n\n|Bye.",
    ),
    ("  lead tail  ", "words", 1, "  lead |tail  "),
    (" \n\t ", "words", 1, " \n\t "),
    ("red   green\tblue", "recursive", 6, "red   |green\t|blue"),
    ("red\u00a0\u2003green\u0085blue", "sentences", 5, "red\u00a0\u2003|green|\u0085|blue"),
    (r"\s+", "recursive", 1, r"\|s|+"),
    ("$1", "recursive", 1, "$|1"),
    (".*", "sentences", 1, ".|*"),
]


@pytest.mark.parametrize(("text", "strategy", "size", "expected"), KEPT)
def test_every_character_is_kept(
    cut: Cutter, text: str, strategy: str, size: int, expected: str
) -> None:
    assert marked(text, cut(text, strategy, size)) == expected


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_code_keeps_its_indentation(cut: Cutter, encoding: str) -> None:
    text = "def f(a):\n    b = a + 1\n    return b\n"
    assert (
        marked(text, cut(text, "tokens", 6, encoding=encoding))
        == "def f(a):\n    b| = a + 1\n|    return b\n"
    )
    # `+ ` holds two tokens, the second of them the space; so does `1` with its line break.
    assert (
        marked(text, cut(text, "recursive", 6, unit="tokens", encoding=encoding))
        == "def f(a):\n|    b = a + |1\n|    return b\n"
    )


def test_text_before_the_first_heading_has_no_path(cut: Cutter) -> None:
    assert paths(cut("This is a text\n\n# title", "headings", 100)) == [(), ("title",)]


# Size and counts


def test_a_run_without_a_break_is_cut(cut: Cutter) -> None:
    text = "x" * 35
    expected = [10, 10, 10, 5]
    for strategy in ("recursive", "sentences", "headings", "characters"):
        assert [len(one) for one in slices(text, cut(text, strategy, 10))] == expected


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        # The tokens: Fox|es| jump|.| Dogs| jumps| jumps| jumps| now|.
        (3, "Foxes |jump. |Dogs jumps jumps |jumps now."),
        (4, "Foxes jump. |Dogs jumps jumps jumps |now."),
        (5, "Foxes jump. |Dogs jumps jumps jumps |now."),
        (6, "Foxes jump. |Dogs jumps jumps jumps now."),
        (8, "Foxes jump. |Dogs jumps jumps jumps now."),
        (10, "Foxes jump. Dogs jumps jumps jumps now."),
    ],
)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_sentences_are_counted_with_their_space(
    cut: Cutter, encoding: str, size: int, expected: str
) -> None:
    text = "Foxes jump. Dogs jumps jumps jumps now."
    assert marked(text, cut(text, "sentences", size, unit="tokens", encoding=encoding)) == expected


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_chunk_alone_may_count_other_than_in_the_document(encoding: str) -> None:
    text = "Total:    1 234"
    settings = chunker.Settings(
        strategy="tokens", size=4, overlap=0, unit="tokens", encoding=encoding, setext=False
    )
    found = chunker.chunk(text, settings).chunks
    # The document has Total|:|   | |1| |234; alone, the four spaces are a single token.
    assert [chunk.text for chunk in found] == ["Total:    ", "1 234"]
    assert [chunk.tokens for chunk in found] == [3, 3]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_long_run_of_base64_is_cut(encoding: str) -> None:
    text = base64.b64encode(bytes(n * n % 251 for n in range(4500))).decode()
    cuts = by_package(text, "tokens", 100, 10, encoding=encoding)
    assert slices(text, cuts) == token_windows(text, encoding, 100, 10)
    assert starts(by_package(text, "recursive", 1000)) == list(range(0, 6000, 1000))


def test_the_heading_path_is_not_counted() -> None:
    text = "# A heading of quite some length\n\nBody.\n\n## Part\n\nMore."
    settings = chunker.Settings(
        strategy="headings", size=12, overlap=0, unit="tokens", encoding="o200k_base", setext=False
    )
    found = chunker.chunk(text, settings).chunks
    assert [chunk.text for chunk in found] == [text[:41], text[41:]]
    for chunk in found:
        assert chunk.tokens == sources.token_count(chunk.text, "o200k_base")


# Characters


@pytest.mark.parametrize(
    ("text", "encoding", "expected"),
    [
        # The space begins the token that ends inside the family; alone it holds no token.
        (
            f"ok {FAMILY}{RAINBOW_FLAG} 猫の手 yes",
            "o200k_base",
            f"ok| |{FAMILY}|{RAINBOW_FLAG}| 猫|の手| yes",
        ),
        # Here the cat is three tokens, and too heavy as well.
        (
            f"ok {FAMILY}{RAINBOW_FLAG} 猫の手 yes",
            "cl100k_base",
            f"ok| |{FAMILY}|{RAINBOW_FLAG}| |猫|の手| yes",
        ),
        # The letter behind the heavy character is whole.
        (f"今夜{FAMILY}夕方には", "o200k_base", f"今夜|{FAMILY}|夕方|には"),
        (f"今夜{FAMILY}夕方には", "cl100k_base", f"今|夜|{FAMILY}|夕|方に|は"),
    ],
)
def test_heavy_characters_stay_whole(cut: Cutter, text: str, encoding: str, expected: str) -> None:
    cuts = cut(text, "tokens", 2, encoding=encoding)
    assert marked(text, cuts) == expected
    heavy = {FAMILY, RAINBOW_FLAG} | ({"猫"} if encoding == "cl100k_base" else set())
    assert [one.heavy for one in cuts] == [one in heavy for one in slices(text, cuts)]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_letters_before_a_heavy_character_hold_no_token(cut: Cutter, encoding: str) -> None:
    # The tokens are `word` and the accent; both end inside the last character.
    text = "word\u0301"
    cuts = cut(text, "tokens", 1, encoding=encoding)
    assert marked(text, cuts) == "wor|d\u0301"
    assert [one.heavy for one in cuts] == [False, True]


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (8, "今日は良い天気で|す。|散歩に行きましょ|う。|夕方には帰ります|。"),
        (10, "今日は良い天気です。|散歩に行きましょう。|夕方には帰ります。"),
        (20, "今日は良い天気です。散歩に行きましょう。|夕方には帰ります。"),
    ],
)
def test_text_without_spaces_is_cut_at_sentence_ends_first(
    cut: Cutter, size: int, expected: str
) -> None:
    text = "今日は良い天気です。散歩に行きましょう。夕方には帰ります。"
    assert marked(text, cut(text, "recursive", size)) == expected


@pytest.mark.parametrize("strategy", ["characters", "recursive", "sentences", "headings"])
def test_a_character_is_never_cut(cut: Cutter, strategy: str) -> None:
    text = f"{FAMILY}👍🏽e\u0301e\u0301🇯🇵🇫🇷क्षि"
    assert marked(text, cut(text, strategy, 3)) == f"{FAMILY}👍🏽e\u0301|e\u0301🇯🇵🇫🇷|क्षि"


def test_a_space_inside_a_character_is_no_place_to_cut(cut: Cutter) -> None:
    text = "ab \u0301cd ef"
    assert marked(text, cut(text, "words", 1)) == "ab \u0301cd |ef"
    assert marked(text, cut(text, "recursive", 6)) == "ab \u0301cd |ef"


def test_lone_surrogates_are_characters(cut: Cutter) -> None:
    text = "\ud800ab\udc00 cd\ud83d"
    assert marked(text, cut(text, "characters", 1)) == "\ud800|a|b|\udc00| |c|d|\ud83d"
    assert marked(text, cut(text, "characters", 3, 1)) == "[\ud800a[b]\udc00[ ]c[d]\ud83d]"
    for encoding in ENCODINGS:
        assert (
            marked(text, cut(text, "tokens", 1, encoding=encoding)) == "\ud800|ab|\udc00| cd|\ud83d"
        )
        assert (
            marked(text, cut(text, "tokens", 3, 1, encoding=encoding))
            == "[\ud800ab[\udc00] cd\ud83d]"
        )


def test_a_mark_joins_a_lone_surrogate(cut: Cutter) -> None:
    # UAX #29 gives surrogates no class of their own: they are like letters.
    text = "a\ud800\u0301b"
    assert marked(text, cut(text, "characters", 1)) == "a|\ud800\u0301|b"


# Markdown and sentences


def test_number_signs_in_other_blocks_are_no_headings(cut: Cutter) -> None:
    first = (
        "# Real\n"
        "```\n# no\n```\n"
        "~~~ python\n# no\n~~~\n"
        "    # no\n"
        "<!--\n# no\n-->\n"
        "- item\n\n  ```\n  # no\n  ```\n"
        "- # no\n\n"
        "> # no\n\n"
        "#no\n\n####### no\n\n\\# no\n"
    )
    second = "## Second ##\nText\n"
    cuts = cut(first + second, "headings", 1000)
    assert slices(first + second, cuts) == [first, second]
    assert paths(cuts) == [("Real",), ("Real", "Second")]


@pytest.mark.parametrize("line_break", ["\r\n", "\r", "\n"])
def test_a_line_break_is_no_part_of_the_heading(cut: Cutter, line_break: str) -> None:
    text = "# A\ntext\n## B\n".replace("\n", line_break)
    cuts = cut(text, "headings", 1000)
    assert marked(text, cuts) == "# A\ntext\n|## B\n".replace("\n", line_break)
    assert paths(cuts) == [("A",), ("A", "B")]


def test_sections_are_never_joined(cut: Cutter) -> None:
    text = "## A\n\ntext\n\n## B\n\ntext"
    for size in (12, 21, 22, 1000):
        cuts = cut(text, "headings", size, 6)
        assert marked(text, cuts) == "## A\n\ntext\n\n|## B\n\ntext"
        assert paths(cuts) == [("A",), ("B",)]


def test_a_heading_without_a_body_is_a_section(cut: Cutter) -> None:
    text = "# My Note\n## Sub\ntext"
    cuts = cut(text, "headings", 1000)
    assert marked(text, cuts) == "# My Note\n|## Sub\ntext"
    assert paths(cuts) == [("My Note",), ("My Note", "Sub")]


def test_a_path_nests_by_level(cut: Cutter) -> None:
    text = "# A\n### B\n## C\n### D\n# E\n"
    assert paths(cut(text, "headings", 1000)) == [
        ("A",),
        ("A", "B"),
        ("A", "C"),
        ("A", "C", "D"),
        ("E",),
    ]


def test_a_path_is_plain_text(cut: Cutter) -> None:
    text = "# A *b* `c` [d](e) ![f **g**](h) <i>j</i> &amp; \\*\n"
    assert paths(cut(text, "headings", 1000)) == [("A b c d f g j & *",)]


def test_a_link_in_a_heading_may_be_defined_elsewhere(cut: Cutter) -> None:
    text = "[x]: /u\n\n# [x] and [y]\n"
    assert paths(cut(text, "headings", 1000)) == [(), ("x and [y]",)]


def test_setext_headings_count_when_asked_for(cut: Cutter) -> None:
    text = "One\n===\n\ntext\n\nTwo\nlines\n---\n\ntext\n"
    assert marked(text, cut(text, "headings", 1000)) == text
    assert paths(cut(text, "headings", 1000)) == [()]
    cuts = cut(text, "headings", 1000, setext=True)
    assert marked(text, cuts) == "One\n===\n\ntext\n\n|Two\nlines\n---\n\ntext\n"
    assert paths(cuts) == [("One",), ("One", "Two lines")]


def test_a_section_over_the_size_is_split_inside(cut: Cutter) -> None:
    text = "# A\n\na b\n\nc d\n\ne f\n\n# B\n\ng"
    # Inside A the pieces are all 5 long, so two of them fill a chunk and one is carried.
    cuts = cut(text, "headings", 10, 5)
    assert marked(text, cuts) == "[# A\n\n[a b\n\n][c d\n\n]e f\n\n][# B\n\ng]"
    assert paths(cuts) == [("A",), ("A",), ("A",), ("B",)]


def test_quotes_and_brackets_stay_with_their_sentence(cut: Cutter) -> None:
    text = '"Go." (Now!) He left.'
    assert marked(text, cut(text, "sentences", 8)) == '"Go." |(Now!) |He left.'


@pytest.mark.parametrize("strategy", ["headings", "recursive", "sentences", "words", "tokens"])
@pytest.mark.parametrize(
    "text",
    ["|" + " a |" * 300 + "\n|" + "---|" * 300 + "\n", '"' * 5000, "`" * 5000, "[" * 5000],
    ids=["table", "quotes", "ticks", "brackets"],
)
def test_no_text_makes_the_rules_hang(strategy: str, text: str) -> None:
    cuts = by_package(text, strategy, 64, 8, unit="tokens")
    assert cuts[0].start == 0
    assert cuts[-1].end == len(text)


# Text that looks like something else


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("o200k_base", ["before <|", "endoftext", "|> after"]),
        ("cl100k_base", ["before <|endo", "ftext|", "> after"]),
    ],
)
def test_special_tokens_are_plain_text(cut: Cutter, encoding: str, expected: list[str]) -> None:
    text = "before <|endoftext|> after"
    assert slices(text, cut(text, "tokens", 3, encoding=encoding)) == expected


def test_what_is_not_repeated_adds_up_to_the_document() -> None:
    text = "The ferry left at dawn. Gulls followed it. " * 5
    for strategy in ("characters", "words", "tokens", "sentences", "headings", "recursive"):
        settings = chunker.Settings(
            strategy=strategy,
            size=30,
            overlap=12,
            unit=strategy if strategy in ("characters", "words", "tokens") else "characters",
            encoding="o200k_base",
            setext=False,
        )
        found = chunker.chunk(text, settings).chunks
        assert sum(chunk.characters - chunk.overlap for chunk in found) == len(text)


def test_an_empty_document_has_no_chunks(cut: Cutter) -> None:
    for strategy in ("characters", "words", "tokens", "sentences", "headings", "recursive"):
        assert cut("", strategy, 10, 2) == []
