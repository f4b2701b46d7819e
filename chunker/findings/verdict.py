"""What is said where nothing was found: only what was looked at, in a text that has it."""

from ..result import Chunking
from ..wording import series
from .words import has_spaced_words_only


def verdict(chunking: Chunking) -> str:
    """That a chunking without findings has none, and what was looked for in its document."""
    if len(chunking.starts) < 2:
        return "No issues: the whole document is one chunk."
    structure = chunking.document.structure
    parts = {
        "sentence": True,
        "word": has_spaced_words_only(chunking.document.text),
        "table": structure.tables,
        "code block": structure.fences,
        "list item": structure.list_items,
        "link": structure.links,
    }
    there = series([noun for noun, is_there in parts.items() if is_there], "or")
    headings = ", no heading is separated from its text" if structure.headings else ""
    return (
        f"No issues: no {there} is split{headings}, and no chunk is over the size, blank, or far "
        "smaller than the rest."
    )
