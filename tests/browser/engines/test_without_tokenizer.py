"""What is said in each browser where the tokenizer cannot be loaded, and that it can be later."""

import shutil
from pathlib import Path

import pytest

from tests.browser.engine_page import HTML, POLICY
from tests.browser.engines.browser import Browser, call
from tests.browser.engines.conftest import MODULES

Site = tuple[Path, str]


@pytest.fixture
def modules(own_site: Site, started: Browser) -> Browser:
    """A browser with a page that has only `text`, under the site's own security policy."""
    folder, url = own_site
    policy = POLICY.search((folder / "index.html").read_text("utf-8"))
    assert policy, "index.html has no security policy"
    (folder / "modules.html").write_text(HTML.format(policy=policy[1]), "utf-8")
    started.open(f"{url}modules.html")
    started.evaluate(MODULES)
    return started


def load(browser: Browser, encoding: str) -> str:
    return str(call(browser, "(encoding) => text.load(encoding)", encoding))


def test_a_tokenizer_can_be_asked_for_again(modules: Browser, own_site: Site) -> None:
    folder, _ = own_site
    vendor = folder / "vendor" / "tiktoken"
    files = {
        "character-classes.json": "the table of characters could not be loaded (404)",
        "encoders/cl100k_base.json": "the vocabulary file could not be loaded (404)",
    }
    for name, reason in files.items():
        away = folder / "away"
        shutil.move(vendor / name, away)
        assert load(modules, "cl100k_base") == reason
        shutil.move(away, vendor / name)
    assert load(modules, "cl100k_base") == ""
    modules.problems()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("character-classes.json", "the table of characters is damaged"),
        ("encoders/cl100k_base.json", "the vocabulary file is damaged"),
    ],
)
def test_a_damaged_file_has_a_reason(
    modules: Browser, own_site: Site, name: str, reason: str
) -> None:
    file = own_site[0] / "vendor" / "tiktoken" / name
    file.write_bytes(file.read_bytes()[:1000])
    assert load(modules, "cl100k_base") == reason
    assert modules.problems() == []


def test_an_encoding_that_is_none(modules: Browser) -> None:
    assert load(modules, "o300k") == "there is no encoding named “o300k”"
    assert modules.problems() == []
