"""The tokenizers' vocabularies, rebuilt from npm `tiktoken` for PyPI `tiktoken`.

npm ships a vocabulary as JSON; PyPI's package would download it as a `.tiktoken` file and keep it
in a cache. Rebuilding that file in `chunker/vocabularies/`, under the name that the cache gives
it, hands both platforms of the package the same, checked vocabulary, and nothing is downloaded.
"""

import ast
import hashlib
import json
from pathlib import Path

from . import NODE_MODULES, VOCABULARIES, BuildError, say
from .environment import site_packages

ENCODINGS = ("o200k_base", "cl100k_base")


def rebuild() -> None:
    """Write the cached vocabulary of each encoding that is not there yet."""
    sources = published(site_packages() / "tiktoken_ext" / "openai_public.py")
    VOCABULARIES.mkdir(exist_ok=True)
    for name in ENCODINGS:
        url, expected = sources[name]
        cached = VOCABULARIES / hashlib.sha1(url.encode()).hexdigest()
        if cached.exists() and sha256(cached.read_bytes()) == expected:
            continue
        say(f"rebuilding the vocabulary {name}")
        encoder = NODE_MODULES / "tiktoken" / "encoders" / f"{name}.json"
        content = tiktoken_file(json.loads(encoder.read_text("utf-8"))["bpe_ranks"])
        if sha256(content) != expected:
            raise BuildError(
                f"the vocabulary {name} of npm tiktoken is not the one PyPI tiktoken expects."
            )
        cached.write_bytes(content)


def tiktoken_file(bpe_ranks: str) -> bytes:
    """The `.tiktoken` file of npm's `bpe_ranks`: a line for each token, base64 and rank.

    Each line of `bpe_ranks` is `! FIRST TOKEN TOKEN …`, the tokens in base64, their ranks running
    on from FIRST:

    >>> tiktoken_file("! 0 IQ== Ig==")
    b'IQ== 0\\nIg== 1\\n'
    """
    lines = []
    for line in bpe_ranks.splitlines():
        _, first, *tokens = line.split(" ")
        lines += [f"{token} {rank}\n" for rank, token in enumerate(tokens, int(first))]
    return "".join(lines).encode("ascii")


def published(openai_public: Path) -> dict[str, tuple[str, str]]:
    """The URL and SHA-256 of each encoding's vocabulary, as PyPI tiktoken's own source has them."""
    found: dict[str, tuple[str, str]] = {}
    for function in ast.parse(openai_public.read_text("utf-8")).body:
        if not isinstance(function, ast.FunctionDef) or function.name not in ENCODINGS:
            continue
        for call in ast.walk(function):
            match call:
                case ast.Call(
                    func=ast.Name(id="load_tiktoken_bpe"),
                    args=[ast.Constant(value=str(url))],
                    keywords=[ast.keyword("expected_hash", ast.Constant(value=str(expected)))],
                ):
                    found[function.name] = url, expected
    if missing := set(ENCODINGS) - set(found):
        raise BuildError(f"PyPI tiktoken names no SHA-256 for {', '.join(sorted(missing))}.")
    return found


def sha256(content: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()
