"""The window with something open in every workspace, killed (SIGKILL) over and over: a script that tests run as a
process of its own, which forks its victims.

    python -m helpers.killed_program FOLDER KILLS SEED

Each life opens what the last one had open, holds it against what was told, then plays, edits, runs and tells, until it
is killed at a random moment, also while it still opens. Prints how many of the lives came to have all open, and how
far everything came in the end.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from concordui.application import CrashGuard, make_application, make_shell
from concordui.colony.runs import RunWanted as ColonyWanted
from concordui.commons.runs import RunWanted as CommonsWanted
from concordui.crash import SessionMark, take_unclean_ends
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.match.setup import MatchSetup
from concordui.messages import QtMessages, start_log
from concordui.shell import now_here
from engine.anatolia.board import shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold, parse_order
from engine.files import canonical_json
from helpers.colony_shipped import scenario_of
from helpers.killed_window import policy
from helpers.shell_world import matches

PATIENCE_S = 120.0
PHASES = ("negotiate-propose", "negotiate-answer", "orders", "retreats", "builds")
SEASONS = ("Spring", "Autumn", "Winter")
RUN = {"type": "logistic", "r": 0.5, "K": 1000.0, "initial": 500.0}
EARLY = 0.25
"""The share of the kills that come while the window opens."""


@dataclass(slots=True)
class Ledger:
    """What the killed ones told: of each thing what was last done, and what was begun since."""

    did: dict[str, Any] = field(default_factory=dict)
    will: dict[str, list[Any]] = field(default_factory=dict)
    paths: dict[str, str] = field(default_factory=dict)
    marked: bool = False
    """Whether the last one was marked as running; `open` is what it had open."""
    open: set[str] = field(default_factory=set)

    def begin(self) -> None:
        """Another life."""
        self.marked, self.open = False, set()

    def take(self, line: dict[str, Any]) -> None:
        """Another line."""
        match line:
            case {"will": thing, "value": value}:
                self.will.setdefault(thing, []).append(value)
            case {"did": thing, "value": value}:
                self.did[thing] = value
                self.will[thing] = []
            case {"open": thing, "path": path}:
                self.paths[thing] = path
                self.open.add(path)
            case {"marked": True}:
                self.marked = True

    def may_be(self, thing: str) -> list[Any]:
        """What may be found of it."""
        return [self.did[thing], *self.will.get(thing, [])]


class Life:
    """A window that is going to be killed."""

    def __init__(self, folder: Path, ledger: Ledger, pipe: int, dice: random.Random) -> None:
        self.folder, self.ledger, self.pipe, self.dice = folder, ledger, pipe, dice
        self.folders = Folders.under(folder / "home")
        start_log(self.folders.logs)
        self.messages = QtMessages()
        self.messages.install()
        self.application = make_application(["concordui"])
        ends = take_unclean_ends(self.folders.data)
        if ledger.marked:
            [end] = ends
            assert ledger.open <= {str(path) for path in end.open_files}, (ledger.open, end)
        self.mark = SessionMark(self.folders.data, self.folders.logs, now_here())
        self.mark.begin()
        self.tell(marked=True)
        self.window = MainWindow(make_shell(self.folders, self.mark, ends))
        self.guard = CrashGuard(self.window, self.mark)
        self.guard.hooks.caught.connect(self._caught)
        self.window.resize(960, 600)
        self.window.show()
        assert self.window.deck.workspaces() == (), "something was opened by itself"

    def _caught(self, caught: Any) -> None:
        os.write(2, caught.trace.encode())
        os._exit(3)

    def tell(self, **line: Any) -> None:
        """A line to whoever kills."""
        os.write(self.pipe, json.dumps(line).encode() + b"\n")

    def wait(self, what: str, condition: Callable[[], object]) -> None:
        """Until it holds."""
        end = time.monotonic() + PATIENCE_S
        while not condition():
            self.breathe()
            assert time.monotonic() < end, f"waited in vain for {what}; {self.said()}"

    def said(self) -> str:
        """What the window says is wrong."""
        return "; ".join(f"{notice.title} {notice.text}" for notice in self.window.notices.notices())

    def breathe(self) -> None:
        """Let the window do what waits."""
        self.application.processEvents()
        time.sleep(0.002)

    def live(self) -> None:
        """Until killed."""
        acts = [make(self) for make in (Lab, Match, Commons, Colony)]
        self.tell(ready=True)
        while True:
            self.dice.choice(acts).act()
            self.breathe()


class Thing:
    """One open thing: found as it was told, then changed, with a word before and a word after."""

    name = ""

    def __init__(self, life: Life) -> None:
        self.life = life
        path = life.ledger.paths.get(self.name)
        self.tab: Any = self.begin() if path is None else life.window.open_path(path)
        assert self.tab is not None, f"{self.name}: {life.said()}"
        self.stand()
        if self.name in life.ledger.did:
            self.check(life.ledger.may_be(self.name))
        self.tab = self.after()
        life.tell(open=self.name, path=str(self.tab.path()))
        self.did()

    def begin(self) -> Any:
        """Open or begin it for the first time."""
        raise NotImplementedError

    def stand(self) -> None:
        """Wait until it shows what is so."""

    def after(self) -> Any:
        """The tab to go on in."""
        return self.tab

    def value(self) -> Any:
        """What a person sees of it now."""
        raise NotImplementedError

    def check(self, may_be: list[Any]) -> None:
        """Whether it is one of what it may be."""
        assert self.value() in may_be, f"{self.name}: found {self.value()}, told {may_be}"

    def will(self, value: Any) -> None:
        """About to do this."""
        self.life.tell(will=self.name, value=value)

    def did(self) -> None:
        """This is so now."""
        self.life.tell(did=self.name, value=self.value())

    def act(self) -> None:
        """Change it."""
        raise NotImplementedError


class Lab(Thing):
    """A position of a file, edited and never saved."""

    name = "lab"

    def begin(self) -> Any:
        file = self.life.folder / "mine Δ.json"
        file.write_text(json.dumps(dict(library()[0].case)), encoding="utf-8")
        return self.life.window.open_path(file)

    def value(self) -> str:
        return canonical_json(self.tab.editor.position.to_case())

    def act(self) -> None:
        position = self.tab.editor.position
        place = self.life.dice.choice([unit.at for unit in position.units])
        given = position.orders.get(place)
        edited = position.take(place) if given == Hold(place) else position.give(Hold(place))
        self.will(canonical_json(edited.to_case()))
        self.tab.editor.apply(edited, "edit")
        self.did()


class Match(Thing):
    """Six people at one screen."""

    name = "match"

    def begin(self) -> Any:
        seats = dict.fromkeys(shipped_board().powers, "human")
        path = self.life.folder / "game.json"
        return matches(self.life.window).begin(MatchSetup(seats, seed=7, max_years=90, path=path))

    def stand(self) -> None:
        self.life.wait("a turn", self._turn)

    def _turn(self) -> bool:
        desk = self.tab.desk
        assert desk.model.failure is None
        assert desk.model.result is None
        if desk.reviewing:
            desk.go(None)
        desk.confirm()
        return desk.acting is not None and desk.view is not None

    def value(self) -> list[Any]:
        desk = self.tab.desk
        here = desk.model.position
        when = [here.year, SEASONS.index(here.season), PHASES.index(here.phase)]
        return [when, list(desk.model.asked).index(desk.acting), desk.payload(desk.acting)]

    def check(self, may_be: list[Any]) -> None:
        """What was sent may be with the engine, or not yet."""
        when, turn, _ = found = self.value()
        if found in may_be:
            return
        sent = [each for each in may_be if each[2] == "sent"]
        assert sent, f"match: found {found}, told {may_be}"
        assert (when, turn) > (sent[-1][0], sent[-1][1]), f"match: found {found}, told {may_be}"

    def act(self) -> None:
        if not self._turn():
            return
        desk = self.tab.desk
        when, turn, before = self.value()
        wanted = policy(desk.view.state)
        if before == wanted or self.life.dice.random() < 0.3:
            self.will([when, turn, "sent"])
            desk.send()
            self.stand()
        elif desk.phase == "orders":
            for entry in wanted:
                self.will([when, turn, wanted])
                desk.enter(parse_order(entry))
        else:
            self.will([when, turn, wanted])
            desk.edit(wanted)
        self.did()


class Commons(Thing):
    """A run, gone on with in a new one by every life."""

    name = "commons"

    def begin(self) -> Any:
        players = [{"id": "p", "count": 5, "strategy": "sustainable"}]
        scenario = {"engine": RUN, "turns": 100_000, "players": players}
        self.life.window.kinds["commons"].take(CommonsWanted(scenario, self.life.folder, "killed"))
        tab = self.life.window.front()
        tab.perform("commons.speed.max")
        return tab

    def after(self) -> Any:
        if self.name not in self.life.ledger.paths:
            return self.tab
        self.life.window.deck.close(self.tab)
        return self.begin()

    def value(self) -> int:
        return self.tab.showing.turns

    def check(self, may_be: list[Any]) -> None:
        self.life.wait(f"{may_be[0]} turns", lambda: self.value() >= may_be[0])

    def act(self) -> None:
        self.did()


class Colony(Thing):
    """A colony that goes on where it was."""

    name = "colony"

    def begin(self) -> Any:
        self.life.window.kinds["colony"].take(
            ColonyWanted(scenario_of("refused-haul").source, self.life.folder, "killed")
        )
        return self.life.window.front()

    def stand(self) -> None:
        self.life.wait("the colony", lambda: self.tab.showing.state is not None)

    def value(self) -> int:
        return self.tab.showing.last

    def check(self, may_be: list[Any]) -> None:
        assert self.value() >= may_be[0], f"colony: found {self.value()}, told {may_be}"

    def act(self) -> None:
        state = self.tab.states().get("colony.step")
        if state is not None and state.enabled:
            self.tab.perform("colony.step")
        self.did()


# Who kills ------------------------------------------------------------------------------------------------------------


def forked(child: Callable[[], None]) -> int:
    """The id of a process that does this and nothing else."""
    pid = os.fork()
    if pid == 0:
        try:
            child()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    return pid


def killed(folder: Path, ledger: Ledger, dice: random.Random) -> bool:
    """Let one live and kill it; whether all was open by then. The ledger has all that it told."""
    reading, writing = os.pipe()
    seed, early = dice.random(), dice.random() < EARLY

    def live() -> None:
        os.close(reading)
        Life(folder, ledger, writing, random.Random(seed)).live()

    pid = forked(live)
    os.close(writing)
    lines = b""
    end = None if not early else time.monotonic() + dice.uniform(0.0, 1.5)
    os.set_blocking(reading, False)
    while end is None or time.monotonic() < end:
        more = _read(reading)
        lines += more
        if end is None and b'"ready"' in lines:
            end = time.monotonic() + dice.uniform(0.0, 1.0)
        if more == b"" and _closed(pid):
            raise SystemExit("the window ended by itself")
        time.sleep(0.0005)
    os.kill(pid, signal.SIGKILL)
    status = os.waitpid(pid, 0)[1]
    assert os.WIFSIGNALED(status), f"the window ended by itself: {status}"
    while more := _read(reading):
        lines += more
    os.close(reading)
    ledger.begin()
    for line in lines.split(b"\n")[:-1]:
        ledger.take(json.loads(line))
    return b'"ready"' in lines


def _read(pipe: int) -> bytes:
    try:
        return os.read(pipe, 1 << 20)
    except BlockingIOError:
        return b""


def _closed(pid: int) -> bool:
    return os.waitpid(pid, os.WNOHANG)[0] == pid


def main(folder: Path, kills: int, seed: int) -> None:
    """Kill so many."""
    dice, ledger, ready = random.Random(seed), Ledger(), 0
    for number in range(1, kills + 1):
        ready += killed(folder, ledger, dice)
        if number % 10 == 0:
            print(f"{number} kills", file=sys.stderr, flush=True)
    print(json.dumps({"ready": ready, "did": {name: ledger.did.get(name) for name in ("match", "commons", "colony")}}))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
