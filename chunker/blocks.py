"""The blocks of a Markdown document, one top-level block at a time (markdown-it-py, CommonMark).

Block by block, a long document neither fills the memory with tokens nor keeps its reader waiting.
A long list or quote, which is a single block, is read in parts.
"""

import re
from collections.abc import Callable, Iterator

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token
from markdown_it.utils import EnvType

from .progress import Progress, Task

Report = Callable[[Progress], None]
"""What is told how far a long block is, which cannot be left before its end."""

_MARKUP = re.compile(r"[]\n\\`*_[<&!]")
"""What all inline markup of CommonMark begins with, or ends with."""

_WINDOW = 1000
"""How many lines are read between two reports, and of a block before it is known to be short."""
_GROWTH = 8
"""How many times as many lines are read of a part that did not end within the first."""


def _parser(*further_rules: str) -> MarkdownIt:
    parser = MarkdownIt("commonmark").enable(list(further_rules))
    everywhere = ["paragraph", "reference", "blockquote", "list"]
    parser.block.ruler.before("code", "report", _report, {"alt": everywhere})
    return parser


def _report(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """A block rule that takes no line: it sees every line that could begin a block, and reports."""
    state.env["seen"] += 1
    if state.env["seen"] % _WINDOW == 0:
        state.env["report"](line)
    return False


COMMONMARK = _parser()
WITH_TABLES = _parser("table")


def read_blocks(
    text: str, parser: MarkdownIt, take: Callable[[list[Token]], None], report: Report
) -> Task[EnvType]:
    """Hand ``take`` the tokens of each top-level block, their inline content unparsed.

    A list or a quote may come in several parts, each a list or a quote itself. Lines count from 0.
    The result knows which links the text defines (a title at the end of a part may be missing).
    ``report`` is called now and then, also within a block.
    """
    definitions: EnvType = {}
    state = StateBlock(_with_line_feeds(text), parser, definitions, [])
    last = state.lineMax
    definitions["seen"] = 0
    definitions["report"] = lambda line: report(_progress(line, last))
    line, reported = 0, 0
    while (line := state.skipEmptyLines(line)) < last:
        line = _read_block(state, line, last)
        if state.tokens:
            take(state.tokens)
            state.tokens.clear()
        if line >= reported + _WINDOW:
            yield _progress(line, last)
            reported = line
    return definitions


def _progress(line: int, last: int) -> Progress:
    return Progress("Reading the Markdown", line / last)


def _read_block(state: StateBlock, line: int, last: int) -> int:
    """Put the tokens of the block at ``line``, or of a part of it, into the state; give its end."""
    window = _WINDOW
    while True:
        end = state.lineMax = min(line + window, last)
        _apply_rule(state, line)
        is_followed = state.skipEmptyLines(state.line) < end
        state.lineMax = last
        if is_followed or end == last:
            return state.line
        # Nothing but blank lines stands behind the block in the window: it may go on behind that.
        kind = state.tokens[0].type if state.tokens else ""
        if kind not in _BREAKS:
            window = last
        elif part := _BREAKS[kind](state, line):
            index, start = part
            del state.tokens[index:]
            return start
        else:
            window *= _GROWTH
        state.tokens.clear()


def _apply_rule(state: StateBlock, line: int) -> None:
    state.line = line
    # The last rule, "paragraph", takes any line.
    next(
        rule
        for rule in state.md.block.ruler.getRules("")
        if rule(state, line, state.lineMax, False)
    )


def _last_item(state: StateBlock, line: int) -> tuple[int, int] | None:
    """The last item of a list, if it is not the first: a list from there on goes on like this."""
    return next(
        (
            (index, token.map[0])
            for index, token in reversed(list(enumerate(state.tokens)))
            if token.level == 1 and token.type == "list_item_open" and token.map
            if token.map[0] > line
        ),
        None,
    )


def _last_paragraph(state: StateBlock, line: int) -> tuple[int, int] | None:
    """The last block behind a blank line of a quote: a quote from there on goes on like this.

    Without the blank line it could stand in the middle of a link's definition. A line too far in
    does not begin a quote, though markdown-it-py lets it continue one.
    """
    return next(
        (
            (index, token.map[0])
            for index, token in reversed(list(enumerate(state.tokens)))
            if token.level == 1 and token.map and token.map[0] > line
            if not state.getLines(token.map[0] - 1, token.map[0], 0, False).strip(" \t>")
            if not state.is_code_block(token.map[0])
        ),
        None,
    )


_BREAKS = {
    "bullet_list_open": _last_item,
    "ordered_list_open": _last_item,
    "blockquote_open": _last_paragraph,
}
"""Where a block of a kind can be broken off: the index of the token, and the line, to go on at."""


def plain_text(markup: str, definitions: EnvType) -> str:
    """The text of an inline Markdown source without its markup.

    The spaces and tabs at its ends are markup too (CommonMark 0.31, section 4.2); other white
    space is text.
    """
    if not _MARKUP.search(markup):
        return markup.strip(" \t")
    inline = COMMONMARK.parseInline(markup, definitions)[0]
    return "".join(_texts(inline.children or [])).strip(" \t")


def _with_line_feeds(text: str) -> str:
    # What markdown-it-py's own "normalize" rule does, which parsing blocks alone leaves out. A
    # byte-order mark at the very beginning hides no heading; lines, not columns, are reported.
    lines = re.sub(r"\r\n?", "\n", text.removeprefix("\ufeff")).replace("\0", "\ufffd")
    # Its 4.3.0 reads behind the end of a text that does not end with a line feed: "> - <!--\n> ".
    return lines if lines.endswith("\n") else lines + "\n"


def _texts(tokens: list[Token]) -> Iterator[str]:
    for token in tokens:
        if token.type in ("softbreak", "hardbreak"):
            yield " "
        elif token.type == "image":
            yield from _texts(token.children or [])
        elif token.type != "html_inline":
            yield token.content
