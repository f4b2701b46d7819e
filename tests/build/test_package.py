"""What `pip install .` installs."""

import tomllib

from building import ROOT


def test_all_of_the_package_is_installed_but_what_only_the_page_needs() -> None:
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = configuration["tool"]["setuptools"]["packages"]
    folders = {file.parent for file in (ROOT / "chunker").rglob("__init__.py")}
    there = {".".join(folder.relative_to(ROOT).parts) for folder in folders}
    assert sorted(listed) == sorted(there - {"chunker.page"})
