"""The commands put together, and what a failure of any of them looks like: one line, a status, never a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence

import typer

from engine.cli import DONE, INTERRUPTED, REFUSED, WRONG_COMMAND, anatolia, colony, commons, schema, serve, tournaments
from engine.cli.output import error_line, prepare, print_error
from engine.errors import ConcordError

app = typer.Typer(
    name="concord",
    help="Games of negotiated restraint, without a window: play, replay, adjudicate and check.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from engine import __version__

        print(f"concord {__version__}")
        raise typer.Exit


@app.callback(
    epilog="Example: concord board show",
)
def concord(
    version: bool = typer.Option(False, "--version", is_eager=True, callback=_version, help="Say the version and end."),
) -> None:
    """Games of negotiated restraint, without a window: play, replay, adjudicate and check."""


anatolia.add_commands(app)
tournaments.add_commands(app)
commons.add_commands(app)
colony.add_commands(app)
serve.add_commands(app)
schema.add_commands(app)


def run(args: Sequence[str]) -> int:
    """Run one command and return its exit status (0, 1, 2 or 130)."""
    prepare()
    try:
        status = app(list(args), prog_name="concord", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else DONE
    except ConcordError as error:
        print_error(error)
        return REFUSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else REFUSED
    except BrokenPipeError:
        return _output_lost()
    except OSError as error:
        if error.filename is not None:
            return _our_fault(error)
        print(error_line(f"cannot write the output ({error.strerror})", "stdout", "send it elsewhere"), file=sys.stderr)
        return _output_lost()
    except Exception as error:
        return _refused_command(error) if _is_usage_error(error) else _our_fault(error)


def _is_usage_error(error: Exception) -> bool:
    """Whether typer refused the command line. (Of its exceptions only `BadParameter` is public in all versions.)"""
    kinds = typer.BadParameter.__mro__
    return isinstance(error, kinds[kinds.index(typer.BadParameter) + 1])


def _refused_command(error: Exception) -> int:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "concord"
    message = str(error.format_message()) if hasattr(error, "format_message") else str(error)
    print(error_line(message.rstrip("."), command, f"see '{command} --help'"), file=sys.stderr)
    return WRONG_COMMAND


def _output_lost() -> int:
    """Nobody takes our output any more (``concord ... | head``, a full disk): Python's last flush finds a sink."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    return REFUSED


def _our_fault(error: Exception) -> int:
    """A fault of the program itself: one line for the user, the trace in the log folder."""
    from datetime import UTC, datetime

    from platformdirs import user_log_path

    from engine.files import write_atomic

    log = user_log_path("concord", appauthor=False) / f"concord-{datetime.now(UTC):%Y%m%dT%H%M%S%f}.log"
    remedy = f"report it with {log}"
    try:
        write_atomic(log, "".join(traceback.format_exception(error)))
    except ConcordError:
        remedy = "report it with the command you typed"
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{os.path.basename(frame.filename)}, line {frame.lineno}"
    print(error_line(f"a fault of Concord ({type(error).__name__})", where, remedy), file=sys.stderr)
    return REFUSED
