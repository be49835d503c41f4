"""Property tests measure the rules, not the machine: no deadline for a single example.

Servers under test do not compile kernels beside themselves; the tests of that say so.
"""

import os

from hypothesis import settings

os.environ.setdefault("CROCETTA_WARM_UP", "off")

settings.register_profile("crocetta", deadline=None)
settings.load_profile("crocetta")
