"""What Chromium itself says of network and disk: its network log and its profile's files."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path

NO_ORIGIN = "not an origin"


class NetLog:
    """The log that Chromium writes with `--log-net-log` and `--net-log-capture-mode=Everything`."""

    ARGUMENTS = ("--net-log-capture-mode=Everything",)

    def __init__(self, file: Path) -> None:
        log = json.loads(file.read_text("utf-8"))
        self._events = log["events"]
        self._types = {number: name for name, number in log["constants"]["logEventTypes"].items()}

    def requests(self) -> list[str]:
        """The URL of every request of a page or a worker; the browser's own have no origin."""
        return [
            event["params"]["url"]
            for event in self._named("URL_REQUEST_START_JOB")
            if event.get("params", {}).get("initiator", NO_ORIGIN) != NO_ORIGIN
        ]

    def sent(self) -> bytes:
        """All bytes that went to a socket, headers and bodies."""
        kinds = ("SOCKET_BYTES_SENT", "UDP_BYTES_SENT", "SSL_SOCKET_BYTES_SENT")
        return b"".join(
            base64.b64decode(event["params"]["bytes"])
            for kind in kinds
            for event in self._named(kind)
        )

    def _named(self, kind: str) -> Iterator[dict[str, dict[str, str]]]:
        return (event for event in self._events if self._types[event["type"]] == kind)


def files_with(folder: Path, words: str) -> list[str]:
    """The files under a folder that hold these words, in UTF-8 or in UTF-16."""
    forms = (words.encode(), words.encode("utf-16-le"))
    return [
        str(file.relative_to(folder))
        for file in sorted(folder.rglob("*"))
        if file.is_file()
        and not file.is_symlink()
        and any(form in file.read_bytes() for form in forms)
    ]
