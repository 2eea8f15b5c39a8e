"""The ledger of a colony's store as a table: who was asked what, when, and what came of each attempt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import typer

from engine.cli import DONE
from engine.cli.colony_page import plain_text
from engine.cli.output import print_json, print_note
from engine.colony import store_file
from engine.colony.store import Store
from engine.colony.threads import CORE
from engine.errors import StateError
from engine.minds.ledger import Attempt, State

HEAD = ("number", "tick", "epoch", "timeline", "mind", "answers", "for", "state", "tokens in", "out", "seconds")
RIGHT = ("number", "tick", "epoch", "tokens in", "out", "seconds")
"""Columns of numbers."""
MOST = 60
"""Letters of a cell."""


def show_attempts(path: Path, mind: str | None, timeline: str | None, state: str | None, as_json: bool) -> int:
    """The attempts of a store, in the order in which they were made. Raises `ConcordError`."""
    if state is not None and state not in get_args(State):
        raise typer.BadParameter(f"'{state}' is none of {', '.join(get_args(State))}", param_hint="'--state'")
    with Store.open(path, write=False) as store:
        if timeline is not None:
            store.timeline(timeline)
        minds = [*(pawn.id for pawn in store.scenario.form.pawns), CORE]
        if mind is not None and mind not in minds:
            raise StateError(f"there is no mind {mind!r:.64}", str(path), f"choose one of {', '.join(minds)}")
        with store_file.guarded(path), store_file.whole(path, "the ledger"):
            rows = list(_rows(store.attempts.attempts(), store.timelines_of_epochs()))
    asked = {"mind": mind, "timeline": timeline, "state": state}
    rows = [row for row in rows if all(value is None or row[key] == value for key, value in asked.items())]
    if as_json:
        print_json(rows)
    elif rows:
        print("\n".join(_table([HEAD, *map(_cells, rows)])))
    else:
        print_note(f"there is no such attempt in {path}")
    return DONE


def _rows(attempts: Iterable[Attempt], timelines: dict[int, str]) -> Iterator[dict[str, Any]]:
    """Each attempt as `concord schema colony-attempts` describes it; its number counts all of the store."""
    for number, attempt in enumerate(attempts, 1):
        failure, context = attempt.failure, attempt.context
        yield {
            "number": number,
            "attempt": attempt.id,
            "tick": context["tick"],
            "epoch": context["epoch"],
            "timeline": timelines.get(context["epoch"]),
            "mind": attempt.mind,
            "spec": attempt.spec,
            "aim": context["aim"],
            "causes": context["causes"],
            "digest": attempt.digest,
            "state": attempt.state,
            "stage": None if failure is None else failure.stage,
            "why": attempt.discarded if failure is None else failure.diagnostic,
            "reply": attempt.value,
            "tokensIn": attempt.usage.tokens_in,
            "tokensOut": attempt.usage.tokens_out,
            "seconds": attempt.elapsed_s,
        }


def _cells(row: dict[str, Any]) -> list[str]:
    state = row["state"] if row["stage"] is None else f"failed at {row['stage']}"
    words = state if row["why"] is None else f"{state}: {row['why']}"
    plain = [row[key] for key in ("number", "tick", "epoch", "timeline", "mind", "spec", "aim")]
    values = [*plain, words, row["tokensIn"], row["tokensOut"], f"{row['seconds']:.2f}"]
    return ["-" if value is None else _bounded(plain_text(str(value))) for value in values]


def _bounded(text: str) -> str:
    return text if len(text) <= MOST else f"{text[: MOST - 1]}…"


def _table(lines: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines in columns, numbers to the right and words to the left."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = zip(HEAD, line, widths, strict=True)
        shown = [cell.rjust(width) if name in RIGHT else cell.ljust(width) for name, cell, width in cells]
        yield "  ".join(shown).rstrip()
