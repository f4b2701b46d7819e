"""A plain static server on a loopback address, for people and for the browser tests."""

import os
import socket
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from . import DIST, BuildError

HOST = "127.0.0.1"
PORTS_TO_TRY = 100

#: The media types that browsers insist on, whatever the system's own table says.
TYPES = {
    **SimpleHTTPRequestHandler.extensions_map,
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Serves files under a path prefix, quietly."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, *args: object, prefix: str = "", **options: object) -> None:
        self.prefix = prefix
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file for a URL path; what is not under the prefix is not found."""
        if not path.startswith(f"{self.prefix}/"):
            return str(Path(self.directory) / "not-found")
        return super().translate_path(path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Have each file asked for again, so that a new build is found at once."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing about each request."""


class Server(ThreadingHTTPServer):
    """Answers several requests at once; a browser that hangs up is no error.

    Closing it hangs up, too: browsers keep connections for further requests.
    """

    def __init__(self, *args: Any) -> None:
        self.connections: set[socket.socket] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer on a connection, and remember it while it lasts."""
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Forget a connection that has ended."""
        self.connections.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Stop listening and end all connections."""
        super().server_close()
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Show what went wrong, unless it is that the other side has gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def listen(directory: Path, port: int = 0, prefix: str = "") -> Server:
    """A server of `directory` under `prefix` ('' or '/some/path'); port 0 is any free one."""
    return Server((HOST, port), partial(Handler, directory=str(directory), prefix=prefix))


def serve(port: int, *, open_browser: bool) -> None:
    """Serve dist/ on the first free port from `port` on, until Ctrl+C."""
    server = next_free(port)
    address = f"http://{HOST}:{server.server_port}/"
    print(f"\n  The chunking visualizer is at {address}\n  Ctrl+C ends it.\n", flush=True)
    if open_browser and has_desktop():
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def has_desktop() -> bool:
    """Whether a browser would open a window, and not take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def next_free(port: int) -> Server:
    """A server of dist/ on the first port from `port` on that nobody uses."""
    for candidate in range(port, port + PORTS_TO_TRY):
        try:
            return listen(DIST, candidate)
        except OSError:
            continue
    raise BuildError(f"no port from {port} to {port + PORTS_TO_TRY - 1} is free.")
