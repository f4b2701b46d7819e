"""The built site with CPython for its Python: the whole page at work, without Pyodide's start.

Everything is the site's own, down to the worker's Python file; only what lets PyScript make a
worker is another (cpython-worker.js), and asks this server instead. Pyodide itself, and that its
chunks are the same, is proven by the tests that open the page at `pyodide_address`.
"""

import asyncio
import base64
import importlib.util
import inspect
import json
import os
import shutil
import sys
import threading
import traceback
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from unittest.mock import patch

from building import ROOT, server, service_worker
from chunker.platform import TokenizerUnavailableError, native
from chunker.progress import Progress
from chunker.settings import ENCODINGS

WORKER = ROOT / "chunker" / "page" / "worker.py"
REPLACED = Path("static", "engine", "make-worker.js")
REPLACEMENT = Path(__file__).with_name("cpython-worker.js")
CALLS = "/python"


class Worker:
    """The worker's Python file with a document of its own; calls wait for each other."""

    def __init__(self) -> None:
        self._reports: list[tuple[str, float]] = []
        self._lock = threading.Lock()
        self._module = load(self._report)
        self.names: list[str] = self._module.__export__

    def call(self, name: str, *values: object) -> dict[str, object]:
        """What a function gives, and what it has reported meanwhile."""
        with self._lock:
            self._reports.clear()
            value = getattr(self._module, name)(*values)
            if inspect.iscoroutine(value):
                value = asyncio.run(value)
            return {"value": value, "reports": [*self._reports]}

    def _report(self, progress: Progress) -> None:
        self._reports.append((progress.stage, progress.fraction))


def load(report: object) -> ModuleType:
    """The worker's Python file, run anew, with CPython in the place of the browser."""
    browser = SimpleNamespace(report=report, load_tokenizer=load_tokenizer, to_js=lambda it: it)
    js = SimpleNamespace(Object=SimpleNamespace(new=SimpleNamespace))
    spec = importlib.util.spec_from_file_location("worker_on_cpython", WORKER)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, {"js": js, "chunker.platform.browser": browser}):  # type: ignore[dict-item]
        spec.loader.exec_module(module)
    return module


async def load_tokenizer(encoding: str) -> str:
    """Load a tokenizer; give "" once it is there, else why it cannot be had."""
    try:
        native.tokenizer(encoding)
    except TokenizerUnavailableError as error:
        return str(error)
    return ""


def as_json(value: object) -> object:
    """An object or an array of numbers in a form that cpython-worker.js reads."""
    if isinstance(value, array):
        kind = "Uint8Array" if value.typecode == "B" else "Int32Array"
        return {"kind": kind, "bytes": base64.b64encode(value.tobytes()).decode()}
    return vars(value)


class Handler(server.Handler):
    """Serves the site, and answers the calls of its pages."""

    workers: dict[str, Worker]

    def __init__(self, *args: object, workers: dict[str, Worker], **options: str) -> None:
        self.workers = workers
        super().__init__(*args, **options)

    def do_POST(self) -> None:  # noqa: N802 -- http.server calls it so
        """Answer a call, or begin and end a worker."""
        if self.path != f"{self.prefix}{CALLS}":
            self.send_error(405)
            return
        content = self.rfile.read(int(self.headers["Content-Length"]))
        answer = json.dumps(self._answer(*json.loads(content)), default=as_json).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def _answer(self, name: str, worker: str, *values: object) -> dict[str, object]:
        if name == "new":
            self.workers[worker] = Worker()
            return {"value": self.workers[worker].names}
        try:
            return self.workers[worker].call(name, *values)
        except Exception:
            return {"error": traceback.format_exc()}


def stand_in(site: Path, folder: Path) -> None:
    """Make a copy of a site that asks this process; its service worker knows that it differs."""
    shutil.copytree(site, folder, copy_function=os.link)
    (folder / REPLACED).unlink()
    shutil.copyfile(REPLACEMENT, folder / REPLACED)
    (folder / "sw.js").unlink()
    service_worker.write(folder)


@contextmanager
def served_with_cpython(site: Path, folder: Path, prefix: str) -> Iterator[str]:
    """The address of a site whose pages are cut by this process, while a server gives it out.

    What is served is a copy of the site, made in `folder`.
    """
    stand_in(site, folder)
    for encoding in ENCODINGS:
        if encoding != "estimate":
            native.tokenizer(encoding)  # before several threads ask for it at once
    options = {"directory": str(folder), "prefix": prefix, "workers": {}}
    with server.Server((server.HOST, 0), partial(Handler, **options)) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://{server.HOST}:{host.server_port}{prefix}/"
        host.shutdown()
