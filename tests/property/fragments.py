"""What texts that are hard to cut are made of, by kind."""

PROSE = [
    *["The", "ferry", "left", "at", "dawn.", "Gulls", " ", "  ", " followed it", "Mr. Smith"],
    *["e.g. this", "3.14", "v1.2.3", "...", "?!", "(Now!)", '"Go."', "'", "it's", ",", ";", ":"],
    *["—", "U.S. ", "first. second", "What? ", "No! ", "\n", "\n\n", " A ", ". ", "."],
]

SCRIPTS = [
    *["שָׁלוֹם", "בְּרֵאשִׁית ", "עולם. ", "،", "؟ ", "السلام", "عَلَيْكُم ", "لا", "ـ"],
    *["สวัสดี", "กำ", "น้ำ ", "क्षि", "क्‍ष", "नमस्ते", "। ", "தமிழ்", "நி", "ខ្មែរ", "မြန်မာ", "ད", "བོད་"],
    *["漢字", "かな", "カ\u309a", "。", "、", "「はい。」", "！", "한국어", "\u1100\u1161\u11a8"],
    *["\u1100가", "\u1161\u11a8", "가\u11a8", "Ω", "ς", "ß", "ﬁ", "Ⅷ", "И\u0306", "Привет. "],
    *["\u00e9", "e\u0301", "e\u0323\u0302", "𝔘𝔫𝔦", "𓀀", "𐍈"],
]

MARKS = [
    *["\u0301", "\u0323\u0301", "a\u0301", " \u0301", "\n\u0301", "e\u20dd", "\u0e33", "\u093f"],
    *["\u200d", "\u200c", "\ufe0f", "\u034f", "\u0600", "\u0600a", "\u070f", "\u1160", "\u11a8"],
    *["\U000e0020", "\U0001f3fb", "Z" + "\u0300\u0316" * 8, "\u2060", "\u00ad", "\u200b"],
    *["word\u0301", " nai\u0308ve", "the\u0323re\u0301", "\u05e9\u05dc\u05d5\u05dd\u05bc"],
]

EMOJI = [
    *["👩‍👩‍👧‍👦", "👨‍👩‍👧", "🏳️‍🌈", "👍🏽", "👍", "❤️", "❤", "1️⃣", "#️⃣", "🧑🏿‍🚀", "😀", "😀😀"],
    *["🇯🇵", "🇫🇷", "🇯", "🇵🇫🇷", "🏴\U000e0067\U000e0062\U000e007f", "👩‍", "‍👦", "©️", " ", "a", "。"],
]

BREAKS = [
    *["\n", "\r\n", "\r", "\n\n", "\r\n\r\n", "\r\r", "\n\r", "\n\n\n"],
    *["\n \n", "\n\t\n", "\n \t\r", " \n", "\t\r\n", "\n\n  ", "\n\n\t"],
    *["\u2028", "\u2029", "\u0085", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x1f"],
    *["a", "bc", "a b", ". ", "A", "  ", "\t"],
]

SPACES = [
    *[" ", "  ", "    ", "\t", "\t ", "\u00a0", "\u2003", "\u3000", "\u1680", "\u202f", "\u200b"],
    *["\n", "a", "b", "word", "\ufeff", "\u180e", "\u2060", " .", "\u00a0\n"],
]

CONTROLS = [
    *["\x00", "\ufeff", "\x01", "\x1b[0m", "\x7f", "\x80", "\x9f", "\ufffd", "\ufffe", "\uffff"],
    *["\u202e", "\u202c", "\u2066", "\u2069", "\u200f", "\U0010ffff", "\ue000", "a", " ", "\n"],
]

SURROGATES = [
    *["\ud800", "\udbff", "\udc00", "\udfff", "\ud83d", "\ude00", "😀", "a"],
    *["ab ", " ", "\n", "漢", "\u0301", "\u200d", "# ", "."],
]

MARKDOWN = [
    *["# A\n", "## B\n", "### C #\n", "####### no\n", "#\n", "# \n", "#no\n", " # D\n"],
    *["   ## E\n", "# **a\n", "# \x00\n", "# \ud800\n", "# a\\\n", "# F\r\n", "# G\r"],
    *["    # no\n", "\t# no\n", "# a *b* `c` [d](e)\n", "# ![f *g*](h) &amp; \\* <i>j</i>\n"],
    *["Title\n===\n", "Two\nlines\n---\n", "---\n", "***\n", "=\n", "text\n", "more text\n", "\n"],
    *["```\n", "```python\n", "~~~\n", "~~~~\n", "````\n", "# in or out\n", "<!--\n", "-->\n"],
    *["<div>\n", "</div>\n", "<script>\n", "</script>\n", "<pre>", "</pre>", "<?php\n", "?>\n"],
    *["- item\n", "* item\n", "1. one\n", "10) ten\n", "  - sub\n", "- # no\n", "  # no\n"],
    *["> quote\n", "> # no\n", ">\n", "| a | b |\n", "|---|---|\n", "| c | d |\n", "[x]: /u\n"],
    *["# [x]\n", "# [x][]\n", "# <https://a.b>\n", "## 👩‍👩‍👧‍👦 é\n", "\\# no\n", "&#35; no\n"],
    *["a\\\nb\n---\n", "a  \nb\n===\n", "\r\n", " \n", "\t\n"],
]

CODE = [
    *["def f(a):\n", "    return b\n", "\tx = 1;\n", "  }\n", "{", "}", "();", "// note\n", "0x1F"],
    *["a_b", "camelCase", '"s\\n"', "==", "!=", "    ", "\t\t", "\n", "\n\n", "1234567"],
    *["#define X\n"],
]

RUNS = [
    *["x" * 35, "A1b2" * 10, "漢" * 20, "=" * 30, " " * 25, "\n" * 12, "7" * 14, "😀" * 9],
    *["a", " "],
]

LOOKALIKES = [
    *["<|endoftext|>", "<|fim_prefix|>", "<|endofprompt|>", "<|im_start|>", "<|", "|>", r"\s+"],
    *["$1", ".*", "(a|b)*", r"\1", "[^]", "(?i)", "%s", "{0}", "${x}", r"\n", "<script>", "'", '"'],
    *["<img src=x onerror=alert(1)>", "&lt;", "\\", "/", "a", " ", "\n"],
]

REPEATED = ["tick ", "tick", "Same line here. ", "abc\n", "ab", "\n\n", "# A\n", "- a\n"]

FRAGMENTS = {
    "prose": PROSE,
    "scripts": SCRIPTS,
    "marks": MARKS + SCRIPTS[:8] + ["a", "b", " "],
    "emoji": EMOJI,
    "breaks": BREAKS,
    "spaces": SPACES,
    "controls": CONTROLS,
    "surrogates": SURROGATES,
    "markdown": MARKDOWN,
    "code": CODE,
    "runs": RUNS,
    "lookalikes": LOOKALIKES,
    "repeated": REPEATED,
}
