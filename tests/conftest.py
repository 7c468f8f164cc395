"""Every sentence has to fit its arguments, and Hypothesis tries the same examples on every run.

HYPOTHESIS_PROFILE=explore looks for new ones, and for longer.
"""

import os

from hypothesis import HealthCheck, settings

from oldtricks.words import reader

for name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"  # the command line speaks English here, whatever its developer speaks

reader.strict = True  # a sentence that lacks a word is an error here

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("same"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
