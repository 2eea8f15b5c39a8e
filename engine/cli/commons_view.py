"""What the terminal shows while a commons runs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from engine.commons.runner import Record
from engine.commons.scenario import ArenaPlan, WorldPlan
from engine.commons.world import World

WIDTH = 40
"""Of the bars: with the figures beside them they fit a terminal of 80 columns."""
BARS = " ▁▂▃▄▅▆▇█"
STORES = {"C": "capital", "P": "pollution"}
"""What a state may hold besides the stock, as people read it."""
MOST_PLAYERS = 8
MOST_BREACHES = 4


def spark(values: list[float], top: float) -> str:
    """A line of small bars, one a value, from nothing to `top`."""
    steps = len(BARS) - 1
    return "".join(BARS[min(steps, max(0, round(steps * value / top)))] if top > 0 else BARS[0] for value in values)


class ArenaView:
    """Stock, harvests, pacts and breaches of one arena."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.changed: Callable[[], None] | None = None
        self._plan = plan
        self._stocks: deque[float] = deque(maxlen=WIDTH)
        self._harvests: deque[float] = deque(maxlen=WIDTH)
        self._stores: dict[str, deque[float]] = {}
        self._breaches: deque[str] = deque(maxlen=MOST_BREACHES)
        self._last: Record | None = None

    def show(self, record: Record) -> None:
        """Take the record of a turn."""
        self._last = record
        self._stocks.append(record["stock"])
        self._harvests.append(record["harvest"])
        for name in STORES:
            if name in record["state"]:
                self._stores.setdefault(name, deque(maxlen=WIDTH)).append(record["state"][name])
        for each in record.get("violations", ()):
            self._breaches.append(f"turn {each['turn']}: {each['playerId']} {each['detail']}")
        if self.changed is not None:
            self.changed()

    def draw(self) -> RenderableType:
        """The screen as it stands."""
        scenario, last = self._plan.scenario, self._last
        head = Text(scenario.title or scenario.id, "bold")
        if last is None:
            return Group(head, Text("the first turn", "dim"))
        turns = scenario.turns
        capacity = self._plan.dynamics.capacity()
        top = max(capacity, *self._stocks)
        grid = Table.grid(padding=(0, 2))
        grid.add_row("turn", f"{last['turn']} of {turns}", ProgressBar(turns, last["turn"], width=WIDTH))
        grid.add_row("stock", f"{last['stock']:.2f} of {capacity:g}", spark(list(self._stocks), top))
        grid.add_row("harvest", f"{last['harvest']:.2f}", spark(list(self._harvests), max(self._harvests)))
        for name, levels in self._stores.items():
            grid.add_row(STORES[name], f"{levels[-1]:.2f}", spark(list(levels), max(levels)))
        pacts = [pact["status"] for pact in last["pacts"]]
        counts = ", ".join(f"{pacts.count(status)} {status}" for status in ("active", "proposed", "rejected"))
        compliance = last["metrics"]["compliance"]
        grid.add_row("pacts", counts, f"compliance {compliance:.0%}, Gini {last['metrics']['gini']:.2f}")
        decisions = (self._decisions(last),) if last["decisions"] else ()
        return Group(head, grid, *decisions, *(Text(breach, "yellow") for breach in self._breaches))

    def _decisions(self, last: Record) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in ("player", "asked", "got", "wealth"):
            table.add_column(name, justify="left" if name == "player" else "right")
        decisions = last["decisions"]
        for each in decisions[:MOST_PLAYERS]:
            wealth = last["wealth"][each["playerId"]]
            why = f"  ({each['error']})" if "error" in each else ""
            numbers = (f"{each['requested']:.2f}", f"{each['actual']:.2f}", f"{wealth:.2f}")
            table.add_row(Text(each["playerId"] + why), *numbers)
        if len(decisions) > MOST_PLAYERS:
            table.add_row(Text(f"and {len(decisions) - MOST_PLAYERS} more", "dim"), "", "", "")
        return table


class WorldView:
    """The arenas of a world, and the breaches of its treaties."""

    def __init__(self, plan: WorldPlan) -> None:
        self.changed: Callable[[], None] | None = None
        self._plan = plan
        self._stocks: dict[str, deque[float]] = {}
        self._shocks: deque[str] = deque(maxlen=MOST_BREACHES)
        self._harvests: dict[str, float] = {}
        self._world: World | None = None

    def show(self, world: World, entry: dict[str, Any]) -> None:
        """Take the entry of a round."""
        self._world = world
        for name, arena in world.arenas.items():
            self._stocks.setdefault(name, deque(maxlen=WIDTH)).append(arena.stock)
        self._harvests.update((name, record["harvest"]) for name, record in world.ticked.items())
        for shock in entry.get("shocks", ()):
            reason = shock["payload"].get("reason", shock["type"])
            self._shocks.append(f"round {entry['round']}: {shock['arena']} {reason}")
        if self.changed is not None:
            self.changed()

    def draw(self) -> RenderableType:
        """The screen as it stands."""
        scenario, world = self._plan.scenario, self._world
        head = Text(scenario.title or "world", "bold")
        if world is None:
            return Group(head, Text("the first round", "dim"))
        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in ("arena", "turn", "stock", "harvest", ""):
            table.add_column(name, justify="left" if name in ("arena", "") else "right")
        for name, arena in world.arenas.items():
            stocks = list(self._stocks[name])
            bars = spark(stocks, max(arena.dynamics.capacity(), *stocks))
            state = " (collapsed)" if arena.finished else ""
            harvest = f"{self._harvests.get(name, 0.0):.2f}"
            table.add_row(Text(name + state), str(arena.turn), f"{arena.stock:.2f}", harvest, bars)
        treaties = "1 treaty" if len(world.treaties) == 1 else f"{len(world.treaties)} treaties"
        rounds = Text(f"round {world.round} of {scenario.rounds}; {treaties}")
        return Group(head, rounds, table, *(Text(shock, "yellow") for shock in self._shocks))
