"""What the user should know of a chunking, in the user's words."""

from dataclasses import dataclass

from .settings import Settings


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
            f"The overlap must be below the size: {settings.overlap:,} is used "
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


def about_overlap(settings: Settings, seams: int, bare: int) -> list[Notice]:
    """Why chunks share less than was asked; ``bare`` of the ``seams`` share nothing."""
    if not settings.overlap or not bare or settings.strategy in ("characters", "tokens", "words"):
        return []
    asked = f"{settings.overlap:,} {settings.unit}"
    text = (
        f"{_count(bare, 'seam')} of {seams:,} {'shares' if bare == 1 else 'share'} nothing: only "
        f"whole pieces are repeated, and the last piece there is larger than {asked}, does not fit "
        "beside the next one, or was split."
    )
    if settings.strategy == "headings":
        text += " Between sections nothing is ever repeated."
    return [Notice("overlap-missing", text)]


def about_sizes(settings: Settings, over_size: int, heavy: int) -> list[Notice]:
    """How many chunks are over the size, and why; ``over_size`` leaves the heavy ones out."""
    found = []
    if heavy:
        text = (
            f"{_count(heavy, 'character')} {'is' if heavy == 1 else 'are'} heavier than the size "
            f"of {settings.size:,} {settings.unit}; each is a chunk of its own, and over the size."
        )
        found.append(Notice("heavy", text))
    if over_size:
        text = (
            f"{_count(over_size, 'chunk')}, tokenised alone, "
            f"{'has' if over_size == 1 else 'have'} more than {settings.size:,} tokens: a "
            "text cut out of its surroundings can break into more tokens than it had there."
        )
        found.append(Notice("over-size", text))
    return found


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
