"""The user's folders: for data, and those with additional games (`CROCETTA_GAMES`)."""

import os
from pathlib import Path


def data_folder() -> Path:
    """For matches, and the default database of the server."""
    import platformdirs  # kernels import this module, and need nothing but NumPy and Numba

    return platformdirs.user_data_path("crocetta", appauthor=False)


def further_games() -> list[Path]:
    """The folders in `CROCETTA_GAMES`. ValueError if one does not exist."""
    named = [Path(folder) for folder in os.environ.get("CROCETTA_GAMES", "").split(os.pathsep) if folder]
    for folder in named:
        if not folder.is_dir():
            raise ValueError(f"CROCETTA_GAMES names {folder}, which is not a folder")
    return named
