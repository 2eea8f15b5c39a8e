"""``concord board``: what a board is made of, and what is wrong with one."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.anatolia.board import Board, build_board, load_board
from engine.anatolia.board_check import faults_of
from engine.cli import DONE, REFUSED
from engine.cli.output import error_line, print_json
from engine.files import read_json

REMEDY = "correct this place of the file"


def show(name: str | None, as_json: bool) -> None:
    """Print a board: as a table for people, or the ``map`` of the state schema with powers, rows and hex size."""
    board = load_board(name)
    if as_json:
        print_json(board_json(board))
    else:
        _print_tables(board)


def board_json(board: Board) -> dict[str, Any]:
    """``map`` of the state schema plus ``powers``, ``rows`` and ``hexSize`` (`contract: board show --json`)."""
    return {**board.map_json(), "powers": list(board.powers), "rows": list(board.rows), "hexSize": board.hex_size}


def check(path: Path) -> int:
    """One line on stderr for each fault of a board file; status 1 if there is any."""
    data = read_json(path)
    if not isinstance(data, Mapping):
        print(error_line("a board is a JSON object", str(path), REMEDY), file=sys.stderr)
        return REFUSED
    faults = faults_of(data)
    for fault in faults:
        print(error_line(fault.what, f"{path}, {fault.where}", REMEDY), file=sys.stderr)
    if faults:
        return REFUSED
    print(f"{path}: no faults. {_summary(build_board(data))}")
    return DONE


def _summary(board: Board) -> str:
    form = "hexed" if board.hexed else "a graph"
    return (
        f"{board.name}, {form}: {len(board.provinces)} provinces, {len(board.centres)} centres "
        f"({board.centres_to_win} to win), {len(board.powers)} powers, {len(board.start)} start units."
    )


def _print_tables(board: Board) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(_summary(board))
    console.print()
    powers = Table("Power", "Homes", "Start units", box=None, pad_edge=False)
    for power in board.powers:
        units = ", ".join(f"{u.type} {board.by_id[u.at].name}" for u in board.start if u.power == power)
        powers.add_row(power, ", ".join(board.by_id[p].name for p in board.homes[power]) or "–", units or "–")
    console.print(powers)
    console.print()
    table = Table("Id", "Province", "Type", "Centre", "Next to", box=None, pad_edge=False)
    for province in board.provinces:
        kind = "coast" if province.coastal else province.type
        centre = province.home or ("neutral" if province.sc else "–")
        table.add_row(province.id, province.name, kind, centre, " ".join(board.adjacency[province.id]))
    console.print(table)
