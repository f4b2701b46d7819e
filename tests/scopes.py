"""What a worker of pytest-xdist takes at once."""

import re

from xdist.scheduler import LoadScopeScheduling

ENGINE = re.compile(r"/engines/.*\b(chromium|firefox|webkit)\b")


class Scopes(LoadScopeScheduling):
    """Gives a worker a module at a time, of tests/browser/engines all tests of one browser."""

    def _split_scope(self, nodeid: str) -> str:
        engine = ENGINE.search(nodeid)
        return engine[1] if engine else str(super()._split_scope(nodeid))
