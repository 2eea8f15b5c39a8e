"""``concord replay``: a saved game again, from what was submitted."""

from __future__ import annotations

from pathlib import Path

import typer

from engine.anatolia.record import GameRecord
from engine.anatolia.replay import REMEDY, When, parse_when, replay, verify
from engine.cli import DONE
from engine.cli.output import print_json
from engine.errors import RecordError


def _moment(text: str) -> When:
    """The moment that ``--at`` names. A text of another form is a wrong command line."""
    try:
        return parse_when(text)
    except RecordError as error:
        raise typer.BadParameter(f"{error.what}, {error.remedy}", param_hint="'--at'") from error


def replay_game(path: Path, at: str | None, verified: bool) -> int:
    """Verify the game if asked to, then print its state at a phase, or (without either) its result.

    Raises `RecordError` at the first difference between the record and its replay.
    """
    when = None if at is None else _moment(at)
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
