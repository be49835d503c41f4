"""Where the things of a user lie."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Matches, and the database of the table in the browser."""
    return platformdirs.user_data_path("crocetta", appauthor=False)
