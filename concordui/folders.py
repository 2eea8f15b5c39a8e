"""Where the window keeps its things: settings, saved games, a person's bots, logs. One value: tests move all of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP = "concord"


@dataclass(frozen=True, slots=True)
class Folders:
    """`config` holds settings, `data` what the window remembers, `logs` traces; `saves` and `bots` are defaults."""

    config: Path
    data: Path
    saves: Path
    bots: Path
    logs: Path

    @classmethod
    def of_user(cls) -> Folders:
        """The folders that the system gives to the user's programs."""
        data = Path(platformdirs.user_data_dir(APP, appauthor=False))
        return cls(
            config=Path(platformdirs.user_config_dir(APP, appauthor=False)),
            data=data,
            saves=data / "saves",
            bots=data / "bots",
            logs=Path(platformdirs.user_log_dir(APP, appauthor=False)),
        )

    @classmethod
    def under(cls, folder: Path) -> Folders:
        """All of them inside one folder (the self-test's and a portable copy's)."""
        return cls(folder / "config", folder / "data", folder / "saves", folder / "bots", folder / "logs")
