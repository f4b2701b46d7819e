"""The vocabularies that the build makes for PyPI tiktoken."""

import json
from pathlib import Path

import pytest

from building import BuildError, vocabularies


def test_each_line_is_a_token_and_its_rank() -> None:
    ranks = "! 0 IQ== Ig==\n! 300 Iw=="
    assert vocabularies.tiktoken_file(ranks) == b"IQ== 0\nIg== 1\nIw== 300\n"


def test_reads_what_tiktoken_expects_from_its_source(tmp_path: Path) -> None:
    source = tmp_path / "openai_public.py"
    source.write_text(
        "".join(
            f"def {name}():\n"
            f"    ranks = load_tiktoken_bpe('http://x/{name}', expected_hash='{name[0]}')\n"
            for name in ("other", "o200k_base", "cl100k_base")
        )
    )
    assert vocabularies.published(source) == {
        "o200k_base": ("http://x/o200k_base", "o"),
        "cl100k_base": ("http://x/cl100k_base", "c"),
    }


def test_stops_where_tiktoken_expects_nothing(tmp_path: Path) -> None:
    source = tmp_path / "openai_public.py"
    source.write_text("def o200k_base():\n    pass\n")
    with pytest.raises(BuildError, match="cl100k_base, o200k_base"):
        vocabularies.published(source)


def test_stops_at_a_vocabulary_that_is_not_the_expected_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoders = tmp_path / "node_modules" / "tiktoken" / "encoders"
    encoders.mkdir(parents=True)
    for name in vocabularies.ENCODINGS:
        (encoders / f"{name}.json").write_text(json.dumps({"bpe_ranks": "! 0 IQ=="}))
    monkeypatch.setattr(vocabularies, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(vocabularies, "VOCABULARIES", tmp_path / "vocabularies")
    with pytest.raises(BuildError, match="o200k_base of npm tiktoken is not the one"):
        vocabularies.rebuild()
    assert not list((tmp_path / "vocabularies").iterdir())
