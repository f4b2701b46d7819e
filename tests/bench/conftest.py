"""The built site in Chromium, as the browser tests have it."""

from tests.browser.conftest import address, chromium, context, page, problems

__all__ = ["address", "chromium", "context", "page", "problems"]
