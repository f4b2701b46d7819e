"""One document, one job at a time, in steps."""

import pytest

from chunker import Settings
from chunker.cutting import TooManyChunksError
from chunker.page.session import Session
from chunker.progress import Progress


def steps(session: Session, seconds: float = 0) -> list[Progress]:
    found = []
    while progress := session.step(seconds):
        found.append(progress)
    return found


def test_a_job_ends_with_its_chunks_counted() -> None:
    session = Session()
    session.open("one two three")
    session.begin(Settings("words", size=1, overlap=0))
    stages = [progress.stage for progress in steps(session)]
    assert list(dict.fromkeys(stages)) == [
        "Finding the characters",
        "Counting the document's tokens",
        "Cutting",
        "Counting each chunk's tokens",
        "Looking for what breaks",
        "Trying what would mend them",
    ]
    assert session.chunking is not None
    assert [chunk.text for chunk in session.chunking.chunks] == ["one ", "two ", "three"]


def test_a_step_ends_when_something_more_is_known() -> None:
    session = Session()
    session.open("one two three")
    session.begin(Settings("words", size=1, overlap=0))
    session.step(60)
    assert session.chunking is not None
    assert (session.counted, session.findings) == (False, None)
    session.step(60)
    assert (session.counted, session.findings) == (True, None)
    assert session.step(60) is None
    assert session.findings is not None


def test_a_stage_is_said_as_it_begins() -> None:
    said: list[str] = []
    session = Session(lambda progress: said.append(progress.stage))
    session.open("one two three")
    session.begin(Settings("words", size=1, overlap=0))
    session.step(60)
    assert said == ["Finding the characters", "Counting the document's tokens", "Cutting"]
    said.clear()
    session.begin(Settings("words", size=2, overlap=0))
    session.step(60)
    assert said == ["Finding the characters", "Counting the document's tokens", "Cutting"]


def test_a_newer_job_replaces_the_one_before() -> None:
    session = Session()
    session.open("one two three")
    session.begin(Settings("words", size=1, overlap=0))
    session.step(0)
    session.begin(Settings("words", size=3, overlap=0))
    steps(session)
    assert session.chunking is not None
    assert len(session.chunking.chunks) == 1


def test_another_document_drops_the_job() -> None:
    session = Session()
    session.open("one")
    session.begin(Settings())
    session.open("two")
    assert session.step(60) is None
    assert session.chunking is None


def test_too_many_chunks_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chunker.page.session.CHUNK_LIMIT", 3)
    session = Session()
    session.open("abcd")
    session.begin(Settings("characters", size=1, overlap=0))
    with pytest.raises(TooManyChunksError, match="more than 3 chunks"):
        steps(session)


def test_there_is_nothing_to_export_before_a_job() -> None:
    with pytest.raises(RuntimeError):
        Session().export("json", "utf16")
