"""Waiting for a page without `page.wait_for_function`, which the page's own policy forbids."""

import time

from tests.browser.scripted import Scripted


def until(page: Scripted, expression: str, seconds: float = 60) -> object:
    """The value of a JavaScript expression, once it is true; fails after so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := page.evaluate(expression):
            return value
        time.sleep(0.05)
    raise AssertionError(f"not true within {seconds} seconds: {expression}")
