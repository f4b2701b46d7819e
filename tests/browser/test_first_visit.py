"""What a browser fetches on a first visit is what the build counts."""

from pathlib import Path

from playwright.sync_api import Page

from building import sizes
from tests.browser.bench import open_page, settle

FIRST_OF_ENGINE = "static/engine/engine.js"

#: A browser without a window does not fetch it; others do, with the page.
NOT_SEEN = ["manifest.webmanifest"]


def test_a_first_visit_fetches_what_the_build_counts(
    page: Page, pyodide_address: str, site: Path
) -> None:
    fetched: dict[str, None] = {}

    def note(url: str) -> None:
        path, _, _ = url.removeprefix(pyodide_address).partition("?")
        if not url.startswith("blob:"):
            fetched[path.partition("#")[0] or "index.html"] = None

    page.context.on("request", lambda request: note(request.url))
    with page.expect_request_finished(lambda request: request.url.endswith("cl100k_base.json")):
        page.goto(pyodide_address)
    settle(page)
    paint, result = sizes.first_visit(site)
    assert sorted([*fetched, *NOT_SEEN]) == sorted(result.files)
    order = list(fetched)
    assert sorted(order[: order.index(FIRST_OF_ENGINE)] + NOT_SEEN) == sorted(paint.files)


def test_the_second_encoding_is_fetched_when_it_is_chosen(page: Page, pyodide_address: str) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    open_page(page, pyodide_address)
    second = f"{pyodide_address}vendor/tiktoken/encoders/o200k_base.json"
    assert second not in asked
    with page.expect_request_finished(lambda request: request.url == second):
        page.select_option("#encoding", "o200k_base")
