"""Property tests measure the rules, not the machine: no deadline for a single example."""

import os

from hypothesis import settings

settings.register_profile("crocetta", deadline=None)
settings.load_profile("crocetta")


def pytest_xdist_auto_num_workers() -> int:
    """One more for every two cores: of three workers one waits for a browser, a process or a clock."""
    cores = os.cpu_count() or 1
    return cores + cores // 2
