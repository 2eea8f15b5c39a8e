"""A process that does pieces of a sweep: this program again, a frame in and a frame out for each (`architecture`)."""

from __future__ import annotations

import os
from typing import Any

from engine.commons.sweep.plan import Cell, Piece
from engine.commons.sweep.work import do_piece
from engine.errors import ConcordError
from engine.files import json_line
from engine.seats import frames


def main() -> None:
    """Serve until the host's end of the pipe is closed."""
    source, sink = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    if os.name == "nt":
        import msvcrt

        for stream in (source, sink):
            msvcrt.setmode(stream, os.O_BINARY)  # type: ignore[attr-defined]
    while (body := frames.read_frame(source)) is not None:
        answer = json_line(_done(frames.read(body.decode("utf-8")))).encode("utf-8")
        frames.write_frame(sink, frames.pack(answer, trusted=True))


def _done(asked: dict[str, Any]) -> dict[str, Any]:
    piece = Piece(Cell(asked["cell"], ()), asked["first"], tuple(asked["seeds"]))
    try:
        worker, rows = do_piece(asked["scenario"], asked["base"], piece)
    except ConcordError as error:
        return {"what": error.what, "where": error.where, "remedy": error.remedy}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}
    return {"worker": worker, "rows": rows}


if __name__ == "__main__":
    main()
