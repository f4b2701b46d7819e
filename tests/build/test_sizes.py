"""What a first visit downloads."""

from pathlib import Path

import pytest

from building import BuildError, modules, sizes


def write(folder: Path, files: dict[str, str]) -> Path:
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, "utf-8")
    return folder


def test_a_module_is_read_with_all_that_it_names(tmp_path: Path) -> None:
    code = (
        "/* é */ import { a } from '../b.js'; // import './no.js'\n"
        "export * from './c.mjs'; const text = `import './no.js'`;\n"
        "await import('./d.js'); await import(text); console.log(import.meta.url, 'node:fs');"
        "await import('node:fs');"
    )
    names = ["x/a.js", "b.js", "x/c.mjs", "x/d.js"]
    site = write(tmp_path, dict.fromkeys(names, "") | {"x/a.js": code})
    found = modules.of_site(site)
    assert sorted(found) == sorted(names)
    assert [
        (kind, path, code.encode()[start:end].decode())
        for kind, path, start, end in found["x/a.js"]
    ] == [
        ("static", "b.js", "../b.js"),
        ("static", "x/c.mjs", "./c.mjs"),
        ("dynamic", "x/d.js", "./d.js"),
        ("computed", "", "text"),
        ("meta", "", "import.meta"),
        ("dynamic", "", "node:fs"),
    ]
    assert modules.with_imports(["x/a.js", "other"], found) == [
        "x/a.js",
        "b.js",
        "x/c.mjs",
        "other",
    ]


def test_a_page_is_read_with_all_that_it_loads(tmp_path: Path) -> None:
    page = (
        '<link rel="stylesheet" href="a.css"><script src="b.js" type="module"></script>'
        '<a href="#there"><img src="c.svg" alt=""></a>'
    )
    site = write(tmp_path, {"index.html": page})
    assert sizes.linked(site / "index.html") == ["a.css", "b.js", "c.svg"]


def test_a_file_that_is_not_there_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"the site has no vendor/x/\*, which"):
        list(sizes.expanded(tmp_path, ["vendor/x/*"]))


def test_what_is_compressed_is_not_compressed_again(tmp_path: Path) -> None:
    site = write(tmp_path, {"a.zip": "a" * 1000, "a.js": "a" * 1000})
    assert sizes.weight(site / "a.zip") == 1000
    assert sizes.weight(site / "a.js") < 100


def test_the_site_is_within_its_budgets(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sizes.report(site)
    assert "first result with exact tokens" in capsys.readouterr().out


def test_a_budget_that_is_passed_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = write(tmp_path, {"a.zip": "a" * 1000})
    monkeypatch.setattr(sizes, "first_visit", lambda _: [sizes.Stage("paint", ["a.zip"], 900)])
    with pytest.raises(BuildError, match=r"\(paint: 1,000 bytes, 100 over the budget\)\.$"):
        sizes.report(site)
