"""The command line: ``python -m chunker FILE`` prints a text's chunks."""

import argparse
import os
import re
import sys
from pathlib import Path

from .cutting import chunk
from .export import FORMATS, OFFSETS
from .settings import ENCODINGS, OPTION_LABELS, UNITS, Settings, SettingsError
from .strategies import OPTIONS, STRATEGIES

_FILES = {b"PK\x03\x04": "a Word file or another archive", b"%PDF-": "a PDF file"}
"""What files that hold no plain text begin with."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and give its exit code: 0, or 2 for arguments that cannot be used."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        settings = Settings(
            strategy=options.strategy,
            size=options.size,
            overlap=options.size // 8 if options.overlap is None else options.overlap,
            unit=options.unit or "",
            encoding=options.encoding,
            **{option: getattr(options, option) for option in OPTIONS},
        )
        if options.unit not in (None, *STRATEGIES[options.strategy].units):
            message = f"--strategy {options.strategy} allows only --unit {settings.unit}"
            raise SettingsError("unit", message)
        text = _read(options.file)
    except (SettingsError, OSError, UnicodeError, _NotTextError) as error:
        return _refuse(error)
    if options.file.lower().endswith((".html", ".htm", ".xhtml")):
        print(f"chunker: the HTML source itself is cut. {_USE_THE_PAGE}", file=sys.stderr)
    chunking = chunk(text, settings)
    for notice in chunking.notices:
        print(f"chunker: {notice.text}", file=sys.stderr)
    try:
        for part in FORMATS[options.format](chunking, options.offsets):
            sys.stdout.buffer.write(part.encode())
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads the output, such as head, has enough; spare the flush at exit the same.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _whole(written: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,20}", written):
        raise argparse.ArgumentTypeError(f"must be a whole number, not {written!r}")
    return int(written)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"chunker: {message} (see --help)\n")


def _parser() -> argparse.ArgumentParser:
    usual = Settings()
    parser = _Parser(prog="chunker", description="Cut a UTF-8 text into chunks and print them.")
    parser.add_argument("file", metavar="FILE", help="the text; - for standard input")
    parser.add_argument("--strategy", choices=STRATEGIES, default=usual.strategy)
    parser.add_argument(
        "--size", type=_whole, default=usual.size, metavar="N", help=f"default: {usual.size}"
    )
    parser.add_argument(
        "--overlap", type=_whole, metavar="N", help="default: an eighth of the size"
    )
    parser.add_argument("--unit", choices=UNITS, help="default: the strategy's usual one")
    parser.add_argument("--encoding", choices=ENCODINGS, default=usual.encoding)
    for option, label in OPTION_LABELS.items():
        names = [strategy.name for strategy in STRATEGIES.values() if option in strategy.options]
        parser.add_argument(
            f"--{option.replace('_', '-')}",
            action="store_true",
            help=f"{label[0].lower()}{label[1:]}: {', '.join(names)}",
        )
    parser.add_argument("--format", choices=FORMATS, default="jsonl")
    parser.add_argument("--offsets", choices=OFFSETS, default="utf16", help="unit of the offsets")
    return parser


_USE_THE_PAGE = "To cut what a reader sees, open it in the page and download its text as Markdown."


class _NotTextError(Exception):
    """A file of a kind that only the page reads."""


def _read(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    for beginning, kind in _FILES.items():
        if data.startswith(beginning):
            raise _NotTextError(f"this looks like {kind}. {_USE_THE_PAGE}")
    return data.decode()


def _refuse(error: Exception) -> int:
    if isinstance(error, UnicodeDecodeError):
        message = f"the text is not UTF-8 (byte {error.start}). {_USE_THE_PAGE}"
    elif isinstance(error, OSError):
        message = f"{error.filename}: {error.strerror}"
    else:
        message = str(error)
    print(f"chunker: {message}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
