"""The built site, for the tests that look at it or open it in a browser."""

from pathlib import Path

import pytest

from building import site as building_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site, built once for the whole run."""
    folder = tmp_path_factory.mktemp("built") / "site"
    building_site.build(folder)
    return folder
