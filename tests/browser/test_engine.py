"""The engine on its own: starting, cutting, giving way to newer settings, coming back."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.engine_page import open_engine, outcome
from tests.browser.waiting import until

Site = tuple[Path, str]


@pytest.fixture
def engine(own_site: Site, page: Page) -> Page:
    """A page with an engine that has started."""
    open_engine(page, *own_site, patience=4000)
    assert outcome(page, "engine.start()") == {"value": None}
    return page


def test_reports_every_byte_that_it_loads(engine: Page) -> None:
    loading = engine.evaluate("states.filter(({ state }) => state === 'loading')")
    assert loading[0] == {"state": "loading", "again": False, "loaded": 0, "total": 0}
    assert loading[-1]["loaded"] == loading[-1]["total"] > 10_000_000
    assert engine.evaluate("states.at(-1)") == {"state": "ready"}


def test_gives_the_places_before_the_figures(engine: Page) -> None:
    result = engine.evaluate(
        """async () => {
          const early = [];
          await engine.open('abcdefghijklmnopqrst');
          const result = await engine.chunk(settings, { onplaces: (places) => early.push(places) });
          const columns = ['starts', 'ends', 'tokens', 'flags'];
          return [early[0].starts.length, result.count, result.figures.chunks,
            ...columns.map((name) => [...result[name]])];
        }"""
    )
    assert result == [3, 3, 3, [0, 8, 16], [10, 18, 20], [3, 3, 1], [0, 0, 0]]


def test_newer_settings_replace_older_ones(engine: Page) -> None:
    results = engine.evaluate(
        """async () => {
          await engine.open('one two three four five '.repeat(5000));
          const cut = (size) => outcome(engine.chunk({ ...settings, size }).then(({ settings }) =>
            settings.size));
          return Promise.all([20, 19, 18, 17, 16].map(cut));
        }"""
    )
    assert [result.get("name") for result in results] == ["AbortError"] * 4 + [None]
    assert results[-1]["value"] == 16


def test_another_document_ends_the_work_on_the_first(engine: Page) -> None:
    first, second = engine.evaluate(
        """async () => {
          await engine.open('a'.repeat(1_000_000));
          const first = outcome(engine.chunk(settings));
          await new Promise((resolve) => setTimeout(resolve, 20));
          await engine.open('short');
          return [await first, await outcome(engine.chunk(settings).then(({ count }) => count))];
        }"""
    )
    assert first["name"] == "AbortError"
    assert second == {"value": 1}


def test_settings_that_cannot_be_used_name_their_field(engine: Page) -> None:
    error = outcome(engine, "engine.chunk({ ...settings, size: 0 })")
    assert (error["name"], error["field"]) == ("SettingsError", "size")


def test_exports_what_was_cut(engine: Page) -> None:
    lines = engine.evaluate(
        """async () => {
          await engine.open('abcdefghijklmnopqrst');
          await engine.chunk(settings);
          const parts = [];
          for await (const part of engine.export('jsonl', 'utf16', 10)) parts.push(part);
          return parts.join('').trim().split('\\n').map(JSON.parse);
        }"""
    )
    assert [(line["start"], line["end"], line["text"]) for line in lines] == [
        (0, 10, "abcdefghij"),
        (8, 18, "ijklmnopqr"),
        (16, 20, "qrst"),
    ]


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param("setTimeout(() => { throw new Error('harm') })", id="throws"),
        pytest.param("setTimeout(() => { for (;;); })", id="hangs"),
        pytest.param("self.close()", id="ends"),
    ],
)
def test_a_worker_that_dies_is_replaced(engine: Page, harm: str, problems: list[str]) -> None:
    engine.evaluate("() => engine.open('abcdefghijklmnopqrst')")
    engine.workers[0].evaluate(harm)
    assert outcome(engine, "engine.chunk(settings).then((result) => result.count)") == {"value": 3}
    assert engine.evaluate("states.some(({ again }) => again)")
    assert engine.evaluate("states.at(-1).state") == "ready"
    problems.clear()


def test_an_encoding_that_failed_to_load_can_be_had_later(
    own_site: Site, engine: Page, problems: list[str]
) -> None:
    folder, _ = own_site
    vocabulary = folder / "vendor" / "tiktoken" / "encoders" / "o200k_base.json"
    kept = vocabulary.read_bytes()
    vocabulary.unlink()
    engine.evaluate("() => engine.open('Some text.')")
    exact = "engine.chunk({ ...settings, encoding: 'o200k_base' })"
    used = f"{exact}.then(({{ settings }}) => settings.encoding)"
    assert outcome(engine, used) == {"value": "estimate"}
    vocabulary.write_bytes(kept)
    assert outcome(engine, used) == {"value": "estimate"}
    engine.evaluate("() => engine.retryEncodings()")
    assert outcome(engine, used) == {"value": "o200k_base"}
    problems.clear()


def test_stops_and_starts_again(engine: Page) -> None:
    engine.evaluate("() => engine.stop()")
    until(engine, "true")
    assert outcome(engine, "engine.start()") == {"value": None}


ROW = "| a | b |\\n"
TABLE = f"'{ROW}|---|---|\\n' + '{ROW}'.repeat(40000)"


@pytest.fixture
def impatient(own_site: Site, page: Page) -> Page:
    """A page with an engine that loses a worker which is silent for long."""
    open_engine(page, *own_site, patience=1500, grace=500)
    assert outcome(page, "engine.start()") == {"value": None}
    return page


def test_long_work_on_one_block_is_told_and_is_not_taken_for_silence(impatient: Page) -> None:
    # One table is read at once, without a look at newer settings: for longer than the patience.
    stages, count = impatient.evaluate(
        f"""async () => {{
          await engine.open({TABLE});
          const stages = [];
          const onprogress = ({{ stage, fraction }}) => stages.push([stage, fraction]);
          const {{ count }} = await engine.chunk({{ ...settings, size: 1000 }}, {{ onprogress }});
          return [stages, count];
        }}"""
    )
    names = list(dict.fromkeys(stage for stage, _ in stages))
    assert names[names.index("Handing the text to Python") :] == [
        "Handing the text to Python",
        "Finding the characters",
        "Counting the document's tokens",
        "Cutting",
        "Counting each chunk's tokens",
        "Looking for what breaks",
        "Reading the Markdown",
        "Trying what would mend them",
    ]
    read = [fraction for stage, fraction in stages if stage == "Reading the Markdown"]
    assert len(read) > 10
    # It is read more than once: for its blocks, and for the headings that some trials ask for.
    assert all(later < 0.05 for earlier, later in pairwise(read) if later < earlier)
    assert count == pytest.approx(400_000 / 998, abs=2)
    assert not impatient.evaluate("states.some(({ again }) => again)")


def test_newer_settings_do_not_wait_for_work_that_cannot_be_left(impatient: Page) -> None:
    results = impatient.evaluate(
        f"""async () => {{
          await engine.open({TABLE});
          let reading;
          const isRead = new Promise((resolve) => {{ reading = resolve; }});
          const onprogress = ({{ stage }}) => stage === 'Reading the Markdown' && reading();
          const older = outcome(engine.chunk({{ ...settings, size: 1000 }}, {{ onprogress }}));
          await isRead;
          const placed = new Promise((resolve) => {{
            engine.chunk({{ ...settings, size: 2000 }}, {{ onplaces: resolve }}).catch(() => {{}});
          }});
          return [(await older).name, (await placed).count, states.some(({{ again }}) => again)];
        }}"""
    )
    assert results[0] == "AbortError"
    assert results[1] == pytest.approx(400_000 / 1998, abs=2)
    assert results[2]
