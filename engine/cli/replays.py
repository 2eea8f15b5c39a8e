"""``concord replay``: a saved game again, from what was submitted."""

from __future__ import annotations

from pathlib import Path

from engine.anatolia.record import GameRecord
from engine.anatolia.replay import REMEDY, parse_when, replay, verify
from engine.cli import DONE
from engine.cli.output import print_json
from engine.errors import RecordError


def replay_game(path: Path, at: str | None, verified: bool) -> int:
    """Verify the game if asked to, then print its state at a phase, or (without either) its result.

    Raises `RecordError` at the first difference between the record and its replay.
    """
    when = None if at is None else parse_when(at)
    record = GameRecord.load(path)
    if verified:
        difference = verify(record)
        if difference is not None:
            raise RecordError("the replay differs from the saved game", f"{path}, {difference}", REMEDY)
    if when is not None:
        print_json(replay(record, when).spectator_state())
    elif verified:
        print(f"{path}: {len(record.phases)} phases, all as recorded.")
    else:
        print_json(replay(record).result())
    return DONE
