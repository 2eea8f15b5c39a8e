"""Names of saved games: a number of their own and who is played, in the saves' folder."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

_NUMBERED = re.compile(r"Match (\d+)(?: (.+))?")
UNSAFE = re.compile(r'[\\/:*?"<>|\x00-\x1f]')
"""What a name of a file may not have on one of the three desktops."""


def next_path(folder: Path, humans: Iterable[str]) -> Path:
    """The file of the next match in the folder, as ``Match 3 Lydia.json``: numbers go on from the highest there."""
    taken = [int(found[1]) for path in _games(folder) if (found := _NUMBERED.fullmatch(path.stem))]
    who = " ".join(UNSAFE.sub("", power) for power in humans)
    return folder / f"Match {max(taken, default=0) + 1} {who or 'bots'}.json"


def title_of(path: Path) -> str:
    """The words for a game's file: ``Match 3: Lydia`` for a name of ours, the file's own name for others."""
    found = _NUMBERED.fullmatch(path.stem)
    if found is None:
        return path.stem
    return f"Match {found[1]}: {found[2].replace(' ', ', ')}" if found[2] else f"Match {found[1]}"


def _games(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("Match *.json"))
    except OSError:
        return []
