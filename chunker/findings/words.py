"""Words that chunks break, as the place the package runs in finds words (UAX #29).

Looked for around the cuts only: a long text whose cuts are all between words costs next to nothing.

Scripts that put no spaces between words (Thai, Lao, Burmese, Khmer, Chinese, Japanese) have none
here: UAX #29 leaves their words to a dictionary, dictionaries differ from one browser to the next,
and no reader of theirs calls such a cut a broken word.
"""

import re
from bisect import bisect_right
from itertools import accumulate

from ..progress import Progress, Task
from ..result import Chunking
from ..structure import Span
from .parts import Broken, holds_whole

_WITHOUT_SPACES = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff]"
)
_REACH = 200
"""How far from a cut its word is looked for. What goes on beyond is no word that anyone reads."""
_SEAMS_PER_STEP = 1000


def has_spaced_words_only(text: str) -> bool:
    """Whether every script of the text puts spaces between its words."""
    return not _WITHOUT_SPACES.search(text)


def find_broken_words(chunking: Chunking) -> Task[list[Broken]]:
    """Each word that no chunk holds whole, once for each boundary inside it."""
    ends, starts = chunking.ends, chunking.starts
    broken: list[Broken] = []
    for first in range(0, len(ends) - 1, _SEAMS_PER_STEP):
        yield Progress("Looking for what breaks", first / len(ends))
        seams = range(first, min(first + _SEAMS_PER_STEP, len(ends) - 1))
        cuts = sorted({cut for seam in seams for cut in (ends[seam], starts[seam + 1])})
        words = _words_at(chunking, cuts)
        for seam in seams:
            # Both its cuts may be inside one word, or inside two.
            at_seam = {words[cut]: cut for cut in (starts[seam + 1], ends[seam]) if cut in words}
            broken += sorted(
                (word, cut) for word, cut in at_seam.items() if not holds_whole(chunking, word)
            )
    return broken


def _words_at(chunking: Chunking, cuts: list[int]) -> dict[int, Span]:
    """The word around each cut that is inside one."""
    text = chunking.document.text
    runs = {cut: run for cut in cuts if (run := _run_around(text, cut))}
    if not runs:
        return {}
    # On a line of its own each run is segmented as if it stood alone.
    lines = [text[start:end] + "\n" for start, end in runs.values()]
    edges = chunking.document.word_boundaries("".join(lines))
    found = {}
    line_starts = accumulate(map(len, lines), initial=0)
    for (cut, (start, _)), line_start in zip(runs.items(), line_starts, strict=False):
        after = bisect_right(edges, line_start + cut - start)
        word = (edges[after - 1] - line_start + start, edges[after] - line_start + start)
        if word[0] < cut and any(map(str.isalnum, text[word[0] : word[1]])):
            found[cut] = word
    return found


def _run_around(text: str, cut: int) -> Span | None:
    """The run without white space around a cut, if words of it can be told."""
    pair = text[cut - 1 : cut + 1]
    if pair[0].isspace() or pair[1].isspace() or _WITHOUT_SPACES.search(pair):
        return None
    before = text[max(0, cut - _REACH) : cut].rsplit(maxsplit=1)[-1]
    after = text[cut : cut + _REACH].split(maxsplit=1)[0]
    return cut - len(before), cut + len(after)
