"""Routes of what was recorded: the logs as they stand, and the stream of their entries as they are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import StreamingResponse

from engine.commons.file_names import WORLD_LOG
from engine.commons.world_runner import arena_log
from engine.errors import Fault
from engine.server.events import MEDIA, PIECE, Entries
from engine.server.forms import Logs
from engine.server.openapi import answers
from engine.server.problems import faulty, missing
from engine.server.worlds import TheHouse, TheWorld, said

router = APIRouter(tags=["logs"], default_response_class=Response)

LOG_MEDIA = "application/jsonl"


def _content(ok: dict[int | str, Any], media: str, schema: dict[str, Any]) -> dict[int | str, Any]:
    ok[200]["content"] = {media: {"schema": schema}}
    return ok


@router.get("/worlds/{world_id}/logs", responses=answers(200, Logs, 404, 422))
async def list_logs(world: TheWorld) -> Response:
    """A world's logs: its own first, then those of arenas, also of arenas that were removed."""
    listed = []
    for name, lines in world.journal.logs.items():
        arena = None if name == WORLD_LOG else name.removeprefix("arena-").removesuffix(".jsonl")
        listed.append({"name": name, "arena": arena, "bytes": lines.whole})
    return said({"logs": listed})


@router.get(
    "/worlds/{world_id}/logs/{log_name}",
    response_class=StreamingResponse,
    responses=_content(answers(200, None, 404, 422), LOG_MEDIA, {"type": "string"}),
)
async def get_log(world: TheWorld, log_name: str) -> Response:
    """The whole lines of a log, as 'concord world replay' and the window take them."""
    lines = world.journal.logs.get(log_name)
    if lines is None:
        raise missing("log", log_name)
    whole = lines.whole
    headers = {"Content-Length": str(whole), "Content-Disposition": f'attachment; filename="{log_name}"'}
    return StreamingResponse(_pieces(lines.path, whole), headers=headers, media_type=LOG_MEDIA)


@router.get(
    "/worlds/{world_id}/stream",
    response_class=StreamingResponse,
    responses=_content(
        answers(200, None, 404, 422, 429),
        MEDIA,
        {
            "type": "string",
            "description": "Events named by the kind of their entry (header, turn, round, treaty, link, shock, arena, "
            'metaAgent), numbered from 1; data is {"log": name, "entry": entry}. "end": the world is gone.',
        },
    ),
)
async def stream(
    world: TheWorld,
    house: TheHouse,
    last_event_id: Annotated[
        str | None, Header(max_length=20, description="Go on after this entry.", pattern=r"^\d*$")
    ] = None,
    arena: Annotated[str | None, Query(max_length=64, description="Entries of this arena's log alone.")] = None,
) -> Response:
    """Every entry of the logs from the first on, then each as its round ends: server-sent events.

    Who reads too slowly loses the connection, and goes on with Last-Event-ID.
    """
    after = int(last_event_id or 0)
    if after > world.journal.count:
        what = f"there are {world.journal.count} entries"
        raise faulty("there is no such entry", Fault("last-event-id", what))
    log = None if arena is None else arena_log(Path(), arena).name
    if log is not None and log not in world.journal.logs:
        raise missing("arena", str(arena))
    return Entries(house, world, after, log)


def _pieces(path: Path, whole: int) -> Iterator[bytes]:
    with path.open("rb") as file:
        left = whole
        while left > 0 and (piece := file.read(min(PIECE, left))):
            left -= len(piece)
            yield piece
