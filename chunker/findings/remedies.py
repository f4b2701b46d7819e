"""What mends a finding: changes of the settings, each tried on the document before it is offered.

A remedy without further words leaves nothing of the finding. Where none does so, the one that
leaves the least is offered with what it leaves, if that is less than half.
"""

from ..progress import Task
from ..result import Chunking
from ..settings import Settings
from ..strategies import STRATEGIES
from .finding import Check, Finding, Remedy
from .saying import say
from .search import find_overlap, find_size, longest
from .trials import Attempt, Changes, Trials
from .wrapping import find_wrapping

_OPTIONS = {
    "hard-wrapped": ("unwrap",),
    "split-sentence": ("unwrap",),
    "severed-heading": ("keep_headings",),
    "lone-heading": ("keep_headings", "join_small"),
    "small-chunk": ("join_small",),
}
"""The options to try for each kind of finding."""

_STRATEGIES = {
    "split-sentence": ("sentences", "recursive"),
    "split-word": ("recursive", "sentences"),
    "split-table": ("recursive", "headings"),
    "split-code-block": ("recursive", "headings"),
    "split-list-item": ("recursive", "headings"),
    "split-link": ("recursive", "sentences"),
    "severed-heading": ("recursive", "headings"),
    "lone-heading": ("recursive",),
    "blank-chunk": ("recursive", "sentences"),
}
"""The strategies to try for each kind of finding, the likeliest first."""

_WORTH = 5
"""What part of the size an overlap has that is offered in place of one too large."""


def find_remedies(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[list[Remedy]]:
    """The remedies of a finding, at most one of each kind of change."""
    attempts = []
    for search in (_try_options, _try_overlaps, _try_strategies, _try_sizes):
        if attempt := (yield from search(finding, check, chunking, trials)):
            attempts.append(attempt)
            if search is _try_options and not attempt.left:
                break  # An option that mends all is a smaller change than any that could follow.
    least = min((attempt.left for attempt in attempts), default=finding.count)
    if least * 2 >= finding.count:
        return []
    left = f": leaves {least:,} of {finding.count:,}" if least else ""
    # Of changes that mend a part only, the smallest is enough.
    return [
        Remedy(say(changes, chunking.settings) + left, changes)
        for attempt in attempts
        if attempt.left == least and (changes := _changed(attempt.changes, chunking.settings))
    ][: 1 if least else None]


def _changed(changes: Changes, settings: Settings) -> Changes:
    return {name: value for name, value in changes.items() if getattr(settings, name) != value}


def _try_options(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[Attempt | None]:
    known = STRATEGIES[chunking.settings.strategy].options
    names = [name for name in _OPTIONS.get(finding.kind, ()) if name in known]
    changes = [{name: True} for name in names if not getattr(chunking.settings, name)]
    return (yield from trials.best(check, changes, is_free=True))


def _try_overlaps(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[Attempt | None]:
    settings = chunking.settings
    if finding.kind == "large-overlap":
        return (yield from trials.best(check, [{"overlap": settings.size // _WORTH}]))
    if finding.kind == "same-block":
        return (yield from trials.best(check, [{"overlap": 0}]))
    if finding.seams and not STRATEGIES[settings.strategy].packs:
        return (yield from find_overlap(finding, check, chunking, trials))
    return None


def _try_strategies(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[Attempt | None]:
    can_unwrap = "unwrap" in _OPTIONS.get(finding.kind, ())
    is_wrapped = can_unwrap and (yield from find_wrapping(chunking.document)) is not None
    changes = []
    for name in _STRATEGIES.get(finding.kind, ()):
        if name != chunking.settings.strategy:
            options = STRATEGIES[name].options
            change: Changes = {"strategy": name} | _in_tokens(chunking, name)
            if "keep_headings" in _OPTIONS.get(finding.kind, ()) and "keep_headings" in options:
                change["keep_headings"] = True
            if is_wrapped and "unwrap" in options:
                change["unwrap"] = True
            changes.append(change)
    return (yield from trials.best(check, changes))


def _in_tokens(chunking: Chunking, strategy: str) -> Changes:
    """The size and overlap in tokens, for a strategy that cannot count in the present unit."""
    settings, document = chunking.settings, chunking.document
    if settings.unit in STRATEGIES[strategy].units:
        return {"unit": settings.unit}
    whole = (0, len(document.text))
    tokens = document.measure("tokens", chunking.encoding).size(*whole)
    units = document.measure(settings.unit, chunking.encoding).size(*whole)
    return {
        "unit": "tokens",
        "size": max(1, settings.size * tokens // units),
        "overlap": settings.overlap * tokens // units,
    }


def _try_sizes(
    finding: Finding, check: Check, chunking: Chunking, trials: Trials
) -> Task[Attempt | None]:
    if finding.kind == "heavy":
        return (yield from trials.best(check, [{"size": longest(finding.places, chunking)}]))
    if finding.kind == "small-last-chunk":
        return (yield from trials.best(check, [{"size": _size_without_rest(chunking)}]))
    if finding.kind.startswith("split-") and STRATEGIES[chunking.settings.strategy].packs:
        return (yield from find_size(finding, check, chunking, trials))
    return None


def _size_without_rest(chunking: Chunking) -> int:
    """The size at which one chunk fewer holds the document."""
    settings, document = chunking.settings, chunking.document
    whole = document.measure(settings.unit, chunking.encoding).size(0, len(document.text))
    chunks = len(chunking.starts) - 1
    return -(-(whole + (chunks - 1) * settings.overlap) // chunks)
