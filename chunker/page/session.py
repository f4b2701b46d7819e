"""One document and one job on it at a time, done in short steps: what the page drives."""

import time
from collections.abc import Callable, Iterator

from ..cutting import cut
from ..document import Document
from ..export import FORMATS
from ..findings import Finding, find
from ..progress import Progress, Task
from ..result import Chunking
from ..settings import Settings

CHARACTER_LIMIT = 10_000_000
"""The longest document the page reads, in UTF-16 code units."""

CHUNK_LIMIT = 1_000_000
"""The most chunks the page makes: beside a long document, more would not fit its memory."""


class Session:
    """Holds the document; starts, continues and replaces the job of chunking it."""

    def __init__(self, report: Callable[[Progress], object] = lambda _: None) -> None:
        """``report`` hears of each stage as it begins, within a step, too."""
        self._report = report
        self._stage = ""
        self.document = Document("")
        self.chunking: Chunking | None = None
        """The last chunking whose places are known."""
        self.counted = False
        """Whether its tokens are counted, too."""
        self.findings: list[Finding] | None = None
        """Its findings, once they are known."""
        self._job: Iterator[Progress] = iter(())

    def open(self, text: str) -> None:
        """Take another document; whatever job is running is dropped."""
        self.document = Document(text)
        self.chunking, self.counted, self.findings = None, False, None
        self._job = iter(())

    def begin(self, settings: Settings) -> None:
        """Start to chunk the document; whatever job is running is dropped."""
        self.findings = None
        self._stage = ""
        self._job = self._work(settings)

    def step(self, seconds: float) -> Progress | None:
        """Work for about so long, or until something more is known; None once all is done.

        What is measured over the whole document at once is not broken off: such a step is longer.
        """
        until = time.monotonic() + seconds
        before = (self.chunking, self.counted)
        for progress in self._job:
            if (self.chunking, self.counted) != before or time.monotonic() >= until:
                return progress
            if progress.stage != self._stage:
                # It may be long and give no sign before its end.
                self._stage = progress.stage
                self._report(progress)
        return None

    def export(self, name: str, offsets: str) -> Iterator[str]:
        """The last chunking in the format of that name, in parts."""
        if self.chunking is None:
            raise RuntimeError("nothing has been chunked yet")
        return FORMATS[name](self.chunking, offsets)

    def _work(self, settings: Settings) -> Task[None]:
        chunking = yield from cut(self.document, settings, CHUNK_LIMIT)
        self.chunking, self.counted = chunking, False
        yield from chunking.count_tokens()
        self.counted = True
        self.findings = yield from find(chunking)
