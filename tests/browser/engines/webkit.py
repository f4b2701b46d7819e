"""WebKitGTK's MiniBrowser, driven by Selenium, on a display of its own."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import JavascriptException

from tests.browser.engines.browser import HEIGHT, PATIENCE, WIDTH, ScriptError, as_json

CALL = """const done = arguments[arguments.length - 1];
{}.then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"""

#: Errors are noted from when a page has loaded: WebDriver has no console, and no earlier script.
WATCH = """() => {
  const found = [];
  const { error } = console;
  console.error = (...values) => { found.push(values.join(' ')); error.apply(console, values); };
  addEventListener('error', ({ message }) => found.push(message));
  addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`${violatedDirective} violated by ${blockedURI}`));
  globalThis.takeProblems = () => found.splice(0);
}"""


class WebKit:
    """A running MiniBrowser."""

    name = "webkit"

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self._driver = driver
        self.version: str = driver.capabilities["browserVersion"]
        driver.set_script_timeout(PATIENCE)
        driver.set_window_rect(0, 0, WIDTH, HEIGHT)

    def open(self, url: str) -> None:
        self._driver.get(url)
        self.evaluate(WATCH)

    def evaluate(self, expression: str) -> Any:
        try:
            answer = self._driver.execute_async_script(CALL.format(as_json(expression)))
        except JavascriptException as error:
            raise ScriptError(error.msg) from error
        if "error" in answer:
            raise ScriptError(answer["error"])
        return json.loads(answer["value"])

    def problems(self) -> list[str]:
        found: list[str] = self.evaluate("takeProblems")
        return found


@contextmanager
def webkit() -> Iterator[WebKit]:
    """Debian's WebKitGTK, on a display that nobody sees."""
    with display() as name:
        # WebKit's sandbox starts neither as root nor in most containers.
        variables = {"DISPLAY": name, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        environment = {**os.environ, **variables}
        service = webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver", env=environment)
        driver = webdriver.WebKitGTK(webdriver.WebKitGTKOptions(), service)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def display() -> Iterator[str]:
    """An X display that nobody sees."""
    screen = f"{WIDTH}x{HEIGHT + 100}x24"
    ours, its = os.pipe()
    command = ["Xvfb", "-displayfd", str(its), "-screen", "0", screen, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[its], stderr=subprocess.DEVNULL) as process:
        os.close(its)
        try:
            with open(ours) as number:
                yield f":{number.readline().strip()}"
        finally:
            process.terminate()
