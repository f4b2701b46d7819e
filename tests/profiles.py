"""Two hypothesis profiles: `quick`, the same examples every time, and `long`, new ones.

HYPOTHESIS_PROFILE chooses; without it the profile is `quick`. `long` tries more than 100,000
examples over all the strategies, units, encodings and kinds of text.
"""

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "quick",
    max_examples=100,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "long",
    max_examples=10000,
    deadline=None,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
