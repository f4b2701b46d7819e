"""Chromium, driven by Playwright."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import playwright.sync_api

from tests.browser.conftest import new_profile
from tests.browser.engines.browser import HEIGHT, WIDTH, as_json


class Chromium:
    """A page of a running Chromium."""

    name = "chromium"

    def __init__(self, page: playwright.sync_api.Page, version: str, problems: list[str]) -> None:
        self.version = version
        self._page = page
        self._problems = problems

    def open(self, url: str) -> None:
        self._page.goto(url)

    def evaluate(self, expression: str) -> Any:
        return json.loads(self._page.evaluate(as_json(expression)))

    def problems(self) -> list[str]:
        found = [*self._problems]
        self._problems.clear()
        return found


@contextmanager
def chromium(running: playwright.sync_api.Browser) -> Iterator[Chromium]:
    """A fresh profile of a Chromium that runs already: Playwright can only be started once."""
    problems: list[str] = []
    view = {"width": WIDTH, "height": HEIGHT}
    context = new_profile(running, problems, service_workers="allow", viewport=view)
    yield Chromium(context.new_page(), running.version, problems)
    context.close()
