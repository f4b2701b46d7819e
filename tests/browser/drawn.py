"""What the page has drawn, read back from its elements."""

import json

from tests.browser.scripted import Scripted

DRAWN = """() => {
  const text = document.querySelector('#paper').textContent;
  const places = [...document.querySelectorAll('#paper .place')]
    .map((place) => [place.textContent.length, place.dataset.owners]);
  return JSON.stringify({ text, places });
}"""


def drawn_text(page: Scripted) -> str:
    """The text of the drawn document."""
    text: str = json.loads(page.evaluate(DRAWN))["text"]
    return text


def drawn_chunks(page: Scripted) -> list[tuple[int, int]]:
    """Start and end of each chunk, in UTF-16 code units, from who owns each drawn place.

    All of the document must be in view, since only what is near the view is drawn over.
    """
    edges: dict[int, tuple[int, int]] = {}
    start = 0
    for length, owners in json.loads(page.evaluate(DRAWN))["places"]:
        first, _, last = owners.partition("-")
        for chunk in range(int(first), int(last or first) + 1):
            edges[chunk] = (edges.get(chunk, (start, 0))[0], start + length)
        start += length
    assert list(edges) == sorted(edges)
    return list(edges.values())
