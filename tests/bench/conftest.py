"""The built site in Chromium, as the browser tests have it."""

from tests.browser.conftest import chromium, context, page, problems, pyodide_address

__all__ = ["chromium", "context", "page", "problems", "pyodide_address"]
