"""What the site is made of: pinned, and named in its bill of materials."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from building import NODE_MODULES, ROOT, carried, licences, vendored

Bill = dict[str, Any]

SOURCE_MAPS = ("core-*.js.map", "core.js.map", "error-*.js.map", "toml-V*.js.map")

#: How each library that is linked into Pyodide's binary tells its version.
TOLD = {
    "zlib": rb"inflate ([\d.]+) Copyright",
    "bzip2": rb"(1\.0\.\d), \d+-\w+-20\d\d",
    "Expat": rb"expat_([\d.]+)",
    # The date and the start of the hash of 3.39.0, which the binary has in place of the number.
    "SQLite": rb"2022-06-25 14:57:57 14e166f4",
}


@pytest.fixture(scope="session")
def bill(site: Path) -> Bill:
    found: Bill = json.loads((site / "sbom.json").read_text("utf-8"))
    return found


def every_component(bill: Bill) -> Iterator[dict[str, Any]]:
    for component in bill["components"]:
        yield component
        yield from component.get("components", [])


def carried_by(file: str) -> dict[str, str]:
    [carrier] = [each for each in carried.carriers() if each.file.endswith(file)]
    return {part.name: part.version for part in carrier.parts}


def test_the_bill_is_valid_cyclonedx(site: Path) -> None:
    validator = JsonStrictValidator(SchemaVersion.V1_6)
    assert validator.validate_str((site / "sbom.json").read_text("utf-8")) is None


def test_the_bill_is_the_same_on_every_build(bill: Bill) -> None:
    assert "serialNumber" not in bill
    assert "timestamp" not in bill["metadata"]


def test_each_component_is_named_once_with_its_licence(bill: Bill) -> None:
    references = [component["bom-ref"] for component in every_component(bill)]
    assert len(references) == len(set(references))
    for component in every_component(bill):
        assert component["type"] == "file" or component["licenses"], component["name"]


def test_every_package_that_gives_a_file_is_in_the_bill(bill: Bill) -> None:
    packages = {component["name"] for component in bill["components"]}
    for folder, *_ in [*vendored.FILES, *vendored.SETS]:
        name = re.match(r"(@[^/]+/)?[^/]+", folder)
        assert name
        assert name[0] in packages
    assert set(licences.PYTHON_PACKAGES) <= packages


def test_the_bill_has_what_pyscript_bundles(bill: Bill) -> None:
    """Its source maps say what its bundle is made of."""
    bundled = set()
    for pattern in SOURCE_MAPS:
        [file] = (NODE_MODULES / "@pyscript/core/dist").glob(pattern)
        for source in json.loads(file.read_text("utf-8"))["sources"]:
            bundled.update(re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/(?!node_modules)", source))
    others = {"@pyscript/core", "jschardet", "mammoth", "pdfjs-dist", "pyodide", "tiktoken"}
    others |= {"turndown"}
    listed = {
        component["name"]
        for component in bill["components"]
        if component.get("purl", "").startswith("pkg:npm/")
    }
    assert listed - others == bundled


def test_the_bill_has_the_versions_that_mammoth_bundles() -> None:
    head = (NODE_MODULES / "mammoth" / "mammoth.browser.js").read_text("utf-8")
    told = dict(re.findall(r"^// Module: (.+)@(.+)$", head, re.M))
    assert told.pop("mammoth")
    listed = carried_by("mammoth.browser.min.js")
    assert {name: version for name, version in listed.items() if version} == told


def test_the_bill_has_the_unicode_data_of_the_tokenizer() -> None:
    binary = (NODE_MODULES / "tiktoken" / "lite" / "tiktoken_bg.wasm").read_bytes()
    assert b"regex-syntax-0.8.5/" in binary  # whose data are of this version
    assert carried_by("character-classes.json") == {"Unicode Character Database": "16.0.0"}


@pytest.mark.parametrize("library", TOLD)
def test_the_bill_has_the_versions_in_pyodide(library: str) -> None:
    binary = (NODE_MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()
    told = re.search(TOLD[library], binary)
    assert told
    version = told[1].decode() if told.groups() else "3.39.0"
    assert carried_by("pyodide.asm.wasm")[library] == version


def test_the_bill_has_the_python_and_emscripten_of_pyodide() -> None:
    info = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))["info"]
    listed = carried_by("pyodide.asm.wasm")
    assert listed["CPython"] == info["python"]
    assert listed["Emscripten runtime"] == info["platform"].removeprefix("emscripten_").replace(
        "_", "."
    )


def test_what_bundles_carry_is_in_the_licences(site: Path) -> None:
    listed = (site / "licences.txt").read_text("utf-8")
    for carrier in carried.carriers():
        for part in carrier.parts:
            assert f"\n  {part.name} {part.version}".rstrip() + f"  {part.licence}\n" in listed


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_python_package_is_pinned_by_hash(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    entries = re.split(r"\n(?=\w)", text)
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+( ;[^\\]+)? \\\n +--hash=sha256:[0-9a-f]{64}", entry), entry


def test_every_npm_package_is_pinned_by_hash() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    del packages[""]
    for path, entry in packages.items():
        assert re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", entry["integrity"]), path


def test_what_the_project_asks_for_is_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    assert [
        each for each in asked if not re.fullmatch(r"[\w.-]+(\[[\w,-]+\])?==[\w.]+", each)
    ] == []
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert [each for each in versions if not re.fullmatch(r"\d+\.\d+\.\d+", each)] == []
