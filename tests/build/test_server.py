"""The static server."""

import http.client
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from building import server


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    for name in ("index.html", "a.mjs", "b.js", "c.wasm", "d.css"):
        (tmp_path / name).write_text(name)
    host = server.listen(tmp_path, prefix="/some/path")
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://{server.HOST}:{host.server_port}"
    host.shutdown()
    host.server_close()


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("a.mjs", "text/javascript"),
        ("b.js", "text/javascript"),
        ("c.wasm", "application/wasm"),
        ("d.css", "text/css"),
    ],
)
def test_gives_the_types_that_browsers_insist_on(address: str, file: str, kind: str) -> None:
    with urllib.request.urlopen(f"{address}/some/path/{file}") as response:
        assert response.headers["Content-Type"] == kind


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/some/path/none", "/some/path/../../etc/passwd"]
)
def test_gives_nothing_outside_its_folder(address: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address + path)


def test_ends_its_connections_with_itself(tmp_path: Path) -> None:
    host = server.listen(tmp_path)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    connection = http.client.HTTPConnection(server.HOST, host.server_port, timeout=10)
    connection.request("GET", "/")
    connection.getresponse().read()
    host.shutdown()
    host.server_close()
    assert connection.sock.recv(1) == b""


def test_takes_the_next_free_port() -> None:
    with socket.create_server((server.HOST, 0)) as busy:
        port = busy.getsockname()[1]
        host = server.next_free(port)
        try:
            assert host.server_port > port
        finally:
            host.server_close()
