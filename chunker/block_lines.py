"""The lines that each kind of Markdown block takes, at any depth, found in one reading."""

from markdown_it.token import Token

from .blocks import WITH_TABLES, Report, read_blocks
from .progress import Task

Lines = tuple[int, int]
"""The first line of a block and the line after its last, both from 0."""

BlockLines = dict[str, list[Lines]]
"""The lines of every block of a kind, in order; the kinds are markdown-it-py's token types."""

KINDS = ("table_open", "fence", "list_item_open", "heading_open", "paragraph_open")


def find_block_lines(text: str, report: Report) -> Task[BlockLines]:
    """Find the lines of the blocks of ``KINDS`` (CommonMark with tables), in steps.

    ``report`` is as for ``read_blocks``.
    """
    lines: BlockLines = {kind: [] for kind in KINDS}

    def take(tokens: list[Token]) -> None:
        for token in tokens:
            if token.type in lines and token.map:
                first, end = token.map
                lines[token.type].append((first, end))

    yield from read_blocks(text, WITH_TABLES, take, report)
    return lines
