"""The hypothesis profile that these tests run under."""

from tests import profiles as profiles
