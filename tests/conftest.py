"""Property tests measure the rules, not the machine: no deadline for a single example."""

from hypothesis import settings

settings.register_profile("crocetta", deadline=None)
settings.load_profile("crocetta")
