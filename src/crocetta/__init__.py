"""Crocetta: three treasure games to play, host and study."""
