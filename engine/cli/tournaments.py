"""``concord tournament``: many matches, seats rotated, with a bar while it runs and a table at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def add_commands(app: typer.Typer) -> None:
    """Put the command into the program."""
    app.command("tournament")(tournament)


def tournament(
    spec: Annotated[Path, typer.Argument(metavar="SPEC.toml", help="Entrants, games, years, seeds.", readable=False)],
    games: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many games, in place of the spec's.", show_default=False)
    ] = None,
    executor: Annotated[
        str, typer.Option(metavar="local|dask://HOST:PORT", help="Where games are played: here, or on a Dask cluster.")
    ] = "local",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Folder for the results; SPEC-results unless said.", show_default=False, readable=False
        ),
    ] = None,
) -> int:
    """Play many matches between bots and say who is how strong, and how surely.

    Every entrant plays every power equally often. DIR gets each game as it ends (games.jsonl), then tables (CSV),
    result.json, plots.svg and index.html. An interrupted tournament goes on when the same command is run again.
    'concord schema tournament' describes SPEC.toml.

    \b
    Example:
      printf 'entrants = ["house.greedy", "house.random"]\\nyears = 4\\n' > my.toml
      concord tournament my.toml --games 2
    """
    from engine.cli.tournament_run import Options, run_tournament

    return run_tournament(Options(spec=spec, games=games, executor=executor, out=out))
