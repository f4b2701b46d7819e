"""A page of the site that holds nothing but a long list of numbered items."""

from playwright.sync_api import Page

HTML = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>A long list</title><link rel="icon" href="data:,"></head><body></body></html>"""

SCRIPT = """async ({ count, heights, view }) => {
  const { LongList } = await import(new URL('static/page/lists/long-list.js', document.baseURI));
  document.body.replaceChildren();
  const scroller = document.body.appendChild(document.createElement('div'));
  const list = scroller.appendChild(document.createElement('div'));
  Object.assign(scroller.style,
    { height: `${view}px`, overflow: 'auto', position: 'relative', overflowAnchor: 'none' });
  list.style.boxSizing = 'border-box';
  scroller.tabIndex = 0;
  const heightOf = (i) => heights[0] + ((i * 7919) % (heights[1] - heights[0] + 1));
  const items = new LongList({ scroller, list, draw(index) {
    const item = document.createElement('div');
    item.dataset.index = index;
    item.style.height = `${heightOf(index)}px`;
    item.append(document.createElement('button'));
    return item;
  } });
  items.show(count);
  const edgeOf = (element) => element.getBoundingClientRect().top;
  const topOf = (item) => edgeOf(item) - edgeOf(scroller);
  const frame = () => new Promise(requestAnimationFrame);
  const frames = async () => { await frame(); await frame(); };
  globalThis.t = {
    items, list, scroller, frames,
    /** The items in sight: index and top of each. */
    seen: () => [...list.children].map((item) => [Number(item.dataset.index), topOf(item)])
      .filter(([index, top]) => top < scroller.clientHeight && top + heightOf(index) > 0),
    /** Why the list is not as it must be; '' when it is. */
    wrong() {
      const children = [...list.children];
      const first = Number(children[0].dataset.index);
      const isNext = (item, i) => Number(item.dataset.index) === first + i;
      if (!children.every(isNext)) return 'out of order';
      const last = first + children.length - 1;
      const [top, bottom] = [topOf(children[0]), topOf(children.at(-1)) + heightOf(last)];
      if (top > 0.5) return `blank above: ${top} at ${scroller.scrollTop}`;
      const isAll = first === 0 && last === count - 1;
      if (bottom < scroller.clientHeight - 0.5 && !isAll) return `blank below: ${bottom}`;
      if (children.length > 40 + 4 * scroller.clientHeight / heights[0]) return 'too many items';
      if (list.offsetHeight > 9e6) return 'too high';
      const isStart = scroller.scrollTop < 1;
      if (isStart && (first !== 0 || Math.abs(top) > 1)) return 'the top is not the first item';
      const isEnd = scroller.scrollTop > scroller.scrollHeight - scroller.clientHeight - 1;
      if (isEnd && last !== count - 1) return 'the bottom is not the last item';
      return '';
    },
    async scrollBy(distance) {
      scroller.scrollTop += distance;
      await frames();
    },
  };
}"""


def open_list(
    page: Page, address: str, count: int, heights: tuple[int, int] = (20, 220), view: int = 600
) -> None:
    """Open a list of `count` items, each as high as its index makes it, within `heights`."""
    page.route("**/list.html", lambda route: route.fulfill(body=HTML, content_type="text/html"))
    page.goto(f"{address}list.html")
    page.evaluate(SCRIPT, {"count": count, "heights": heights, "view": view})
