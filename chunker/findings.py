"""What to look at in a chunking: what its cuts break, and what its overlap wastes."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from .progress import Progress, Task, finish
from .result import Chunking
from .structure import Span

_SEAMS_PER_STEP = 500


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to look at."""

    kind: str
    """Its name for programs."""
    text: str
    """It, said to the user."""
    places: list[Span] = field(default_factory=list)
    """Where it is in the document, in code points; empty where it is about the whole."""
    seams: list[int] = field(default_factory=list)
    """The cut at each of these places; empty where it is not about cuts."""


def findings(chunking: Chunking) -> list[Finding]:
    """What to look at in a chunking; what breaks comes first."""
    return finish(find(chunking))


def find(chunking: Chunking) -> Task[list[Finding]]:
    """``findings``, in steps."""
    yield Progress("Looking for what breaks", 0)
    broken = yield from _broken_parts(chunking)
    found = [*broken, *_severed_headings(chunking)]
    found += [*_sizes(chunking), *_repetition(chunking), *_last_chunk(chunking)]
    return found


def _broken_parts(chunking: Chunking) -> Task[list[Finding]]:
    structure = yield from chunking.document.find_structure()
    kinds: dict[str, Callable[[int], Span | None]] = {
        "sentence": structure.sentence,
        "word": structure.word,
        "table": structure.table,
        "list item": structure.list_item,
        "fenced block": structure.fence,
        "link": structure.link,
    }
    broken: dict[str, list[tuple[Span, int]]] = {name: [] for name in kinds}
    split_sentences: dict[Span, int] = {}
    starts, ends = chunking.starts, chunking.ends
    for index, (end, start) in enumerate(zip(ends[:-1], starts[1:], strict=True)):
        for name, part_at in kinds.items():
            if part := part_at(end):
                broken[name].append((part, end))
            elif part := part_at(start):
                broken[name].append((part, start))
        for cut in (end, start):
            sentence = structure.sentence(cut)
            if sentence and not _held_whole(sentence, starts, ends):
                split_sentences.setdefault(sentence, cut)
        if not index % _SEAMS_PER_STEP:
            yield Progress("Looking for what breaks", index / len(starts))
    found = []
    if split_sentences:
        count = len(split_sentences)
        text = f"{_are(count, 'sentence')} whole in no chunk."
        found.append(_cut_parts("split-sentence", text, split_sentences.items()))
    for name, parts in broken.items():
        if parts:
            text = f"{_are(len(parts), 'seam')} in the middle of a {name}."
            found.append(_cut_parts(f"seam-in-{name.replace(' ', '-')}", text, parts))
    return found


def _cut_parts(kind: str, text: str, parts: Iterable[tuple[Span, int]]) -> Finding:
    """A finding about parts of the text, each with the cut in it or at its end."""
    places, seams = zip(*parts, strict=True)
    return Finding(kind, text, list(places), list(seams))


def _held_whole(part: Span, starts: Sequence[int], ends: Sequence[int]) -> bool:
    # Of the chunks that start early enough, the last one reaches furthest.
    return ends[bisect_right(starts, part[0]) - 1] >= part[1]


def _severed_headings(chunking: Chunking) -> list[Finding]:
    heading_at = chunking.document.structure.heading
    severed = [(heading, end) for end in chunking.ends[:-1] if (heading := heading_at(end))]
    if not severed:
        return []
    text = f"{_count(len(severed), 'chunk')} with a heading at the end, its text in the next chunk."
    return [_cut_parts("severed-heading", text, severed)]


def _sizes(chunking: Chunking) -> list[Finding]:
    slices = list(zip(chunking.starts, chunking.ends, strict=True))
    heavy = [s for s, flag in zip(slices, chunking.heavy, strict=True) if flag]
    over = [s for s, flag in zip(slices, chunking.over_size, strict=True) if flag]
    found = []
    if over:
        text = f"{_are(len(over), 'chunk')} over the size when tokenised alone."
        found.append(Finding("over-size", text, over))
    document = chunking.document.text
    if blank := [(start, end) for start, end in slices if document[start:end].isspace()]:
        verb = "holds" if len(blank) == 1 else "hold"
        text = f"{_count(len(blank), 'chunk')} {verb} nothing but white space."
        found.append(Finding("blank-chunk", text, blank))
    if heavy:
        text = f"{_are(len(heavy), 'character')} heavier than the size."
        found.append(Finding("heavy", text, heavy))
    return found


def _repetition(chunking: Chunking) -> list[Finding]:
    settings, document = chunking.settings, chunking.document
    found = []
    if settings.overlap * 4 >= settings.size * 3:
        times = settings.size // (settings.size - settings.overlap)
        text = (
            f"The overlap is nearly as large as the chunk: with {settings.overlap:,} of "
            f"{settings.size:,} {settings.unit}, a place can stand in {times:,} chunks."
        )
        found.append(Finding("large-overlap", text))
    shared = list(zip(chunking.starts[1:], chunking.ends[:-1], strict=True))
    shared = [(start, end) for start, end in shared if start < end]
    blocks = Counter(document.text[start:end].strip() for start, end in shared)
    block, count = max(blocks.items(), key=lambda item: item[1], default=("", 0))
    if block and count > 2 and count * 2 > len(shared):
        places = [s for s in shared if document.text[s[0] : s[1]].strip() == block]
        text = f"The same block is repeated at {count:,} of {len(shared):,} seams with overlap."
        found.append(Finding("same-block", text, places))
    return found


def _last_chunk(chunking: Chunking) -> list[Finding]:
    figures = chunking.figures
    if figures.chunks < 3 or chunking.tokens[-1] * 4 >= figures.median:
        return []
    text = (
        f"The last chunk is far smaller than the rest: {_count(chunking.tokens[-1], 'token')}, "
        f"where half of all chunks have {figures.median:,.0f} or more."
    )
    return [Finding("small-last-chunk", text, [(chunking.starts[-1], chunking.ends[-1])])]


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _are(number: int, noun: str) -> str:
    return f"{_count(number, noun)} {'is' if number == 1 else 'are'}"
