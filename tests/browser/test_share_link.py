"""Links carry settings, never the text; the address follows the settings, back and forward too."""

from dataclasses import asdict
from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.sync_api import Browser, Page

from chunker import Settings
from tests.browser.bench import begin_page, open_page, settings_of, settle, text_of, write
from tests.browser.conftest import watched_profile
from tests.browser.waiting import until

SETTINGS = asdict(Settings("sentences", 80, 16, "characters", "o200k_base"))
del SETTINGS["asked_overlap"]
WRITTEN = {
    name: {True: "on", False: "off"}.get(value, str(value)) for name, value in SETTINGS.items()
}
LINK = "#" + urlencode(WRITTEN)


def fragment(page: Page) -> str:
    """What stands behind the `#` of the address."""
    return urlsplit(here(page)).fragment


def here(page: Page) -> str:
    """The address as the page has it; `page.url` hears of a change later."""
    address: str = page.evaluate("location.href")
    return address


def wait_for_fragment(page: Page, part: str) -> None:
    """Wait until the address holds something."""
    until(page, f"location.hash.includes({part!r})", 10)


def set_size(page: Page, size: int) -> None:
    """Type a size and let it settle into the history."""
    entries = page.evaluate("history.length")
    page.fill("#size", str(size))
    until(page, f"location.hash.includes('size={size}&') && history.length === {entries + 1}", 10)


def test_a_link_sets_the_settings(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    assert settings_of(page) == SETTINGS
    assert "80 characters" in page.inner_text("#figures")
    assert page.is_hidden("#remarks")


def test_chunks_of_other_settings_are_never_drawn(page: Page, pyodide_address: str) -> None:
    page.route("**/pyodide.asm.wasm", lambda _: None)
    begin_page(page, pyodide_address, LINK)
    until(page, "document.querySelector('#paper').textContent.includes('Harbour')")
    assert page.locator(".place").count() == 0


def test_the_copied_link_opens_the_same_settings_elsewhere(
    page: Page, address: str, chromium: Browser
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, address)
    write(page, "a text that must not leave")
    page.check("[name=strategy][value=headings]", force=True)
    page.check("#setext")
    page.fill("#size", "90")
    page.fill("#overlap", "9")
    page.click("#copy-link")
    until(page, "document.querySelector('#copy-link').textContent === 'Copied'")
    link = page.evaluate("navigator.clipboard.readText()")
    changed = {
        "strategy": "headings",
        "size": "90",
        "overlap": "9",
        "unit": "tokens",
        "setext": "on",
    }
    usual = Settings().encoding
    expected = WRITTEN | changed | {"encoding": usual}
    assert parse_qs(urlsplit(link).fragment) == {name: [value] for name, value in expected.items()}
    assert "leave" not in link
    with watched_profile(chromium) as fresh:
        other = fresh.new_page()
        other.goto(link)
        until(other, "document.querySelector('#size').value === '90'")
        assert settings_of(other) == settings_of(page)


def test_a_link_says_the_same_to_a_reader_who_ticked_a_box(page: Page, address: str) -> None:
    open_page(page, address)
    page.check("[name=strategy][value=headings]", force=True)
    page.check("#setext")
    until(page, "localStorage['chunking-visualizer.settings']?.includes('setext=on')")
    page.goto("about:blank")
    open_page(page, address, "#strategy=headings&size=100&overlap=0&unit=tokens&setext=off")
    assert not page.is_checked("#setext")
    page.goto("about:blank")
    open_page(page, address, "#strategy=headings&size=100")
    assert not page.is_checked("#setext")


def test_back_undoes_a_tick(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=headings&size=100&overlap=0")
    entries = page.evaluate("history.length")
    page.check("#setext")
    until(page, f"location.hash.includes('setext=on') && history.length === {entries + 1}", 10)
    page.go_back()
    until(page, "!document.querySelector('#setext').checked")
    page.go_forward()
    until(page, "document.querySelector('#setext').checked")


def test_the_link_is_of_what_is_drawn_while_a_slider_moves(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, address, LINK)
    page.focus("#size-slider")
    page.keyboard.press("ArrowRight")
    # Within the same turn: the address has not followed yet.
    address_then = page.evaluate(
        """() => {
          const slider = document.querySelector('#size-slider');
          slider.value = Number(slider.value) + 5;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          document.querySelector('#copy-link').click();
          return location.hash;
        }"""
    )
    until(page, "document.querySelector('#copy-link').textContent === 'Copied'")
    settle(page)
    size = settings_of(page)["size"]
    assert f"size={size}&" not in address_then
    assert f"size={size}&" in page.evaluate("navigator.clipboard.readText()")
    assert f"{size} characters" in page.inner_text("#figures")


def test_a_link_that_may_not_be_copied_is_shown(page: Page, address: str) -> None:
    page.add_init_script(
        "delete Navigator.prototype.clipboard; Document.prototype.execCommand = () => false;"
    )
    begin_page(page, address, LINK)
    page.click("#copy-link")
    assert page.input_value("#link").endswith(LINK)
    assert page.evaluate("document.activeElement.id") == "link"
    assert page.evaluate("getSelection().toString()").endswith(LINK)
    page.keyboard.press("Escape")
    assert page.is_hidden("#link-panel")
    assert page.evaluate("document.activeElement.id") == "copy-link"


def test_bad_values_are_ignored_and_named(page: Page, address: str) -> None:
    open_page(page, address, "#strategy=semantic&size=-3&overlap=5&colour=red")
    settings = settings_of(page)
    assert (settings["strategy"], settings["size"], settings["overlap"]) == ("recursive", 512, 5)
    notice = page.inner_text("#remarks")
    for words in ("strategy “semantic”", "size “-3”", "“colour”, which is no setting"):
        assert words in notice
    assert "colour" not in fragment(page)
    page.click("#tab-table")
    page.click("#remarks button")
    assert page.is_hidden("#remarks")
    assert page.evaluate("document.activeElement.id") == "table"


def test_an_address_without_settings_stays_until_something_changes(
    page: Page, address: str
) -> None:
    open_page(page, address)
    assert here(page) == address
    set_size(page, 100)
    assert fragment(page).startswith("strategy=tokens&size=100&overlap=20&unit=tokens")


def test_back_and_forward_restore_settings(page: Page, address: str) -> None:
    open_page(page, address)
    set_size(page, 100)
    set_size(page, 200)
    page.go_back()
    until(page, "document.querySelector('#size').value === '100'")
    page.go_back()
    until(page, "document.querySelector('#size').value === '120'")
    assert here(page) == address
    page.go_forward()
    page.go_forward()
    until(page, "document.querySelector('#size').value === '200'")
    settle(page)
    assert "at most 200 tokens" in page.inner_text("#figures")


def test_sliding_makes_one_entry(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    entries = page.evaluate("history.length")
    page.focus("#size-slider")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
    size = settings_of(page)["size"]
    until(page, f"location.hash.includes('size={size}&') && history.length === {entries + 1}", 10)
    page.wait_for_timeout(1500)
    assert page.evaluate("history.length") == entries + 1
    page.go_back()
    until(page, "document.querySelector('#size').value === '80'")


def test_settings_that_come_back_to_where_they_were_make_no_entry(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    entries = page.evaluate("history.length")
    page.fill("#size", "81")
    wait_for_fragment(page, "size=81")
    page.fill("#size", "80")
    page.wait_for_timeout(1500)
    assert page.evaluate("history.length") == entries
    assert "#" + fragment(page) == LINK


def test_an_address_written_by_hand_is_followed(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    page.evaluate("location.hash = 'strategy=words&size=33&overlap=x'")
    until(page, "document.querySelector('#size').value === '33'")
    usual = Settings("words", 33)
    assert settings_of(page)["overlap"] == usual.asked_overlap
    assert settings_of(page)["encoding"] == usual.encoding
    assert "overlap “x”" in page.inner_text("#remarks")
    assert fragment(page).startswith("strategy=words&size=33&overlap=64&unit=words")


def test_the_text_is_no_part_of_the_history(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    set_size(page, 50)
    write(page, "typed later")
    page.go_back()
    until(page, "document.querySelector('#size').value === '80'")
    assert text_of(page) == "typed later"


def test_a_jump_within_the_page_leaves_address_and_history(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    entries = page.evaluate("history.length")
    page.focus(".skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "drawing"
    page.click("#tab-table")
    page.focus(".skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "table"
    assert page.evaluate("history.length") == entries
    assert "#" + fragment(page) == LINK


def test_an_address_of_no_part_keeps_the_settings(page: Page, address: str) -> None:
    open_page(page, address, LINK)
    page.evaluate("location.hash = '#nothing'")
    until(page, "location.hash !== '#nothing'")
    assert "#" + fragment(page) == LINK
    assert settings_of(page) == SETTINGS
