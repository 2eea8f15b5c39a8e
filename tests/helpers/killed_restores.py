"""The session of a colony that is killed (SIGKILL) while it goes back and forth between timelines: a script.

    python -m helpers.killed_restores STORE KILLS SEED

Each child plays as fast as it can, forks at random ticks and goes on in other timelines, tells each of them once it is
there, and is killed at any moment. Then the store is held against what was told. Prints how many timelines there are.
"""

from __future__ import annotations

import functools
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from concordui.colony.session import ColonySession
from concordui.colony.session_events import Entered, NotEntered, Opened, RunFailed, Told
from engine.colony.loading import opened, world_at
from engine.colony.store import Store
from helpers.colony_stores import games, talkative
from helpers.killed_colony import check_killed, forked

MOST_ENTERED = 4
"""Timelines that a child enters, at most, before it is killed."""

WAIT_S = 0.03
STUCK_S = 60
PLAYED = 40
"""Ticks that are played between two ways elsewhere."""


class Restless(QObject):
    """Goes elsewhere every few ticks, and tells where it is."""

    def __init__(self, path: Path, pipe: int, dice: random.Random) -> None:
        super().__init__()
        self._pipe, self._dice = pipe, dice
        self._tips: dict[str, int] = {}
        self._here, self._next = "", 0
        self.session = ColonySession(path, self)
        self.session.set_rate(None)
        self.session.happened.connect(self.heard)
        self.session.start()

    def heard(self, event: object) -> None:
        """Note where the run is; now and then, go elsewhere."""
        self.session.drawn()
        match event:
            case Opened(state=state) | Entered(state=state):
                self._here, self._next = state.timeline, state.tip + self._dice.randrange(1, PLAYED)
                self._tips[self._here] = state.tip
                self._tell("entered", state.timeline, state.tip)
            case Told(state=state) if state.timeline == self._here:
                self._tips[self._here] = state.tip
                self._tell("told", state.timeline, state.tip)
                if state.tip >= self._next:
                    self._next = 10**9
                    self._go()
            case NotEntered(error=error) | RunFailed(error=error):
                self._tell("failed", str(error), 0)

    def _go(self) -> None:
        timeline = self._dice.choice(sorted(self._tips))
        if self._dice.random() < 0.3:
            self.session.go_to(timeline)
        else:
            self.session.fork(timeline, self._dice.randint(0, self._tips[timeline]))

    def _tell(self, what: str, timeline: str, tick: int) -> None:
        os.write(self._pipe, json.dumps([what, timeline, tick]).encode() + b"\n")


def live(path: Path, pipe: int, seed: int) -> None:
    """Be restless for ever, or until it is found to be stuck."""
    signal.alarm(STUCK_S)
    application = QCoreApplication([])
    restless = Restless(path, pipe, random.Random(seed))
    application.exec()
    restless.session.close()


def killed(path: Path, seed: int, dice: random.Random) -> list[Any]:
    """What a child told that was killed when it had entered some timelines, and a moment later."""
    reading, writing = os.pipe()
    pid = forked(functools.partial(live, path, writing, seed))
    os.close(writing)
    wanted, told = dice.randint(1, MOST_ENTERED), []
    with os.fdopen(reading, "rb") as lines:
        while wanted and (line := lines.readline()):
            told.append(json.loads(line))
            wanted -= told[-1][0] == "entered"
        assert not wanted, "the child is stuck"
        end = time.perf_counter() + dice.uniform(0.0, WAIT_S)
        while time.perf_counter() < end:
            pass
        os.kill(pid, signal.SIGKILL)
        told += [json.loads(line) for line in lines.readlines() if line.endswith(b"\n")]
    check_killed(pid)
    return told


def held_against(path: Path, told: list[Any], before: dict[str, list[str]]) -> dict[str, list[str]]:
    """Compare the store with what was told, and with the timelines of the last time: the timelines that there are."""
    with Store.open(path) as store:
        tree = store.timelines()
        for what, timeline, tick in told:
            assert what != "failed", timeline
            assert tree[timeline].tip >= tick, (timeline, tick)
        found = {name: games(store, name) for name in tree}
        for name, digests in before.items():
            assert found[name][: len(digests)] == digests, name
        for name, each in tree.items():
            world_at(store, name, each.tip)  # raises where a digest does not come out
        latest = max(store.timelines_of_epochs().items())[1]
        opened(store, latest)
        assert store.under_way() == []
    return found


def main(path: Path, kills: int, seed: int) -> int:
    """Kill so many children: how many timelines there are in the end."""
    dice = random.Random(seed)
    Store.create(path, talkative()).close()
    found: dict[str, list[str]] = {}
    for number in range(kills):
        found = held_against(path, killed(path, seed * 1000 + number, dice), found)
    return len(found)


if __name__ == "__main__":
    place, *numbers = sys.argv[1:]
    print(main(Path(place), *map(int, numbers)))
