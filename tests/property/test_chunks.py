"""Chunks of every way of cutting, on texts of every kind, against the laws and the reference."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chunker
from chunker.strategies import STRATEGIES
from tests import reference, sources
from tests.property.laws import LAWS, Case
from tests.property.settings import WAYS, any_settings, named, settings
from tests.property.texts import texts, texts_for


def expected(document: chunker.Document, chosen: chunker.Settings) -> list[reference.Chunk]:
    """What the reference makes of the text of a document, with its character boundaries."""
    exact = chosen.encoding != "estimate"
    return reference.chunks(
        document.text,
        chosen.strategy,
        chosen.size,
        chosen.overlap,
        chosen.unit,
        chosen.encoding,
        options_of(chosen),
        characters=list(document.characters),
        sentences=sources.sentences(
            sources.flowing(document.text) if "unwrap" in options_of(chosen) else document.text
        ),
        token_ends=sources.token_ends(document.text, chosen.encoding) if exact else [],
    )


def options_of(chosen: chunker.Settings) -> list[str]:
    """The settings that are on and that the strategy has."""
    return [name for name in STRATEGIES[chosen.strategy].options if getattr(chosen, name)]


def told(chunks: tuple[chunker.Chunk, ...]) -> list[reference.Chunk]:
    """The package's chunks in the reference's words."""
    return [reference.Chunk(one.start, one.end, one.heavy, one.headings) for one in chunks]


@pytest.mark.parametrize("way", WAYS, ids=named)
@given(data=st.data())
def test_chunks_are_those_of_the_reference(way: tuple[str, str, str], data: st.DataObject) -> None:
    text = data.draw(texts_for(way[0]), label="text")
    chosen = data.draw(settings(way), label="settings")
    document = chunker.Document(text)
    chunks = chunker.chunk(document, chosen).chunks
    assert told(chunks) == expected(document, chosen)


@pytest.mark.parametrize("way", WAYS, ids=named)
@given(data=st.data())
def test_the_laws_hold(way: tuple[str, str, str], data: st.DataObject) -> None:
    text = data.draw(texts_for(way[0]), label="text")
    chosen = data.draw(settings(way), label="settings")
    document = chunker.Document(text)
    exact = chosen.encoding != "estimate"
    case = Case(
        text,
        chosen,
        chunker.chunk(document, chosen).chunks,
        list(document.characters),
        sources.token_ends(text, chosen.encoding) if exact else [],
    )
    for law in LAWS:
        law(case)


@given(text=texts, chosen=any_settings)
def test_a_text_and_its_document_give_the_same(text: str, chosen: chunker.Settings) -> None:
    of_text = chunker.chunk(text, chosen)
    of_document = chunker.chunk(chunker.Document(text), chosen)
    assert of_text.chunks == of_document.chunks
    assert of_text.figures == of_document.figures
    assert of_text.notices == of_document.notices


@given(text=texts, row=st.lists(any_settings, min_size=2, max_size=5))
def test_a_document_forgets_the_settings_before(text: str, row: list[chunker.Settings]) -> None:
    document = chunker.Document(text)
    for chosen in [*row, row[0]]:
        assert chunker.chunk(document, chosen).chunks == chunker.chunk(text, chosen).chunks
    assert document.text == text
