"""The blocks of a Markdown document, one top-level block at a time (markdown-it-py, CommonMark).

Block by block, a long document neither fills the memory with tokens nor keeps its reader waiting.
"""

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token
from markdown_it.utils import EnvType

COMMONMARK = MarkdownIt("commonmark")
WITH_TABLES = MarkdownIt("commonmark").enable("table")


def top_level_blocks(
    text: str, parser: MarkdownIt, definitions: EnvType | None = None
) -> Iterator[list[Token]]:
    """Yield the tokens of each top-level block, its inline content unparsed, its lines from 0.

    What the text defines for its links is added to ``definitions``.
    """
    env = {} if definitions is None else definitions
    state = StateBlock(_with_line_feeds(text), parser, env, [])
    rules = parser.block.ruler.getRules("")
    line = 0
    while (line := state.skipEmptyLines(line)) < state.lineMax:
        state.line = line
        # The last rule, "paragraph", takes any line.
        next(rule for rule in rules if rule(state, line, state.lineMax, False))
        if state.tokens:
            yield state.tokens
            state.tokens.clear()
        line = state.line


def plain_text(markup: str, definitions: EnvType) -> str:
    """The text of an inline Markdown source without its markup.

    The spaces and tabs at its ends are markup too (CommonMark 0.31, section 4.2); other white
    space is text.
    """
    inline = COMMONMARK.parseInline(markup, definitions)[0]
    return "".join(_texts(inline.children or [])).strip(" \t")


def _with_line_feeds(text: str) -> str:
    # What markdown-it-py's own "normalize" rule does, which parsing blocks alone leaves out.
    return re.sub(r"\r\n?", "\n", text).replace("\0", "\ufffd")


def _texts(tokens: list[Token]) -> Iterator[str]:
    for token in tokens:
        if token.type in ("softbreak", "hardbreak"):
            yield " "
        elif token.type == "image":
            yield from _texts(token.children or [])
        elif token.type != "html_inline":
            yield token.content
