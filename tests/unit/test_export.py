"""The exports hold every chunk, exactly."""

import csv
import io
import json

import pytest

from chunker import Chunking, Settings, chunk
from chunker.export import FORMATS

TEXT = 'Ol"é,\r\n😀😀 two\n\nthree = \ud800 four'


@pytest.fixture
def chunking() -> Chunking:
    return chunk(TEXT, Settings("words", size=2, overlap=1))


def exported(chunking: Chunking, name: str, offsets: str = "utf16") -> str:
    content = "".join(FORMATS[name](chunking, offsets))
    content.encode()
    return content


def test_json_lines_hold_a_chunk_a_line(chunking: Chunking) -> None:
    lines = exported(chunking, "jsonl").splitlines()
    records = [json.loads(line) for line in lines]
    assert [record["text"] for record in records] == [c.text for c in chunking.chunks]
    assert [record["number"] for record in records] == [1, 2, 3, 4, 5, 6]
    assert records[0].keys() == {
        "number",
        "start",
        "end",
        "text",
        "characters",
        "tokens",
        "overlap",
        "line",
        "headings",
        "sections",
        "over_size",
        "heavy",
    }


def test_json_lines_stay_whole_for_every_reader_of_lines() -> None:
    text = "".join(map(chr, range(0x20))) + "\x85 \u2028 \u2029."
    lines = exported(chunk(text, Settings("characters", size=99, overlap=0)), "jsonl").splitlines()
    assert [json.loads(line)["text"] for line in lines] == [text]


def test_positions_are_utf16_code_units_or_code_points(chunking: Chunking) -> None:
    for record in map(json.loads, exported(chunking, "jsonl", "codepoints").splitlines()):
        assert TEXT[record["start"] : record["end"]] == record["text"]
    units = TEXT.encode("utf-16-le", "surrogatepass")
    for record in map(json.loads, exported(chunking, "jsonl").splitlines()):
        part = units[2 * record["start"] : 2 * record["end"]]
        assert part.decode("utf-16-le", "surrogatepass") == record["text"]


def test_json_holds_settings_figures_notices_and_chunks() -> None:
    whole = json.loads(exported(chunk(TEXT, Settings("words", size=2, overlap=9)), "json"))
    assert whole["settings"]["overlap"] == 1
    assert whole["settings"]["asked_overlap"] == 9
    assert whole["figures"]["chunks"] == len(whole["chunks"]) == 6
    assert [notice["kind"] for notice in whole["notices"]] == ["overlap-clamped"]


def test_csv_holds_the_same(chunking: Chunking) -> None:
    rows = list(csv.DictReader(io.StringIO(exported(chunking, "csv"), newline="")))
    assert [row["text"] for row in rows] == [
        c.text.replace("\ud800", "\\ud800") for c in chunking.chunks
    ]
    assert [int(row["tokens"]) for row in rows] == list(chunking.tokens)


def test_csv_joins_the_heading_path() -> None:
    chunking = chunk("# A\n## B\ntext", Settings("headings", size=3, overlap=0))
    rows = list(csv.DictReader(io.StringIO(exported(chunking, "csv"), newline="")))
    assert [row["headings"] for row in rows] == ["A", "A › B", "A › B"]


@pytest.mark.parametrize("name", FORMATS)
def test_an_export_keeps_no_chunks(name: str) -> None:
    chunking = chunk("word " * 4000, Settings("words", size=1, overlap=0))
    for _ in FORMATS[name](chunking, "utf16"):
        pass
    assert "chunks" not in vars(chunking)
    assert len(chunking.chunks) == 4000


def test_no_chunks_are_still_a_valid_file() -> None:
    nothing = chunk("", Settings())
    assert json.loads(exported(nothing, "json"))["chunks"] == []
    assert exported(nothing, "jsonl") == ""
    assert exported(nothing, "csv").count("\n") == 1
