"""Parts that no chunk holds whole, against a plain reading of that."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

import chunker
from chunker.findings.parts import find_broken
from chunker.progress import finish
from tests.property.settings import any_settings
from tests.property.texts import texts


@given(text=texts, chosen=any_settings, data=st.data())
def test_a_part_is_broken_if_no_chunk_holds_it_whole(
    text: str, chosen: chunker.Settings, data: st.DataObject
) -> None:
    chunking = chunker.chunk(text, chosen)
    position = st.integers(0, len(text))
    parts = data.draw(st.lists(st.tuples(position, position).map(sorted).map(tuple), max_size=9))
    parts = [(start, end) for start, end in parts if start < end]
    chunks = [(chunk.start, chunk.end) for chunk in chunking.chunks]
    expected = []
    for start, end in parts:
        if any(first <= start and end <= last for first, last in chunks):
            continue
        for (_, close), (begin, _) in itertools.pairwise(chunks):
            if start < close < end:
                expected.append(((start, end), close))
            elif start < begin < end:
                expected.append(((start, end), begin))
    assert finish(find_broken(chunking, parts)) == expected
    assert {part for part, _ in expected} == {
        part for part in parts if not any(a <= part[0] and part[1] <= b for a, b in chunks)
    }
