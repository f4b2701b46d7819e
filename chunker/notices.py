"""What the user should know of a chunking, in the user's words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .bare_seams import LARGE, SECTION, SPLIT, TIGHT
from .settings import Settings
from .wording import amount, count_of, verb


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to know: ``kind`` names it for programs, ``text`` says it to the user."""

    kind: str
    text: str


def about_settings(settings: Settings) -> list[Notice]:
    """What was changed in the settings, and what they mean."""
    found = []
    if settings.clamped:
        text = (
            f"The overlap must be smaller than the size: {settings.overlap:,} is used "
            f"instead of {settings.asked_overlap:,}."
        )
        found.append(Notice("overlap-clamped", text))
    if settings.encoding == "estimate":
        text = "Tokens are estimated at four characters each, as you chose; nothing is tokenised."
        found.append(Notice("estimate", text))
    return found


def about_tokenizer(encoding: str, reason: str) -> Notice:
    """That an exact encoding was asked for and could not be had."""
    text = f"{encoding} is not available: {reason}. Tokens are estimated at four characters each."
    return Notice("tokenizer-unavailable", text)


def about_overlap(settings: Settings, seams: int, causes: Counter[str]) -> list[Notice]:
    """Where chunks share nothing though an overlap was asked for, and why.

    ``seams`` are all there are; ``causes`` counts those that share nothing, by their cause.
    """
    bare = causes.total()
    if not bare:
        return []
    asked = amount(settings.overlap, settings.unit)
    reasons = {
        SECTION: "between sections, which never overlap",
        LARGE: f"where the last whole piece is larger than {asked}",
        TIGHT: "where the last whole piece and the next one exceed the size together",
        SPLIT: "at a piece over the size, which was split",
    }
    told = [
        f"{_number(causes[cause], bare)}{reason}"
        for cause, reason in reasons.items()
        if causes[cause]
    ]
    text = (
        f"{bare:,} of {count_of(seams, 'boundary')} {verb(bare, 'has', 'have')} no overlap: "
        f"{'; '.join(told)}."
    )
    return [Notice("overlap-missing", text)]


def _number(number: int, whole: int) -> str:
    """A number of a whole, before what is said of it; nothing where the whole is one."""
    if number < whole:
        return f"{number:,} "
    return {1: "", 2: "both "}.get(whole, "all ")


def about_sizes(settings: Settings, excess: Sequence[int], heavy: int) -> list[Notice]:
    """Chunks over the size, and why.

    ``excess`` says by how many tokens each is that is so when tokenised alone; ``heavy`` is how
    many single characters are.
    """
    found = []
    if heavy:
        text = (
            f"{count_of(heavy, 'character')} {verb(heavy, 'takes', 'take')} more than the size of "
            f"{amount(settings.size, settings.unit)}: {verb(heavy, 'it', 'each')} is a chunk of "
            "its own."
        )
        found.append(Notice("heavy", text))
    if excess:
        up_to = "up to " if min(excess) < max(excess) else ""
        text = (
            f"{count_of(len(excess), 'chunk')} {verb(len(excess), 'is', 'are')} "
            f"{up_to}{amount(max(excess), 'tokens')} over the size: text can tokenise differently "
            "on its own."
        )
        found.append(Notice("over-size", text))
    return found
