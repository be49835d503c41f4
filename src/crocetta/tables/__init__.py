"""A table as a pure value: commands decide entries, entries fold into the table, and each viewer is told a part.

No input, no output, no clock and no randomness of its own: time, seeds and names come in with the commands.
"""
