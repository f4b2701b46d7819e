"""What the built site holds."""

import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

from building import NODE_MODULES, ROOT, licences
from building.environment import python

#: Names that XML and licences are known by; nothing is fetched from them.
LINK = re.compile(r'<a href="[^"]+" target="_blank" rel="noreferrer">')
NAMES = re.compile(r"https?://(www\.w3\.org|purl\.org|schemas\.)")


def files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


#: What a build could depend on by mistake.
ELSEWHERE = {"TZ": "Pacific/Chatham", "LC_ALL": "C", "PYTHONHASHSEED": "7", "PYTHONUTF8": "0"}

BUILD = """import os, pathlib, sys
os.umask(0o077)
from building import site
site.build(pathlib.Path(sys.argv[1]))"""


def copy_of_the_source(folder: Path) -> None:
    """The source under another path and with other times, with the tools of this one."""
    never = shutil.ignore_patterns("__pycache__", "vocabularies")
    for name in ("building", "chunker", "static"):
        shutil.copytree(ROOT / name, folder / name, ignore=never, copy_function=shutil.copyfile)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copyfile(file, folder / file.name)
    for name in (".venv", "node_modules"):
        (folder / name).symlink_to(ROOT / name)


def test_a_build_elsewhere_is_the_same_byte_for_byte(site: Path, tmp_path: Path) -> None:
    source, target = tmp_path / "another source", tmp_path / "another target"
    source.mkdir()
    copy_of_the_source(source)
    subprocess.run(
        [python(), "-c", BUILD, str(target)],
        cwd=source,
        env={**os.environ, **ELSEWHERE},
        check=True,
    )
    first, second = files(site), files(target)
    assert sorted(first) == sorted(second)
    assert [name for name in first if first[name] != second[name]] == []


def test_our_own_files_name_no_other_host_but_in_links(site: Path) -> None:
    for name, content in files(site).items():
        if name.startswith(("static/", "index.html")) and name.endswith(
            (".js", ".css", ".html", ".mjs")
        ):
            text = LINK.sub("", content.decode())
            urls = re.findall(r"https?://[^\s'\"`)]+", text)
            assert [url for url in urls if not NAMES.match(url)] == [], name


def test_carries_no_maps_and_no_tests(site: Path) -> None:
    names = [*files(site), *zipfile.ZipFile(site / "python" / "chunker.zip").namelist()]
    assert [name for name in names if name.endswith(".map") or "test" in name.split("/")] == []


def test_the_archive_has_the_package_and_what_it_needs(site: Path) -> None:
    archive = zipfile.ZipFile(site / "python" / "chunker.zip")
    assert archive.testzip() is None
    names = archive.namelist()
    assert {"chunker/__init__.py", "markdown_it/__init__.py", "mdurl/__init__.py"} <= set(names)
    assert all(name.endswith(".py") for name in names)
    assert archive.read("chunker/__init__.py") == (ROOT / "chunker" / "__init__.py").read_bytes()


def test_the_first_example_is_already_cut(site: Path) -> None:
    start = json.loads((site / "start.json").read_text("utf-8"))
    assert {"catalogue", "example"} <= set(start)
    text, result = start["example"]["text"], start["example"]["result"]
    assert result["starts"][0] == 0
    assert result["ends"][-1] == len(text.encode("utf-16-le")) // 2


def test_every_vendored_package_has_its_licence(site: Path) -> None:
    listed = (site / "licences.txt").read_text("utf-8")
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for path, entry in lock.items():
        name = path.rpartition("node_modules/")[2]
        if name and licences.is_shipped(name, entry):
            assert f"\n{name} {entry['version']}  " in listed
    assert "\nmarkdown-it-py " in listed
    assert "Mozilla Public License" in listed
    assert (NODE_MODULES / "polyscript" / "LICENSE").read_text("utf-8").strip() in listed
