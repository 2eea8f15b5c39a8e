"""The commands of Anatolia: signatures and help; each does its work in a module of its own, imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

BOARD_HELP = "Look at a board, or check one."
board = typer.Typer(help=BOARD_HELP, rich_markup_mode=None)
bot = typer.Typer(help="Check a bot.", rich_markup_mode=None)

# A file that may not be read is found out by reading it: a refused input (1), like one that is not there, and no wrong
# command line (2).
GameFile = Annotated[
    Path, typer.Argument(metavar="GAME.json", help="A saved game.", show_default=False, readable=False)
]
BoardFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A board file (JSON).", show_default=False, readable=False)
]


def add_commands(app: typer.Typer) -> None:
    """Put the commands of this world into the program."""
    app.add_typer(board, name="board")
    app.add_typer(bot, name="bot")
    app.command("adjudicate")(adjudicate)
    app.command("play")(play)
    app.command("replay")(replay)


@board.callback(epilog="Example: concord board show")
def board_group() -> None:
    """Look at a board, or check one."""


@board.command("show")
def board_show(
    name: Annotated[
        str | None, typer.Option("--board", metavar="NAME|FILE", help="Which board; Anatolia unless said.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="As JSON: the 'map' of the state schema plus powers, rows, hexSize.")
    ] = False,
) -> None:
    """Show a board: powers with their homes and start units, provinces with what they touch.

    \b
    Example:
      concord board show --json
    """
    from engine.cli.boards import show

    show(name, as_json)


@board.command("check")
def board_check(
    file: BoardFile,
) -> int:
    """Name every fault of a board file, each with its place. Exit status 1 if there is any.

    \b
    Example:
      concord board show --json > board.json && concord board check board.json
    """
    from engine.cli.boards import check

    return check(file)


@bot.callback(epilog="Example: concord bot check --help")
def bot_group() -> None:
    """Check a bot."""


@bot.command("check")
def bot_check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A bot file (.py or .js), or a bot's id.", show_default=False)
    ],
    as_json: Annotated[
        bool, typer.Option("--json", help="As JSON: 'concord schema conformance' describes it.")
    ] = False,
) -> int:
    """Run a bot through the conformance kit: each rule of the contract, with what shows it.

    The bot plays a bank of positions in worker processes of its own, twice, and a short match. Exit status 1 if it
    breaks a rule; a warning is none.

    \b
    Example:
      concord bot check house.hold
    """
    from engine.cli.bots import check_bot

    return check_bot(file, as_json)


def adjudicate(
    file: Annotated[
        str, typer.Argument(metavar="[FILE|-]", help="Cases: one JSON object, or one a line; '-' is stdin.")
    ] = "-",
    explain: Annotated[
        bool, typer.Option("--explain", help="Say why: 'explanation' has every unit's facts and what it depends on.")
    ] = False,
    what_if: Annotated[
        str | None,
        typer.Option(
            "--what-if",
            metavar="UNIT[=OUTCOME]",
            help="'whatIf' has the fewest changes of others' orders that give the unit at UNIT another outcome.",
            show_default=False,
        ),
    ] = None,
) -> int:
    """Resolve the orders of cases, an answer a line.

    A faulty case gets an error on its line and the rest goes on; the exit status is then 1.
    'concord schema case' and 'concord schema answer' describe the two forms.

    \b
    Example:
      echo '{"units": [{"power": "Lydia", "type": "army", "at": "G"}], "orders": {}}' | concord adjudicate -
    """
    from engine.cli.adjudicate import adjudicate_all

    return adjudicate_all(file, explain=explain, what_if=what_if)


def play(
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat", metavar="POWER=BOT", help="Who plays a power: a bot's id or file. Give it once a power."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, metavar="N", help="The match seed.")] = 0,
    years: Annotated[int, typer.Option(min=1, metavar="N", help="The last year.")] = 12,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="GAME.json", help="Save the game there after each phase.", show_default=False, readable=False
        ),
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option(metavar="EVENTS.jsonl", help="Write one event a line there.", show_default=False, readable=False),
    ] = None,
) -> int:
    """Play a match between bots and print its result.

    A seat that is not named is played by house.diplomat. A BOT with a path separator, or that ends in .py or .js, is
    a file; otherwise it is the id of a shipped bot or of one in your bots folder.

    \b
    Example:
      concord play --seat Lydia=house.greedy --seat Caria=house.random --seed 7 --years 2 --out game.json
    """
    from engine.cli.matches import Plan, play_match

    return play_match(Plan(seats=tuple(seat or ()), seed=seed, years=years, out=out, log=log))


def replay(
    game: GameFile,
    at: Annotated[
        str | None,
        typer.Option("--at", metavar="YEAR:SEASON:PHASE", help="Print the state there as JSON (2:Autumn:orders)."),
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Compare each phase with the record; exit status 1 at a difference.")
    ] = False,
) -> int:
    """Run a saved game again; compare it, or look into it.

    It runs from what was submitted. Its result is printed as JSON, null while it is not over.

    \b
    Example:
      concord play --years 1 --out game.json && concord replay game.json --verify
    """
    from engine.cli.replays import replay_game

    return replay_game(game, at, verify)
