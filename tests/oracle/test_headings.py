"""The document's sections against a parse of the whole of it by markdown-it-py."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chunker
from tests import reference
from tests.property.fragments import FRAGMENTS
from tests.property.texts import TEXTS, long_text, texts

setext = pytest.mark.parametrize("setext", [False, True], ids=["atx", "setext"])

# Blocks that reach over blank lines, lines or other blocks before they end.
FAR_REACHING = {
    "fence": "```\n\n# no\n\n" * 41 + "```\n\n# A\n",
    "open fence": "# A\n\n~~~~\n\n" + "# no\n\n~~~\n\n" * 40,
    "fence in an item": "- a\n\n  ```\n\n  # no\n\n" * 40 + "# A\n",
    "comment": "<!--\n\n" + "# no\n\n" * 40 + "-->\n# A\n",
    "open comment": "<!--\n\n" + "# no\n\n" * 40,
    "script": "<script>\n\n" + "# no\n\n" * 40 + "</script>\n# A\n",
    "declaration": "<!X\n\n# no\n\n>\n# A\n",
    "character data": "<![CDATA[\n\n# no\n\n]]>\n# A\n",
    "instruction": "<?a\n\n# no\n\n?>\n# A\n",
    "element": "<div>\n# no\n\n# A\n",
    "items": "- a\n\n  # no\n\n" * 40 + "# A\n",
    "numbers": "1. a\n\n   # no\n\n" * 40 + "# A\n",
    "quote": "> # no\n>\n> a\nlazy\n\n" * 40 + "# A\n",
    "nested": "".join("> " * depth + "- # no\n\n" for depth in range(30)) + "# A\n",
    "code": "    # no\n\n\n    # no\n\n# A\n",
    "code in an item": "- a\n\n      # no\n\n\n# A\n",
    "definition": "[x]: /u\n'title\n\n# [x]\n\n# [y]\n\n[y]:\n/u\n'title'\n\n# [y]\n",
    "definition in a quote": "# [x]\n\n> [x]: /u\n\n# A\n",
    "definition in an item": "# [x]\n\n- a\n\n  [x]: /u\n\n# A\n",
    "first definition": "# ![x]\n\n[x]: /u 'a'\n[x]: /v 'b'\n\n[X ]: /w\n",
    "definition in code": "# [x]\n\n```\n[x]: /u\n```\n\n    [x]: /u\n",
    "paragraph": "a\n\tb\n    # no\n# A\n",
    "long heading": "a\n" * 200 + "===\n\n# A\n",
    "rule or heading": "a\n***\nb\n---\n\n---\n# A\n",
    "carriage returns": "```\r\r# no\r\r```\r# A\r",
    "tabs": "-\ta\n\n\t# no\n\n \t# A\n\n# B\n",
    "nothing but definitions": "[a]: b\n" * 100 + "# [a]\n",
}


def check(text: str, setext: bool) -> None:
    """Where no chunk is too large, the chunks are the sections."""
    settings = chunker.Settings(
        "headings", size=10**9, overlap=0, unit="characters", encoding="estimate", setext=setext
    )
    chunks = chunker.chunk(text, settings).chunks
    expected = reference.sections(text, setext) if text else []
    assert [(chunk.start, chunk.end, chunk.headings) for chunk in chunks] == expected


@setext
@given(text=TEXTS["markdown"] | texts)
def test_sections_of_nasty_texts(setext: bool, text: str) -> None:
    check(text, setext)


@setext
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("kind", sorted(FRAGMENTS))
def test_sections_of_long_texts(setext: bool, kind: str, seed: int) -> None:
    check(long_text(kind, 5_000, seed), setext)


@setext
@pytest.mark.parametrize("block", sorted(FAR_REACHING))
def test_sections_around_far_reaching_blocks(setext: bool, block: str) -> None:
    check(FAR_REACHING[block], setext)


@setext
@given(row=st.lists(st.sampled_from(sorted(FAR_REACHING)), min_size=2, max_size=4))
def test_sections_of_many_blocks(setext: bool, row: list[str]) -> None:
    check("\n".join(FAR_REACHING[block] for block in row), setext)
