"""``concord colony``: a colony run, looked into, taken back, and put to the test, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Scenario = Annotated[
    Path, typer.Argument(metavar="SCENARIO.json", help="A file, or the name of a shipped one.", readable=False)
]
Name = Annotated[str | None, typer.Argument(metavar="NAME", help="Print this one, to start from.", show_default=False)]
StoreFile = Annotated[Path, typer.Argument(metavar="STORE", help="The store of a run.", readable=False)]
Timeline = Annotated[
    str | None,
    typer.Option(metavar="ID", help="The timeline (t1, t2 ...); the newest unless said.", show_default=False),
]
Tick = Annotated[
    int | None, typer.Option(min=0, metavar="N", help="After this tick; the last unless said.", show_default=False)
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Folder for the results; named after the input unless said.", show_default=False),
]


def add_commands(app: typer.Typer) -> None:
    """Put the group of commands into the program."""
    colony = typer.Typer(
        help="A colony whose people can only be asked: offers, answers, and who knows what.",
        epilog="Example: concord colony run refused-haul --ticks 700",
        no_args_is_help=False,
    )
    colony.command("scenarios")(scenarios)
    colony.command("run")(run)
    colony.command("perspective")(perspective)
    colony.command("checkpoint")(checkpoint)
    colony.command("restore")(restore)
    colony.command("timelines")(timelines)
    colony.command("attempts")(attempts)
    colony.command("snapshot")(snapshot)
    colony.command("trial")(trial)
    colony.command("bank")(bank)
    app.add_typer(colony, name="colony")


def scenarios(name: Name = None) -> int:
    """List the shipped scenarios of a colony, or print one as JSON.

    \b
    Example: concord colony scenarios refused-haul > mine.json
    """
    from engine.cli.colony_run import show_scenarios

    return show_scenarios(name)


def run(
    scenario: Scenario,
    minds: Annotated[
        list[str] | None,
        typer.Option(
            "--mind",
            metavar="ID=SPEC",
            help="Who thinks for a colonist, 'core' or 'appraiser': scripted[:FILE], claude:MODEL, openai:MODEL@URL, "
            "appraiser[:MODEL@URL]; may be repeated.",
            show_default=False,
        ),
    ] = None,
    ticks: Annotated[int, typer.Option(min=1, metavar="N", help="So many ticks more; 1,440 are a day.")] = 1440,
    rate: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            max=1e6,
            metavar="TICKS_PER_S",
            help="Ticks a second; unless said, as fast as it goes, or 10 where a model sits in a seat.",
            show_default=False,
        ),
    ] = None,
    store: Annotated[
        Path | None,
        typer.Option(metavar="FILE.sqlite", help="Keep everything, or go on from it.", show_default=False),
    ] = None,
    timeline: Timeline = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**32 - 1, metavar="N", help="In place of the scenario's seed.", show_default=False),
    ] = None,
    pause: Annotated[bool, typer.Option("--pause", help="Test mode: time stands still while a mind thinks.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="No live view on the terminal.")] = False,
) -> int:
    """Run a colony for so many ticks more and print how things stand, as JSON.

    While it runs, a terminal shows who does what, who thinks, and what came of each offer. With a store everything is
    kept, a tick at a time, and the same command goes on from there; without one it begins afresh each time.

    \b
    Example: concord colony run refused-haul --ticks 700 --store haul.sqlite
    """
    from engine.cli.colony_run import RunOptions, run_colony

    return run_colony(RunOptions(scenario, tuple(minds or ()), ticks, rate, store, timeline, seed, pause, quiet))


def perspective(
    store: StoreFile,
    mind: Annotated[str, typer.Option(metavar="ID|core", help="Whose knowledge.")],
    timeline: Timeline = None,
    tick: Tick = None,
    as_json: Annotated[bool, typer.Option("--json", help="The request to the byte, as its digest is taken.")] = False,
) -> int:
    """Print exactly what one mind knew after a tick, and what it could have chosen.

    The page is the request that would have been sent, in its order and its words; each item says where it came from,
    at which tick, and how old it was.

    \b
    Example:
      concord colony run refused-haul --ticks 600 --store haul.sqlite
      concord colony perspective haul.sqlite --mind bo --tick 500
    """
    from engine.cli.colony_store import show_perspective

    return show_perspective(store, mind, timeline, tick, as_json)


def checkpoint(
    store: StoreFile,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The checkpoint to write.", readable=False)],
    timeline: Timeline = None,
    tick: Tick = None,
) -> int:
    """Write a paired checkpoint: the paused game, its SHA-256, and the state of every mind that goes with it.

    \b
    Example:
      concord colony run refused-haul --ticks 600 --store haul.sqlite
      concord colony checkpoint haul.sqlite --tick 500 --out at-500.json
    """
    from engine.cli.colony_store import take_checkpoint

    return take_checkpoint(store, timeline, tick, out)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A checkpoint.", readable=False)],
    store: Annotated[Path, typer.Option(metavar="STORE", help="The store that gets the new timeline.", readable=False)],
) -> int:
    """Restore a checkpoint as a fork: a new timeline of the store that begins there. The hash is checked first.

    A store that is not there is made: the checkpoint holds its scenario.

    \b
    Example:
      concord colony run refused-haul --ticks 600 --store haul.sqlite
      concord colony checkpoint haul.sqlite --tick 500 --out at-500.json
      concord colony restore at-500.json --store haul.sqlite
    """
    from engine.cli.colony_store import restore_checkpoint

    return restore_checkpoint(file, store)


def snapshot(
    store: StoreFile,
    mind: Annotated[str, typer.Option(metavar="ID|core", help="Whose decision.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The snapshot to write, in a bank.", readable=False)],
    timeline: Timeline = None,
    tick: Tick = None,
    reflection: Annotated[bool, typer.Option("--reflection", help="What it would reflect on, not decide.")] = False,
) -> int:
    """Take a snapshot for a bank: one decision of one mind, whole, with what had happened by then.

    \b
    Example:
      concord colony run refused-haul --ticks 600 --store haul.sqlite
      concord colony snapshot haul.sqlite --mind bo --tick 500 --out haul-bank/offer.json
    """
    from engine.cli.colony_store import take_snapshot

    return take_snapshot(store, mind, timeline, tick, out, reflection)


def timelines(
    store: StoreFile,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON value.")] = False,
) -> int:
    """Show the tree of a store's timelines: where each forked off, and how far it came.

    \b
    Example:
      concord colony run refused-haul --ticks 60 --store haul.sqlite
      concord colony timelines haul.sqlite
    """
    from engine.cli.colony_store import show_timelines

    return show_timelines(store, as_json)


def attempts(
    store: StoreFile,
    mind: Annotated[
        str | None, typer.Option(metavar="ID|core", help="Only of this mind; all unless said.", show_default=False)
    ] = None,
    timeline: Annotated[
        str | None, typer.Option(metavar="ID", help="Only of this timeline; all unless said.", show_default=False)
    ] = None,
    state: Annotated[
        str | None,
        typer.Option(
            metavar="STATE",
            help="Only those that are reserved, 'in flight', answered, failed or discarded.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON value, with replies and digests.")] = False,
) -> int:
    """Show the ledger of a store: each attempt that was made, who answered for whom, and what came of it.

    \b
    Example:
      concord colony run refused-haul --ticks 600 --store haul.sqlite
      concord colony attempts haul.sqlite --mind bo
    """
    from engine.cli.colony_attempts import show_attempts

    return show_attempts(store, mind, timeline, state, as_json)


def trial(
    spec: Annotated[Path, typer.Argument(metavar="SPEC.toml", help="The trial.", readable=False)],
    out: Out = None,
) -> int:
    """Run a trial: arms of minds over seeds, with a budget of calls that is fixed before the first one. No rerolls.

    Failures are kept and counted. DIR gets a report and the store of each run; an interrupted trial goes on when the
    same command is run again. 'concord schema trial' describes SPEC.toml.

    \b
    Example:
      printf 'scenario = "refused-haul"\nticks = 700\nbudget = 200\n[[arms]]\nname = "as-shipped"\n' > my.toml
      concord colony trial my.toml
    """
    from engine.cli.colony_trial import run_trial

    return run_trial(spec, out)


def bank(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="A folder of snapshots, or the name of a shipped one.", readable=False)
    ],
    minds: Annotated[list[str], typer.Option("--mind", metavar="SPEC", help="A mind to ask; may be repeated.")],
    out: Out = None,
    budget: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="N", help="Calls in all; one for each mind and decision unless said.", show_default=False
        ),
    ] = None,
    claims: Annotated[bool, typer.Option("--claims", help="Invite typed claims, and check the facts.")] = False,
    deadline: Annotated[float, typer.Option(min=0.1, max=3600, metavar="S", help="Seconds that a call may take.")] = 30,
) -> int:
    """Put a bank of snapshots to several minds, and print the matrix: well-formed and grounded apart.

    The budget of calls is fixed before the first one, and nobody is asked twice. 'concord colony snapshot' takes a
    snapshot; what is grounded in it, and what is to be varied, is written into its file.

    \b
    Example:
      concord colony bank small --mind scripted
    """
    from engine.cli.colony_trial import BankOptions, run_bank

    return run_bank(BankOptions(folder, tuple(minds), out, budget, claims, deadline))
