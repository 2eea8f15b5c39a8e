"""Looking into the store of a colony, and taking it back: perspectives, checkpoints, the tree of timelines."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Literal

from engine.cli import DONE
from engine.cli.colony_page import page
from engine.cli.output import print_json, print_note
from engine.colony import taking
from engine.colony.checkpoint import read, taken, write
from engine.colony.loading import world_at
from engine.colony.perspective import clock
from engine.colony.report_files import pretty_json
from engine.colony.restoring import restored_at
from engine.colony.store import Store
from engine.colony.store_reading import StoreReader
from engine.colony.threads import CORE
from engine.colony.timelines import in_order
from engine.colony.viewing.page import page_of
from engine.colony.world import World
from engine.errors import FileError, StateError
from engine.files import write_atomic

WIDTH = 110
"""Of a page that goes to no terminal."""


def chosen_timeline(store: StoreReader, timeline: str | None) -> str:
    """The timeline that is meant: the one that was made last where none is named."""
    return list(store.timelines())[-1] if timeline is None else timeline


def show_perspective(path: Path, mind: str, timeline: str | None, tick: int | None, as_json: bool) -> int:
    """What that mind knew, as a page or as JSON. Raises `ConcordError`."""
    with Store.open(path, write=False) as store:
        world = _world(store, timeline, tick)
    if mind != CORE and mind not in world.colony.pawns:
        ids = ", ".join(world.colony.pawns)
        raise StateError(f"there is no mind {mind!r:.64}", str(path), f"choose one of {ids}, {CORE}")
    pawn = world.colony.pawns.get(mind)
    if pawn is not None and pawn.died is not None:
        print_note(f"{mind} died at tick {pawn.died} and is asked nothing any more")
    known = page_of(world, mind, "none")
    if as_json:
        print(known.text)
    else:
        width = shutil.get_terminal_size((WIDTH, 24)).columns if sys.stdout.isatty() else WIDTH
        print("\n".join(page(known, width)), end="")
    return DONE


def take_checkpoint(path: Path, timeline: str | None, tick: int | None, out: Path) -> int:
    """Write the checkpoint of a tick, and say what is in it. Raises `ConcordError`."""
    with Store.open(path, write=False) as store:
        name = chosen_timeline(store, timeline)
        checkpoint = taken(store, name, store.tip(name) if tick is None else tick)
    _spare(path, out)
    write(checkpoint, out)
    print(f"{out}: tick {checkpoint.tick} of {name}, {clock(checkpoint.tick)}; game {checkpoint.game_sha256}")
    return DONE


def restore_checkpoint(file: Path, path: Path) -> int:
    """Fork the store's timeline from a checkpoint, or make a store of it, and say how. Raises `ConcordError`."""
    print_json(restored_at(path, read(file)).to_json())
    return DONE


def take_snapshot(path: Path, mind: str, timeline: str | None, tick: int | None, out: Path, reflection: bool) -> int:
    """Write one decision as a snapshot of a bank. Raises `ConcordError`."""
    with Store.open(path, write=False) as store:
        world = _world(store, timeline, tick)
        events = store.events(chosen_timeline(store, timeline), last=world.tick)
    shows = f"What {mind} can choose at tick {world.tick} of {world.scenario.form.id}."
    _spare(path, out)
    aim: Literal["reflection", "decision"] = "reflection" if reflection else "decision"
    write_atomic(out, pretty_json(taking.taken(world, mind, out.stem, shows, events, aim=aim)))
    print(f"{out}: {shows}")
    return DONE


def show_timelines(path: Path, as_json: bool) -> int:
    """The tree of timelines, each right above its forks. Raises `ConcordError`."""
    with Store.open(path, write=False) as store:
        tree = store.timelines()
    if as_json:
        print_json([each.to_json() for each in tree.values()])
    else:
        width = max(2 * depth + len(each.id) for depth, each in in_order(tree))
        for depth, each in in_order(tree):
            newest = ", the newest" if each.id == list(tree)[-1] else ""
            name = "  " * depth + each.id
            print(f"{name:<{width}}  ticks {each.forked} to {each.tip}, {each.cause}{newest}")
    return DONE


def _spare(path: Path, out: Path) -> None:
    """Raise `FileError` where what is taken of a store would be written over it."""
    if out.exists() and out.samefile(path):
        raise FileError("this is the store itself", str(out), "choose another file")


def _world(store: StoreReader, timeline: str | None, tick: int | None) -> World:
    name = chosen_timeline(store, timeline)
    return world_at(store, name, store.tip(name) if tick is None else tick)
