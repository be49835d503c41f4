from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _a_window_of_80_columns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And a data folder that no other match lies in."""
    for name in ("XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
