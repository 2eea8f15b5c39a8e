"""``concord arena`` and ``concord world``: commons run, replayed and swept without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Scenario = Annotated[Path, typer.Argument(metavar="SCENARIO.json", help="What is to be run.", readable=False)]
SeedOption = Annotated[
    int | None,
    typer.Option(min=0, max=2**32 - 1, metavar="N", help="In place of the scenario's seed.", show_default=False),
]
SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="PLACE=VALUE", help="Change a value of the scenario; may be repeated.", show_default=False
    ),
]
AgentLogs = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Keep what code agents print, and why they fail.", show_default=False),
]
Name = Annotated[str | None, typer.Argument(metavar="NAME", help="Print this one, to start from.", show_default=False)]
Quiet = Annotated[bool, typer.Option("--quiet", help="No live view on the terminal.")]
Verify = Annotated[bool, typer.Option("--verify", help="Run the engine again and compare to the last bit.")]


def add_commands(app: typer.Typer) -> None:
    """Put both groups of commands into the program."""
    arena = typer.Typer(
        help="One commons: players who harvest a shared stock under pacts.",
        epilog="Example: concord arena run saved-by-a-cap",
        no_args_is_help=False,
    )
    arena.command("scenarios")(arena_scenarios)
    arena.command("run")(run_arena)
    arena.command("replay")(replay_arena)
    arena.command("report")(report_arena)
    arena.command("sweep")(sweep_arena)
    world = typer.Typer(
        help="A world of arenas under treaties.",
        epilog="Example: concord world run treaty-cap-8",
        no_args_is_help=False,
    )
    world.command("scenarios")(world_scenarios)
    world.command("run")(run_world)
    world.command("replay")(replay_world)
    app.add_typer(arena, name="arena")
    app.add_typer(world, name="world")


def arena_scenarios(name: Name = None) -> int:
    """List the shipped scenarios of one arena, or print one as JSON.

    \b
    Example: concord arena scenarios doubling-fishery > fishery.json
    """
    from engine.cli.commons_run import show_scenarios

    return show_scenarios("arena", name)


def world_scenarios(name: Name = None) -> int:
    """List the shipped scenarios of a world, or print one as JSON.

    \b
    Example: concord world scenarios treaty-cap-8 > five.json
    """
    from engine.cli.commons_run import show_scenarios

    return show_scenarios("world", name)


def run_arena(
    scenario: Scenario,
    seed: SeedOption = None,
    turns: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="In place of the scenario's.", show_default=False)
    ] = None,
    values: SetOption = None,
    log: Annotated[
        Path | None,
        typer.Option(metavar="LOG.jsonl", help="Keep every turn, a record a line.", show_default=False, readable=False),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where LOG.jsonl ends.")] = False,
    agent_logs: AgentLogs = None,
    quiet: Quiet = False,
) -> int:
    """Run one arena and print its last metrics as JSON.

    SCENARIO.json is a file or the name of a shipped scenario ('concord arena scenarios' names them). While it runs,
    the terminal shows stock, harvests, pacts and breaches. An interrupted run with a log goes on with --resume.

    \b
    Example: concord arena run doubling-fishery --set "players[0].amount=10" --log fishery.jsonl
    """
    from engine.cli.commons_run import ArenaOptions, run_one_arena

    changes = tuple(values or ())
    return run_one_arena(ArenaOptions(scenario, seed, turns, changes, log, resume, agent_logs, quiet))


def replay_arena(
    log: Annotated[Path, typer.Argument(metavar="LOG.jsonl", help="The log of a run.", readable=False)],
    verify: Verify = False,
) -> int:
    """Rebuild an arena from its log alone: pacts, wealth and metrics after its last turn, as JSON.

    With --verify the engine plays the logged talk and decisions again; the first difference is named, exit status 1.

    \b
    Example:
      concord arena run doubling-fishery --log fishery.jsonl
      concord arena replay fishery.jsonl --verify
    """
    from engine.cli.commons_run import replay_one_arena

    return replay_one_arena(log, verify)


def report_arena(
    log: Annotated[Path, typer.Argument(metavar="LOG.jsonl", help="The log of a run.", readable=False)],
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.html",
            help="Where it is written; LOG.html beside the log unless said.",
            show_default=False,
            readable=False,
        ),
    ] = None,
) -> int:
    """Write a report of one page about a run: its scenario in words, plots, numbers and pacts, as HTML.

    The page is one file; its plots are SVG inside it.

    \b
    Example:
      concord arena run saved-by-a-cap --log cap.jsonl
      concord arena report cap.jsonl --out cap.html
    """
    from engine.cli.commons_report import report_one_arena

    return report_one_arena(log, out)


def sweep_arena(
    spec: Annotated[Path, typer.Argument(metavar="SWEEP.toml", help="Scenario, parameters, seeds.", readable=False)],
    executor: Annotated[
        str, typer.Option(metavar="local|dask://HOST:PORT", help="Where runs are done: here, or on a Dask cluster.")
    ] = "local",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Folder for the results; SWEEP-results unless said.", show_default=False, readable=False
        ),
    ] = None,
) -> int:
    """Run a scenario over parameters and seeds.

    DIR gets each run as it ends, then runs.csv (a line a run), summary.json (each setting over its seeds), plots.svg.
    An interrupted sweep goes on when the same command is run again. 'concord schema sweep' describes SWEEP.toml.

    \b
    Example:
      printf 'scenario = "quota-lottery"\nseeds = 20\n[parameters]\n"players[0].amount" = [100.0, 125.0]\n' > my.toml
      concord arena sweep my.toml
    """
    from engine.cli.commons_sweep import SweepOptions, run_sweep

    return run_sweep(SweepOptions(spec, executor, out))


def run_world(
    scenario: Scenario,
    seed: SeedOption = None,
    values: SetOption = None,
    log: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep a log an arena, and one of the world.", show_default=False),
    ] = None,
    agent_logs: AgentLogs = None,
    quiet: Quiet = False,
) -> int:
    """Run a world of arenas and print its last state as JSON.

    SCENARIO.json is a file or the name of a shipped scenario ('concord world scenarios' names them).

    \b
    Example: concord world run treaty-cap-8 --log world-logs
    """
    from engine.cli.commons_run import WorldOptions, run_one_world

    return run_one_world(WorldOptions(scenario, seed, tuple(values or ()), log, agent_logs, quiet))


def replay_world(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The logs of a world.", readable=False)],
    verify: Verify = False,
) -> int:
    """Rebuild a world from its logs: arenas, links and treaties after its last round, as JSON.

    With --verify the first difference between logs and engine is named, exit status 1.

    \b
    Example:
      concord world run treaty-cap-8 --log world-logs
      concord world replay world-logs --verify
    """
    from engine.cli.commons_run import replay_one_world

    return replay_one_world(folder, verify)
