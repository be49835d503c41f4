"""Folders of the user: for data, and those with further games (`CROCETTA_GAMES`)."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Matches, and the database of the table in the browser."""
    import platformdirs  # kernels come by here, and need nothing but NumPy and Numba

    return platformdirs.user_data_path("crocetta", appauthor=False)


def further_games() -> list[Path]:
    """The folders that `CROCETTA_GAMES` names. ValueError if there is no such folder."""
    named = [Path(folder) for folder in os.environ.get("CROCETTA_GAMES", "").split(os.pathsep) if folder]
    for folder in named:
        if not folder.is_dir():
            raise ValueError(f"CROCETTA_GAMES names {folder}, which is not a folder")
    return named
