"""The page as one file: what it holds, and in what order."""

import base64
import gzip
import json
import re
from pathlib import Path

import pytest

from building import BuildError, onefile, sizes
from building.modules import Import
from building.onefile import FILES, Part


@pytest.fixture(scope="module")
def page(site: Path) -> str:
    """The built file."""
    return (site / onefile.NAME).read_text("utf-8")


def block(page: str, name: str) -> str:
    """The content of the script element with that id."""
    [content] = re.findall(rf'(?s)<script type="[^"]*" id="{name}">(.*?)</script>', page)
    return str(content)


def held(page: str) -> dict[str, bytes]:
    """The parts that a built file holds, as the loader unpacks them."""
    content = gzip.decompress(base64.b64decode(block(page, "held")))
    found, end = {}, 0
    for path, _, length, _ in json.loads(block(page, "parts")):
        found[path] = content[end : end + length]
        end += length
    assert end == len(content)
    return found


def test_a_module_gets_marks_for_what_it_imports() -> None:
    code = b"import '../b.js'; import('./c.js'); import('./none.js'); import.meta.url"
    imports = [
        Import("static", "b.js", 8, 15),
        Import("dynamic", "x/c.js", 26, 32),
        Import("dynamic", "x/none.js", 44, 53),
        Import("meta", "", 57, 68),
    ]
    part = onefile.marked("x/a.js", code, imports, {"b.js", "x/c.js"})
    assert part.content == (
        b"import 'onefile:b.js'; import('onefile:x/c.js'); import('./none.js'); import.meta.url"
    )
    assert onefile.named(part) == ["b.js", "x/c.js"]


def test_a_vendored_module_is_told_that_it_is_nowhere() -> None:
    part = onefile.marked("vendor/a.js", b"f(import.meta)", [Import("meta", "", 2, 13)], set())
    assert part.content == b'f(({url:"https://nowhere.invalid/vendor/a.js"}))'


def test_what_is_imported_must_be_held() -> None:
    with pytest.raises(BuildError, match=r"a\.js imports b\.js, which the one file does not hold"):
        onefile.marked("a.js", b"import './b.js'", [Import("static", "b.js", 8, 14)], set())


def test_each_part_comes_behind_those_that_it_names() -> None:
    names = {"a": "c b", "b": "c", "c": "", "d": "a"}
    parts = {
        path: Part(path, " ".join(f"onefile:{name}" for name in content.split()).encode(), True)
        for path, content in names.items()
    }
    assert [part.path for part in onefile.ordered(parts)] == ["c", "b", "a", "d"]
    parts["c"] = Part("c", b"onefile:a", True)
    with pytest.raises(BuildError, match="modules import each other: a → c → a"):
        onefile.ordered(parts)


def test_the_parts_are_the_files_of_the_site(page: str, site: Path) -> None:
    parts = held(page)
    for path in ("start.json", "python/chunker.zip", "vendor/pyodide/pyodide.asm.wasm"):
        assert parts[path] == (site / path).read_bytes()
    assert not [path for path in parts if path.startswith("vendor/pyscript/")]
    assert len([path for path in parts if path.endswith(".bcmap")]) > 100


def test_every_address_that_is_asked_for_is_in_the_table(page: str) -> None:
    parts = held(page)
    [table] = re.findall(rb"ADDRESSES = (\{.*\});", parts[FILES])
    addresses = json.loads(table)
    needed = {"start.json", "vendor/pyodide/python_stdlib.zip", "chunker/page/worker.py"}
    assert needed <= set(addresses)
    assert all(mark == f"onefile:{path}" and path in parts for path, mark in addresses.items())


def test_the_policy_allows_this_page_and_no_other_origin(page: str) -> None:
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    [loader] = re.findall(r"(?s)<script>(.*?)</script>", page)
    styles = re.findall(r"(?s)<style[^>]*>(.*?)</style>", page)
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["script-src"] == f"{onefile.digest(loader)} blob: 'wasm-unsafe-eval'"
    assert rules["style-src"].split() == [onefile.digest(style) for style in styles]
    assert (rules["default-src"], rules["connect-src"]) == ("'none'", "blob: data:")
    assert "http" not in policy


def test_nothing_is_loaded_from_beside_the_file(page: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(page, "utf-8")
    linked = sizes.linked(tmp_path / "page.html")
    assert linked
    assert all(address.startswith("data:") for address in linked)
    assert "Mozilla Public License" in block(page, "licences")
