"""Two hypothesis profiles: `quick`, the same examples every time, and `long`, new ones.

HYPOTHESIS_PROFILE chooses; without it the profile is `quick`. `long` tries 4,000 examples for each
strategy, unit and encoding against the reference, as many against the laws, and as many in each
further test: more than 300,000, which the report at the end counts.
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
    max_examples=4000,
    deadline=None,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
