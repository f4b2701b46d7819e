#!/usr/bin/env python3
"""Build, serve, test and measure the chunking visualizer; `--help` lists the commands.

Needs Python 3.11 or newer with nothing installed, and Node.js with npm. Everything else (the
virtual environment, the npm packages, the vocabularies) is made here, in this folder.
"""

import argparse
import sys

if sys.version_info < (3, 11):  # noqa: UP036 -- older Pythons must get a clear line, not a traceback
    sys.exit("Python 3.11 or newer is needed; this is Python " + sys.version.split()[0] + ".")

from building import DIST, BuildError, checks, environment, server, site, sizes

COMMANDS = {
    "serve": "set up what is missing, build, serve dist/ on a loopback address (the default)",
    "build": "set up what is missing and build dist/",
    "test": "build, then run every check; further arguments go to pytest",
    "bench": "build, then measure; further arguments go to pytest",
    "clean": "remove everything that this script made",
}


def read_arguments() -> tuple[argparse.Namespace, list[str]]:
    """The command with its options, and the arguments to hand on to pytest."""
    listing = "\n".join(f"  {name:6} {meaning}" for name, meaning in COMMANDS.items())
    parser = argparse.ArgumentParser(
        description=f"{(__doc__ or '').splitlines()[0]}\n\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="?", choices=COMMANDS, default="serve", metavar="command")
    parser.add_argument("--port", type=int, default=8642, help="serve: the first port to try")
    parser.add_argument("--no-open", action="store_true", help="serve: open no browser")
    parser.add_argument("--long", action="store_true", help="test: what takes long, too")
    options, rest = parser.parse_known_args()
    if not 0 < options.port < 65536 - server.PORTS_TO_TRY:
        parser.error(f"there is no port {options.port} to try {server.PORTS_TO_TRY} from.")
    if rest and options.command not in ("test", "bench"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    return options, rest


def main() -> int:
    """Run one command; its exit status."""
    options, rest = read_arguments()
    try:
        if options.command == "clean":
            environment.clean()
            return 0
        environment.prepare(with_tools=options.command in ("test", "bench"))
        site.build()
        if options.command == "build":
            sizes.report(DIST)
        elif options.command == "serve":
            server.serve(options.port, open_browser=not options.no_open)
        elif options.command == "test":
            return checks.test(rest, long=options.long)
        elif options.command == "bench":
            return checks.bench(rest)
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
