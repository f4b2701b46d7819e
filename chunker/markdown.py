"""The sections of a Markdown document, as CommonMark sees its headings."""

from collections.abc import Sequence
from dataclasses import dataclass

from markdown_it.token import Token

from .blocks import COMMONMARK, Report, plain_text, read_blocks
from .progress import Progress, Task

_NAMES_PER_STEP = 500


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and all that stands behind it up to the next heading."""

    start: int
    """Where the section starts: a position in code points. It ends where the next one starts."""
    path: tuple[str, ...]
    """The names of the headings that lead to it, its own last; empty before the first heading."""


def find_sections(
    text: str, line_breaks: Sequence[int], setext: bool, report: Report
) -> Task[list[Section]]:
    """Split ``text`` at the headings of its top level, in steps; the first section starts at 0.

    ``line_breaks`` are the positions behind the text's line breaks. A heading in a fence, an
    indented block, an HTML block, a list or a quote is none (CommonMark 0.31). Setext headings
    (underlined ones) count only with ``setext``. ``report`` is as for ``read_blocks``.
    """
    headings = yield from _find_headings(text, setext, report)
    found = [Section(0, ())]
    open_headings: list[tuple[int, str]] = []
    for line, level, name in headings:
        open_headings = [above for above in open_headings if above[0] < level]
        open_headings.append((level, name))
        start = line_breaks[line - 1] if line else 0
        section = Section(start, tuple(above[1] for above in open_headings))
        # White space alone in front of the first heading joins the section after it.
        if found == [Section(0, ())] and not text[:start].strip():
            found.clear()
            section = Section(0, section.path)
        found.append(section)
    return found


def _find_headings(text: str, setext: bool, report: Report) -> Task[list[tuple[int, int, str]]]:
    """The line (from 0), the level (1 to 6) and the name of each top-level heading."""
    found = []

    def take(tokens: list[Token]) -> None:
        opening = tokens[0]
        if opening.type == "heading_open" and (setext or opening.markup.startswith("#")):
            line = opening.map[0] if opening.map else 0
            found.append((line, int(opening.tag[1:]), tokens[1].content))

    definitions = yield from read_blocks(text, COMMONMARK, take, report)
    # A link in a name may be defined anywhere in the text.
    named = []
    for line, level, markup in found:
        named.append((line, level, plain_text(markup, definitions)))
        if not len(named) % _NAMES_PER_STEP:
            yield Progress("Reading the headings", len(named) / len(found))
    return named
