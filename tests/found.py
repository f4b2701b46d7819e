"""What the package finds in a text, in a form that is short to compare."""

from chunker import Finding, Settings, chunk, findings

Found = dict[str, tuple[str, list[str]]]
"""Of each kind: what is said, and the text of each place."""


def by_kind(text: str, settings: Settings) -> dict[str, Finding]:
    """The findings by their kind."""
    return {finding.kind: finding for finding in findings(chunk(text, settings))}


def found(text: str, settings: Settings) -> Found:
    """What is said of each kind, and the text of each of its places."""
    return {
        kind: (finding.text, [text[start:end] for start, end in finding.places])
        for kind, finding in by_kind(text, settings).items()
    }


def in_windows(text: str, size: int, overlap: int = 0) -> Found:
    """What windows of so many characters have."""
    return found(text, Settings("characters", size=size, overlap=overlap))


def remedies(text: str, settings: Settings, kind: str) -> list[tuple[str, dict[str, object]]]:
    """What mends a finding: in words, and as settings."""
    return [(each.text, each.settings) for each in by_kind(text, settings)[kind].remedies]
