"""Texts to tokenise: some thousand of every kind, always the same ones, and some that are nasty."""

import random
from collections.abc import Iterator
from itertools import cycle

from tests.property.fragments import FRAGMENTS
from tests.property.texts import long_text

#: First and last code points of scripts, symbols and what is hardly ever tokenised.
RANGES = {
    "Latin": (0x20, 0x24F),
    "IPA and marks": (0x250, 0x36F),
    "Greek and Cyrillic": (0x370, 0x52F),
    "Armenian, Hebrew, Arabic": (0x531, 0x6FF),
    "Indic": (0x900, 0xDFF),
    "Thai to Georgian": (0xE00, 0x10FF),
    "Hangul letters": (0x1100, 0x11FF),
    "Ethiopic to Khmer": (0x1200, 0x17FF),
    "punctuation and symbols": (0x2000, 0x2BFF),
    "kana and CJK symbols": (0x3000, 0x33FF),
    "ideographs": (0x4E00, 0x9FFF),
    "Hangul": (0xAC00, 0xD7A3),
    "surrogates": (0xD800, 0xDFFF),
    "private use": (0xE000, 0xE0FF),
    "compatibility": (0xF900, 0xFFFF),
    "ancient scripts": (0x10000, 0x12FFF),
    "emoji": (0x1F000, 0x1FAFF),
    "newer ideographs": (0x20000, 0x2FFFF),
    "tags and selectors": (0xE0000, 0xE01EF),
    "anything": (0, 0x10FFFF),
}

#: Contractions, numbers, spaces: what the encodings' patterns cut by.
EDGES = [
    *["", " ", "\n", "\r\n", "  \n  \n x", "a  b", "a\u00a0 b", "\u3000\u3000a", "\t\t\n\t}"],
    *[" \u2028x", "\u2029\n", " \u0085 a", "\x1c\x1d \x1e"],
    *["it's IT'S I'll I'LL we'Ve d'accord 'S 'ſ 'sa", "don\u2019t", "''s", "'s's's", " 's"],
    *["1", "12", "123", "1234", "12345678901", "1,234,567.89", "0x1F4a9"],
    *["٣٤٥٦٧", "Ⅷ½²³", "１２３４５", "१२३४"],
    *["HTTPServer camelCaseAndPascalCase XMLHttpRequest", "ǅungla ǅ", "ʰello ªº", "aͤb", "́a", " ́a"],
    *["!!!\n\n\nx", "/*\n\n*/", "://", "///\r\n///", " !\n", "…\n…", "=>\n", "</div>\n\n</div>"],
    *["<|endoftext|>", "<|endofprompt|>", "<|fim_prefix|><|fim_middle|>", "<|im_start|>user"],
    *["\0", "\0\0\0a", "\ufeff", "\ufeff\ufeffa", "\ufffd", "\ufffe\uffff", "\U0010ffff"],
    *["\ud800", "\udc00\ud800", "a\ud800b\udfffc", "\ud800\ud800", "😀\ude00", "\ud83d😀"],
    *["👩\u200d👩\u200d👧\u200d👦", "🏳️\u200d🌈", "🇯🇵🇫🇷", "👍🏽", "1️⃣"],
    *["é", "e\u0301" * 9, "Z" + "\u0300" * 40],
]

#: Past a certain length, pieces are merged in another way.
RUNS = [
    *["a" * 3000, "ab" * 1500, "漢" * 1200, "漢字" * 700, "=" * 3000, "=-" * 1500, "😀" * 700],
    *[" " * 3000, " " * 3000 + "x", "\n" * 2000, "\r\n" * 1000, " \n" * 1000, "\t" * 2000],
    *["👩\u200d👩\u200d👧\u200d👦" * 150, "\ud800" * 800, "\u0301" * 1500, "А" * 2000, "aA" * 1000],
    *["TWFueSBoYW5kcyBtYWtl" * 100, "ACGT" * 600, "\u3000" * 1500, "'s" * 1000, "ไทย" * 500],
    *["7" * 3000, "\0" * 1000],
]

LENGTH = 990_000  # PyPI tiktoken gives up on white space a little longer

#: Tokenised one by one, beside `texts`.
LONG_RUNS = {
    "spaces": " " * LENGTH + "x",
    "wide spaces": "\u3000" * LENGTH,
    "line feeds": "\n" * LENGTH + "!",
    "letters": "a" * LENGTH,
    "digits": "1" * LENGTH,
    "punctuation": "!" * LENGTH,
    "ideographs": "漢" * LENGTH,
    "families": "👨\u200d👩\u200d👧\u200d👦" * 50_000,
    "base64": "TWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcmsu" * (LENGTH // 36),
}


def texts() -> list[str]:
    """All the texts, as JavaScript has them: two lone surrogates that make a pair are one."""
    return [as_in_javascript(text) for text in [*EDGES, *RUNS, *around_runs(), *mixed(), *ranged()]]


def mixed() -> Iterator[str]:
    """Rows of fragments of every kind, short and long."""
    for kind in FRAGMENTS:
        for seed in range(100):
            yield long_text(kind, 1 + seed * 4, seed)


def around_runs() -> Iterator[str]:
    """Rows of fragments before and behind a long run."""
    for kind, run in zip(FRAGMENTS, cycle([" ", "=", "x", "漢", "\n"]), strict=False):
        text = long_text(kind, 300, 1)
        yield f"{text}{run * 300}\n{text}"


def ranged() -> Iterator[str]:
    """Code points of each range, with spaces between some of them."""
    for name, (first, last) in RANGES.items():
        draw = random.Random(name)
        for _ in range(80):
            points = [chr(draw.randint(first, last)) for _ in range(draw.randint(1, 60))]
            yield "".join(point + draw.choice(["", "", "", " "]) for point in points)


def as_in_javascript(text: str) -> str:
    """The text with each two lone surrogates that make a pair as the one code point they are."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
