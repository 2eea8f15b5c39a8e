"""A window in a process of its own that plays a match up to a phase, makes a draft there, and waits to be killed.

    python -m helpers.killed_window FOLDER GAME PHASE

Starts the match if GAME is not there yet, goes on with it otherwise. Lydia and Caria are people at one screen, who do
what `policy` says. A line of JSON tells each turn: the phase, the seat, and the draft that was found; the line
``"ready"`` says that the draft of PHASE is made. PHASE ``over`` plays to the end.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

PEOPLE = ("Lydia", "Caria")
START = {"phase": "negotiate-propose", "year": 1, "season": "Autumn"}
SEED = 11
YEARS = 2
PATIENCE_S = 120

BOT = '''
import random

seen = []


def propose(state):
    seen.append(state["season"])
    if state["you"] != "Phrygia":
        return []
    return [{"to": power, "type": "peace", "terms": {}} for power in ("Lydia", "Caria")]


def answer(state):
    return {proposal["id"]: random.choice(["accept", "reject"]) for proposal in state["inbox"]}


def orders(state):
    """Phrygia takes Sardis at once; whatever comes later depends on memory and on the random stream."""
    if len(seen) == 1:
        if state["you"] != "Phrygia":
            return []
        return [
            {"unit": "D", "type": "move", "dest": "G"},
            {"unit": "L", "type": "support", "target": "D", "targetDest": "G"},
        ]
    return [random.choice(state["legalOrders"][unit]) for unit in sorted(state["legalOrders"])]
'''
"""A bot whose answers need its memory and its random stream to be where they were."""


def setup() -> dict[str, Any]:
    """Autumn of the first year; Phrygia stands beside Sardis with two armies, and Caria has a unit to build."""
    from engine.anatolia.board import shipped_board

    units = [unit.to_json() for unit in shipped_board().start if unit.power != "Phrygia" and unit.at != "J"]
    mine = [{"power": "Phrygia", "type": "army", "at": place} for place in ("D", "L")]
    return {**START, "units": units + mine}


def policy(state: dict[str, Any]) -> Any:
    """What a person of this test does with this snapshot: always something that a draft can hold."""
    match state["phase"]:
        case "negotiate-propose":
            other = "Caria" if state["you"] == "Lydia" else "Lydia"
            return [{"to": other, "type": "dmz", "terms": {"province": "H"}}]
        case "negotiate-answer":
            return {proposal["id"]: "accept" for proposal in state["inbox"]}
        case "orders":
            first = sorted(state["legalOrders"])[0]
            if state["you"] == "Lydia" and "G" in state["legalOrders"]:
                return [{"unit": "G", "type": "hold"}]
            return [state["legalOrders"][first][-1]]
        case "retreats":
            return {unit["at"]: unit["options"][-1] if unit["options"] else None for unit in state["retreats"]}
        case _:
            mine = [unit["at"] for unit in state["units"] if unit["power"] == state["you"]]
            more = state["centresByPower"][state["you"]] - len(mine)
            if more < 0:
                return [{"disband": place} for place in sorted(mine)[:-more]]
            taken = {unit["at"] for unit in state["units"]}
            homes = [place["id"] for place in state["map"]["provinces"] if place["home"] == state["you"]]
            free = [place for place in homes if state["owners"][place] == state["you"] and place not in taken]
            return [{"type": "army", "at": place} for place in free[:more]]


def specs(folder: Path) -> dict[str, str]:
    """Who plays: two people and the bot of this test."""
    from engine.anatolia.board import shipped_board

    bot = folder / "memory.py"
    if not bot.exists():
        bot.write_text(BOT, encoding="utf-8")
    return {power: "human" if power in PEOPLE else str(bot) for power in shipped_board().powers}


class Player:
    """Plays the match in the window, as far as the phase."""

    def __init__(self, folder: Path, game: Path, phase: str) -> None:
        from PySide6.QtWidgets import QApplication

        from concordui.application import make_shell
        from concordui.folders import Folders
        from concordui.main_window import MainWindow
        from concordui.theme import apply

        self.application = QApplication(sys.argv[:1])
        apply(self.application)
        self.window = MainWindow(make_shell(Folders.under(folder / "home")))
        self.window.resize(960, 600)
        self.window.show()
        self.game, self.phase, self.folder = game, phase, folder
        self.workspace: Any = self._begin()

    def _begin(self) -> Any:
        from concordui.match.setup import MatchSetup
        from helpers.shell_world import matches

        if self.game.exists():
            return self.window.open_path(self.game)
        return matches(self.window).begin(
            MatchSetup(specs(self.folder), seed=SEED, max_years=YEARS, path=self.game, start=setup())
        )

    def run(self) -> None:
        """Until the draft is made (then for ever), or to the end of the match."""
        desk = self.workspace.desk
        end = time.monotonic() + PATIENCE_S
        while desk.model.result is None:
            self._breathe()
            if time.monotonic() > end:
                raise TimeoutError(f"nothing happens in {desk.phase}: {desk.model.failure}")
            if desk.reviewing:
                desk.go(None)
            desk.confirm()
            if desk.acting is not None and desk.view is not None:
                self._turn(desk)
                end = time.monotonic() + PATIENCE_S
        self.window.close()

    def _breathe(self) -> None:
        """Let the window do what waits, and the bots have the machine."""
        self.application.processEvents()
        time.sleep(0.003)

    def _turn(self, desk: Any) -> None:
        power, found = desk.acting, desk.payload(desk.acting)
        print(json.dumps({"phase": desk.phase, "power": power, "found": found}), flush=True)
        self._edit(desk, policy(desk.view.state))
        last = power == [seat for seat in desk.model.asked if seat in PEOPLE][-1]
        if desk.phase == self.phase and last:
            print('"ready"', flush=True)
            while True:
                self._breathe()
        desk.send()

    def _edit(self, desk: Any, payload: Any) -> None:
        """Orders one by one, as a person enters them; the rest as the dialogs hand it over."""
        from engine.anatolia.orders import parse_order

        if desk.phase != "orders":
            desk.edit(payload)
            return
        for entry in payload:
            order = parse_order(entry)
            assert order is not None
            desk.enter(order)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    Player(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]).run()
