"""Pyodide's standard library, without what nothing in the worker can use.

Left out are whole subjects (mail, XML, networking, debuggers, tests, other processes) and the
codecs of old encodings: the page decodes files itself. tests/build/test_stdlib.py imports all the
rest, module by module.
"""

import zipfile
from collections.abc import Iterable
from pathlib import Path

from . import BuildError
from .archive import pack

NOT_NEEDED = """
    __hello__ __phello__ _markupbase _pyio _pyrepl _strptime antigravity asyncio.__main__
    asyncio.proactor_events asyncio.tools asyncio.windows_events asyncio.windows_utils bdb
    cProfile calendar cmd code colorsys compileall concurrent.futures.interpreter
    concurrent.futures.process concurrent.interpreters configparser ctypes difflib doctest email
    filecmp fileinput ftplib getopt getpass graphlib html.parser http imaplib importlib.metadata
    json.tool logging.config logging.handlers mailbox mimetypes modulefinder multiprocessing
    netrc nturl2path optparse pdb pickletools plistlib poplib profile pstats pty py_compile
    pyclbr pydoc quopri sched shelve smtplib socketserver sqlite3 sre_compile sre_constants
    sre_parse symtable tabnanny this timeit tomllib trace tty unittest urllib.request
    urllib.robotparser uuid wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""

CODECS_NEEDED = """
    __init__ aliases ascii charmap cp437 latin_1 raw_unicode_escape undefined unicode_escape
    utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_8 utf_8_sig
"""

#: Modules and packages that are left out, with all that is in them.
LEFT_OUT = frozenset(NOT_NEEDED.split())

#: The codecs that stay: Python's own, and the one of zip files (cp437).
CODECS = frozenset(CODECS_NEEDED.split())


def write(source: Path, target: Path) -> None:
    """Write what stays of the archive `source`."""
    with zipfile.ZipFile(source) as library:
        names = [name for name in library.namelist() if name.endswith(".py")]
        if unknown := sorted(LEFT_OUT - set(prefixes(names))):
            raise BuildError(f"Pyodide's library has no {', '.join(unknown)} to leave out.")
        pack(target, ((name, library.read(name)) for name in sorted(names) if stays(name)))


def stays(name: str) -> bool:
    """Whether a file of the archive is still there.

    >>> stays("json/decoder.py"), stays("json/tool.py"), stays("email/mime/text.py")
    (True, False, False)
    >>> stays("encodings/utf_8.py"), stays("encodings/big5.py")
    (True, False)
    """
    folder, _, file = name.removesuffix(".py").partition("/")
    if folder == "encodings":
        return file in CODECS
    return LEFT_OUT.isdisjoint(prefixes([name]))


def prefixes(names: Iterable[str]) -> list[str]:
    """The modules that files are, and the packages that they are in, by their dotted names.

    >>> prefixes(["email/mime/text.py"])
    ['email', 'email.mime', 'email.mime.text']
    """
    found = []
    for name in names:
        parts = name.removesuffix(".py").removesuffix("/__init__").split("/")
        found += [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return found
