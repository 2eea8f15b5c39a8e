"""``concord serve``: worlds of commons over HTTP."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from typing import Annotated

import typer

from engine.cli import DONE, INTERRUPTED
from engine.cli.output import print_note
from engine.errors import ServerError
from engine.files import read_text

TOKEN_VARIABLE = "CONCORD_TOKEN"
_TOKEN = re.compile(r"[\x21-\x7e]{16,512}")


def add_commands(app: typer.Typer) -> None:
    """Put the command into the program."""
    app.command("serve")(serve)


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; elsewhere needs a token.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="0 is any that is free.")] = 8765,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Keeps the worlds; started here again it goes on.", readable=False)
    ] = Path("concord-worlds"),
    token_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help=f"Holds the token to ask for; else {TOKEN_VARIABLE} does.",
            show_default=False,
            readable=False,
        ),
    ] = None,
    allow_agents: Annotated[
        bool, typer.Option("--allow-agents", help="Whoever may speak to it may also run agents and minds here.")
    ] = False,
) -> int:
    """Serve worlds of commons over HTTP until interrupted (needs the extra 'server').

    /openapi.json describes every path. Without a token only programs of this machine are answered; with one it is sent
    as 'Authorization: Bearer TOKEN'.

    \b
    Example: concord serve --port 8765 --folder my-worlds
    """
    token = _token(token_file)
    try:
        from engine.server.program import listening, run
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("fastapi", "uvicorn", "starlette", "h11"):
            raise
        remedy = "install it with: pip install 'concord[server]'"
        raise ServerError("serving needs FastAPI and uvicorn", "concord serve", remedy) from error
    from engine.server.guards import is_loopback
    from engine.server.house import House, Rules

    if token is None and not is_loopback(host):
        remedy = f"set {TOKEN_VARIABLE}, or give --token-file"
        raise ServerError("without a token only this machine is served", f"--host {host}", remedy)
    listener = listening(host, port)
    house = House(folder.absolute(), Rules(allow_agents=allow_agents, base=Path.cwd()))
    at = f"[{host}]" if ":" in host else host
    address = f"http://{at}:{listener.getsockname()[1]}"

    def said() -> None:
        for note in house.notes:
            print_note(note)
        print(f"Serving {len(house.worlds)} worlds of {folder} at {address} (interrupt to end).", flush=True)

    with listener:
        return INTERRUPTED if run(house, token, listener, said) == signal.SIGINT else DONE


def _token(file: Path | None) -> str | None:
    """The token of the file, or of the environment, or none. Raises `ConcordError`."""
    where = TOKEN_VARIABLE if file is None else str(file)
    token = os.environ.get(TOKEN_VARIABLE, "") if file is None else read_text(file).strip()
    if not token and file is None:
        return None
    if not _TOKEN.fullmatch(token):
        remedy = "use 16 to 512 letters, digits and signs of ASCII, without spaces"
        raise ServerError("this is no token", where, remedy)
    return token
