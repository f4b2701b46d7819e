"""The page as one of the system's apps: installed, opened with files, shared to."""

import base64
import json
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.bench import open_page, open_whole, settle, text_of, write
from tests.browser.conftest import CHROMIUM, new_profile
from tests.browser.test_keeping import until_text_is_kept
from tests.browser.test_opening_files import WORD, wait_for_source
from tests.browser.waiting import until

FORM = """<!doctype html><title>Another app</title><link rel="icon" href="data:,">
<form method="post" enctype="multipart/form-data" action="./share-target">
<input name="title"><textarea name="text"></textarea><input name="url">
<input type="file" name="files" multiple><button>Share</button></form>"""

#: How far the picture of a PNG is from that of its SVG: the mean difference, of 255.
DIFFERENCE = """async ([png, svg, size]) => {
  const pixels = async (src) => {
    const image = new Image(size, size);
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(size, size).getContext('2d');
    canvas.drawImage(image, 0, 0, size, size);
    return { width: image.naturalWidth, data: canvas.getImageData(0, 0, size, size).data };
  };
  const [one, other] = [await pixels(png), await pixels(svg)];
  const apart = one.data.reduce((sum, value, i) => sum + Math.abs(value - other.data[i]), 0);
  return [one.width, apart / one.data.length];
}"""


def share(page: Page, address: str, **fields: object) -> None:
    """Share to the page as the system does: by a form that the browser goes to."""
    page.goto(f"{address}form.html")
    for name, value in fields.items():
        if name == "files":
            page.set_input_files("[name=files]", value)  # type: ignore[arg-type]
        else:
            page.fill(f"[name={name}]", str(value))
    page.click("button")


def test_other_apps_share_to_the_page(app: Page, own_site: tuple[Path, str]) -> None:
    folder, url = own_site
    (folder / "form.html").write_text(FORM)
    open_whole(app, url)
    app.check("#keep-text")
    write(app, "mine")
    until_text_is_kept(app, "mine")

    letter = {"name": "letter.docx", "mimeType": "", "buffer": WORD}
    more = {"name": "more.txt", "mimeType": "text/plain", "buffer": b"more"}
    share(app, url, title="A letter", text="Look", files=[letter, more])
    wait_for_source(app, "letter.docx")
    assert app.url == url
    assert text_of(app) == "## Times\n\nIt left.\n"
    assert "Of the 2 files, the first was taken" in app.inner_text("#remarks")
    app.click("#bring-back")
    assert text_of(app) == "mine"
    app.uncheck("#keep-text")

    share(app, url, title="A thought", text="shared, 😀", url="https://example.org/")
    wait_for_source(app, "A thought")
    assert text_of(app) == "shared, 😀"
    settle(app)
    assert app.locator(".place").count() > 0

    share(app, url, title="Nothing else")
    until(app, "document.querySelector('#open-problem').textContent.includes('neither')")
    app.goto(f"{url}?share=of-long-ago#size=7")
    until(app, "document.querySelector('#open-problem').textContent.includes('Share it again')")
    assert app.url.startswith(f"{url}#")
    assert app.input_value("#size") == "7"


def test_files_are_opened_from_the_system(page: Page, address: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'launchQueue', { value: {"
        "  setConsumer(take) { globalThis.launch = take; } } });"
    )
    open_page(page, address)
    page.evaluate("launch({ targetURL: location.href, files: [] })")
    write(page, "mine")
    page.evaluate(
        """async (content) => {
          const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
          const getFile = async () => new File([bytes], 'letter.docx');
          await launch({ files: [{ getFile }] });
        }""",
        base64.b64encode(WORD).decode(),
    )
    wait_for_source(page, "letter.docx")
    page.click("#bring-back")
    assert text_of(page) == "mine"
    page.evaluate("launch({ files: [{ getFile: async () => { throw new Error('gone'); } }] })")
    until(page, "document.querySelector('#open-problem').textContent.includes('moved')")
    assert text_of(page) == "mine"


def test_the_page_can_be_installed(page: Page, pyodide_address: str, site: Path) -> None:
    page.goto(pyodide_address)
    devtools = page.context.new_cdp_session(page)
    shown = devtools.send("Page.getAppManifest")
    assert shown["errors"] == []
    assert shown["url"] == f"{pyodide_address}manifest.webmanifest"
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The profiles that tests use are private ones.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])

    icons = json.loads((site / "manifest.webmanifest").read_text("utf-8"))["icons"]
    svgs = {"any": "icon.svg", "maskable": "maskable.svg"}
    for icon in icons:
        if icon["type"] != "image/png":
            continue
        size = int(icon["sizes"].partition("x")[0])
        svg = f"static/icons/{svgs[icon.get('purpose', 'any')]}"
        width, apart = page.evaluate(DIFFERENCE, [icon["src"], svg, size])
        assert width == size
        assert apart < 1


def test_the_page_works_where_there_are_no_service_workers(
    page: Page, pyodide_address: str
) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker;")
    open_page(page, f"{pyodide_address}?share=nowhere")
    write(page, "works all the same")
    settle(page)
    assert page.locator(".place").count() > 0
    assert "Share it again" in page.inner_text("#open-problem")


def test_the_page_works_where_the_address_is_not_secure(
    chromium: Browser, pyodide_address: str, problems: list[str]
) -> None:
    browser = chromium.browser_type.launch(
        executable_path=CHROMIUM,
        args=["--no-sandbox", "--host-resolver-rules=MAP host.test 127.0.0.1"],
    )
    address = pyodide_address.replace("127.0.0.1", "host.test")
    page = new_profile(browser, problems, own=(address, "data:", "blob:")).new_page()
    open_page(page, address)
    page.wait_for_timeout(500)
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    browser.close()
