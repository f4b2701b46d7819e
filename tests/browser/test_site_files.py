"""What a browser fetches of the built site when the engine has done all it can."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.engine_page import open_engine, outcome

#: Folders of vendor/ that the engine loads; the others are for opening files.
ENGINE = {"pyodide", "pyscript", "tiktoken"}

EXACT = """engine.chunk({{ ...settings, encoding: '{}' }})
  .then(({{ settings }}) => settings.encoding)"""


def test_everything_vendored_for_the_engine_is_fetched(
    own_site: tuple[Path, str], page: Page
) -> None:
    folder, url = own_site
    fetched: set[str] = set()
    page.context.on("request", lambda request: fetched.add(request.url.partition("?")[0]))
    open_engine(page, folder, url)
    for encoding in ("o200k_base", "cl100k_base"):
        page.evaluate("() => engine.open('Some text.')")
        assert outcome(page, EXACT.format(encoding)) == {"value": encoding}
    vendored = {
        url + file.relative_to(folder).as_posix()
        for package in ("pyscript", "pyodide", "tiktoken")
        for file in (folder / "vendor" / package).rglob("*")
        if file.is_file()
    }
    assert vendored - fetched == set()
