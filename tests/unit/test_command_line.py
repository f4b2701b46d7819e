"""The command line, run as a user runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str, text: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "chunker", *arguments]
    return subprocess.run(command, input=text, capture_output=True, cwd=ROOT, check=False)


def test_standard_input_is_cut_and_printed() -> None:
    done = run("-", "--strategy", "words", "--size", "2", "--overlap", "0", text=b"a b\r\nc")
    assert done.returncode == 0
    assert [json.loads(line)["text"] for line in done.stdout.splitlines()] == ["a b\r\n", "c"]
    assert done.stderr == b""


def test_a_file_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "text.md"
    file.write_bytes("\ufeff# É\r\n\r\ntext\r".encode())
    done = run(str(file), "--format", "json", "--strategy", "headings", "--encoding", "estimate")
    assert (
        "".join(c["text"] for c in json.loads(done.stdout)["chunks"]) == "\ufeff# É\r\n\r\ntext\r"
    )


def test_positions_can_be_code_points() -> None:
    arguments = ("-", "--strategy", "characters", "--size", "1", "--overlap", "0")
    text = "😀a".encode()
    units = [json.loads(line)["start"] for line in run(*arguments, text=text).stdout.splitlines()]
    done = run(*arguments, "--offsets", "codepoints", text=text)
    assert units == [0, 2]
    assert [json.loads(line)["start"] for line in done.stdout.splitlines()] == [0, 1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("-", "--size", "abc"), "--size: must be a whole number, not 'abc'"),
        (("-", "--overlap", "1.5"), "--overlap: must be a whole number"),
        (("-", "--size", "0"), "size must be from 1"),
        (("-", "--overlap", "-1"), "overlap must be from 0"),
        (("-", "--strategy", "magic"), "magic"),
        (("-", "--unit", "words"), "unit must be tokens or characters"),
        (("-", "--strategy", "words", "--unit", "tokens"), "words allows only --unit words"),
        (("no-such-file.md",), "no-such-file.md: No such file"),
        ((".",), "directory"),
        ((), "FILE"),
    ],
)
def test_bad_arguments_are_one_clear_line_and_code_2(arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert len(done.stderr.decode().splitlines()) == 1
    assert said in done.stderr.decode()


def test_a_text_that_is_not_utf8_is_refused() -> None:
    done = run("-", text=b"caf\xe9")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "not UTF-8 (byte 3)" in done.stderr.decode()


def test_a_file_of_another_kind_is_told() -> None:
    done = run("-", text=b"PK\x03\x04\x14\x00\xff")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "looks like a Word file" in done.stderr.decode()


@pytest.mark.parametrize(
    ("switch", "text", "expected"),
    [
        ("--keep-headings", "# A\n\n## B\n\nb", ["# A\n\n## B\n\nb"]),
        ("--join-small", "# A\na\n# B\nb", ["# A\na\n# B\nb"]),
        ("--setext", "a\n\nB\n=\nb", ["a\n\n", "B\n=\nb"]),
    ],
)
def test_each_switch_is_a_setting(switch: str, text: str, expected: list[str]) -> None:
    done = run("-", "--strategy", "headings", switch, text=text.encode())
    assert [json.loads(line)["text"] for line in done.stdout.splitlines()] == expected


def test_line_breaks_can_end_no_sentence() -> None:
    arguments = ("-", "--strategy", "sentences", "--unit", "characters", "--size", "12")
    text = b"aa bb\ncc. Dd\nee ff."
    done = run(*arguments, "--overlap", "0", "--unwrap", text=text)
    assert [json.loads(line)["text"] for line in done.stdout.splitlines()] == [
        "aa bb\ncc. ",
        "Dd\nee ff.",
    ]


def test_a_clamped_overlap_is_said() -> None:
    done = run("-", "--size", "4", "--overlap", "9", text=b"a b c")
    assert done.returncode == 0
    assert "3 is used instead of 9" in done.stderr.decode()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.7\n", "this looks like a PDF file"),
        (b"PK\x03\x04\xff", "this looks like a Word file or another archive"),
        (b"a \xff", "the text is not UTF-8 (byte 2)"),
    ],
)
def test_what_only_the_page_reads_is_said_with_the_way_to_its_text(data: bytes, said: str) -> None:
    done = run("-", text=data)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == (
        f"chunker: {said}. To cut what a reader sees, open it in the page and download its text"
        " as Markdown.\n"
    )


def test_html_is_cut_as_its_source_and_that_is_said(tmp_path: Path) -> None:
    file = tmp_path / "page.HTML"
    file.write_text("<p>a</p>")
    done = run(str(file), "--strategy", "words")
    assert [json.loads(line)["text"] for line in done.stdout.splitlines()] == ["<p>a</p>"]
    assert b"the HTML source itself is cut" in done.stderr
