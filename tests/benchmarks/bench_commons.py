"""How fast a commons ticks, against a minimal model of the same commons in Mesa 3 with its DataCollector.

A hundred players with a fixed request on a logistic stock, proportional rationing. The peer collects the stock, the
total harvest and each player's request, harvest and wealth every tick; so do ours in memory. The peer's own sum and
two passes over its agents are what its documentation would write.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import mesa

from engine.commons.ensemble import Ensemble
from engine.commons.log import LogWriter
from engine.commons.runner import ArenaRunner, nobody
from engine.commons.scenario import ArenaPlan, arena_plan
from engine.commons.solo import Solo, solo_records
from engine.commons.streams import run_seeds
from helpers.bench import Row, against, interleaved

PLAYERS, TICKS, ROUNDS = 100, 300, 5
RUNS, RUN_TICKS = 1000, 60
RATE, CARRYING, START, AMOUNT = 0.5, 1000.0, 625.0, 1.25
PEER = f"Mesa {mesa.__version__}"


def run() -> list[Row]:
    """Microseconds a tick of one arena, and nanoseconds a player's tick of an ensemble."""
    with tempfile.TemporaryDirectory() as folder:
        logged = Path(folder) / "log.jsonl"
        best = interleaved(_peer, _array, _players, lambda: _logged(logged), _ensemble, rounds=ROUNDS)
    peer, array, players, log = (seconds / TICKS * 1e6 for seconds in best[:4])
    each = best[4] / (RUNS * PLAYERS * RUN_TICKS) * 1e9
    return [
        against(f"a tick of {PLAYERS} players as arrays, collected in memory", array, PEER, peer, 3, "us"),
        against(f"a tick of {PLAYERS} players one by one, its record made", players, PEER, peer, 1, "us"),
        against(f"a tick of {PLAYERS} players as arrays, logged on disk", log, PEER, peer, 1, "us"),
        against(f"a player's tick in {RUNS:,} runs of {PLAYERS} at once", each, PEER, peer / PLAYERS * 1e3, 100, "ns"),
    ]


def _plan(turns: int) -> ArenaPlan:
    engine = {"type": "logistic", "r": RATE, "K": CARRYING, "initial": START}
    players = [{"id": "p", "count": PLAYERS, "strategy": "fixed", "amount": AMOUNT}]
    scenario = {"turns": turns, "talkRounds": 0, "engine": engine, "players": players}
    return arena_plan(scenario, "the benchmark")


def _array() -> None:
    solo = Solo(_plan(TICKS))
    kept = []
    while not solo.over:
        solo.step()
        kept.append((solo.stock, solo.harvest, solo.requested.copy(), solo.actual, solo.wealth.copy()))
    assert len(kept) == TICKS


def _players() -> None:
    records: list[Any] = []
    asyncio.run(ArenaRunner(_plan(TICKS), nobody, watch=records.append).run())
    assert len(records) == TICKS


def _logged(path: Path) -> None:
    writer = LogWriter(path)
    for record in solo_records(_plan(TICKS)):
        writer.add(record)
    writer.close()


def _ensemble() -> None:
    ensemble = Ensemble(_plan(RUN_TICKS), run_seeds(0, RUNS)).run()
    assert ensemble.turn == RUN_TICKS


class _Fisher(mesa.Agent):
    def __init__(self, model: _Commons) -> None:
        super().__init__(model)
        self.requested = self.actual = self.wealth = 0.0

    def decide(self) -> None:
        self.requested = AMOUNT

    def take(self) -> None:
        self.actual = self.model.share * self.requested
        self.wealth += self.actual


class _Commons(mesa.Model):
    def __init__(self) -> None:
        super().__init__(rng=1)
        self.stock, self.share, self.harvest = START, 1.0, 0.0
        _Fisher.create_agents(self, PLAYERS)
        self.collector = mesa.DataCollector(
            model_reporters={"stock": "stock", "harvest": "harvest"},
            agent_reporters={"requested": "requested", "actual": "actual", "wealth": "wealth"},
        )

    def step(self) -> None:
        self.agents.do("decide")
        asked = sum(agent.requested for agent in self.agents)
        self.share = min(1.0, self.stock / asked)
        self.agents.do("take")
        self.harvest = self.share * asked
        left = self.stock - self.harvest
        self.stock = left + RATE * left * (1.0 - left / CARRYING)
        self.collector.collect(self)


def _peer() -> None:
    model = _Commons()
    for _ in range(TICKS):
        model.step()
    assert model.stock > 0.0
