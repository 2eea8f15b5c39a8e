"""The course of a run, as columns to be plotted: a number a turn, and for each player one, grown record by record.

Whoever plays or reads a run adds its records, in one thread; `Course.view` is a snapshot that any other thread may
read meanwhile: what stands in a column never changes, columns only grow. Whole records stay in the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.commons.dynamics import Dynamics, Logistic
from engine.commons.pacts import PlayerId, Status, Terms

MOST_PLAYERS = 200
"""Players of whom each has a column of its own; of more, the spread alone is kept."""

FIRST_SIZE = 256

QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of a spread, in the order of its columns: least, quartiles, greatest."""

Column: TypeAlias = npt.NDArray[np.float64]
Columns: TypeAlias = npt.NDArray[np.float64]
Measure: TypeAlias = Literal["requested", "harvest", "wealth"]

NUMBERS = (
    "stock",
    "sustainable",
    "harvest",
    "wealth",
    "gini",
    "compliance",
    "over_usage",
    "efficiency",
    "sanctions",
    "breaches",
)
"""The columns of one number a turn. ``stock`` is before the harvest, ``sustainable`` the ``f(t)`` of that stock;
``efficiency`` is NaN where it has no meaning.
"""

MEASURES: tuple[Measure, ...] = ("requested", "harvest", "wealth")


@dataclass(frozen=True, slots=True)
class BreachMark:
    """One breach of a pact: by whom, when, and the detail as the record has it."""

    turn: int
    player: PlayerId
    detail: str


@dataclass(frozen=True, slots=True)
class PactCourse:
    """One pact from its proposal on. Turns are None for what has not happened; `rejected_by` is the player who did."""

    id: str
    proposer: PlayerId
    parties: tuple[PlayerId, ...]
    terms: Terms
    proposed: int
    status: Status = "proposed"
    active_from: int | None = None
    rejected: int | None = None
    rejected_by: PlayerId = ""
    accepted: frozenset[PlayerId] = frozenset()
    breaches: tuple[BreachMark, ...] = ()

    @property
    def awaited(self) -> tuple[PlayerId, ...]:
        """Who has not answered a proposal yet."""
        return tuple(each for each in self.parties if each not in self.accepted) if self.status == "proposed" else ()


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened in a turn. `kind`: agreed (`about` is a pact's id), a perturbation's type, or collapsed.

    `about` is a player's id for who came or left, empty where it concerns nobody in particular.
    """

    turn: int
    kind: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class CourseView:
    """The first `turns` turns. ``numbers[name]`` has a value a turn.

    ``players[measure]`` is (turns, players) in the order of `names`, NaN where one does not play; with too many players
    for that, `names` is empty and ``spreads[measure]`` is (turns, 5), as `QUANTILES`.
    """

    turns: int
    names: tuple[PlayerId, ...]
    numbers: Mapping[str, Column]
    players: Mapping[Measure, Columns]
    spreads: Mapping[Measure, Columns]
    pacts: tuple[PactCourse, ...]
    marks: tuple[Mark, ...]
    sustained: float | None
    capacity: float

    @property
    def first(self) -> int:
        """The turn of the first row: turns count from 1."""
        return 1


@dataclass(slots=True)
class _Growing:
    """Rows in a buffer that is replaced by a larger one when full: what was handed out stays as it was."""

    width: int
    rows: Columns = field(init=False)

    def __post_init__(self) -> None:
        self.rows = np.full((FIRST_SIZE, self.width), np.nan)

    def put(self, index: int, values: Sequence[float] | Column) -> None:
        if index == len(self.rows):
            self._resize(2 * index, self.width)
        self.rows[index, : len(values)] = values

    def widen(self, width: int) -> None:
        if width > self.width:
            self._resize(len(self.rows), width)

    def _resize(self, length: int, width: int) -> None:
        larger = np.full((length, width), np.nan)
        larger[: len(self.rows), : self.width] = self.rows
        self.rows, self.width = larger, width


class Course:
    """The course of one arena, from the dynamics of its scenario and the entries of its log, in their order."""

    def __init__(self, dynamics: Dynamics[Any]) -> None:
        self.turns = 0
        self.collapsed = False
        """Whether the stock was gone after the last turn."""
        self._dynamics = dynamics
        self._state = dynamics.initial(_NoLuck())
        self._sustained = best_stock(dynamics)
        self._capacity = dynamics.capacity()
        self._names: list[PlayerId] = []
        self._index: dict[PlayerId, int] = {}
        self._crowded = False
        self._numbers = _Growing(len(NUMBERS))
        self._players = {measure: _Growing(0) for measure in MEASURES}
        self._spreads = {measure: _Growing(len(QUANTILES)) for measure in MEASURES}
        self._pacts: dict[str, PactCourse] = {}
        self._marks: list[Mark] = []

    def add(self, entry: Mapping[str, Any]) -> None:
        """Take the next entry of the log: a turn, or what the world did between two."""
        if entry["kind"] == "turn":
            self._add_turn(entry)
        elif entry["kind"] == "shock" and "refused" not in entry:
            self._marks.append(Mark(self.turns, str(entry.get("type", "shock"))))
        if "state" in entry:
            self._state = self._dynamics.from_json(entry["state"])

    def view(self) -> CourseView:
        """What there is so far."""
        turns = self.turns
        numbers = {name: self._numbers.rows[:turns, place] for place, name in enumerate(NUMBERS)}
        shown = {} if self._crowded else {key: each.rows[:turns] for key, each in self._players.items()}
        spreads = {key: each.rows[:turns] for key, each in self._spreads.items()} if self._crowded else {}
        names = () if self._crowded else tuple(self._names)
        pacts, marks = tuple(self._pacts.values()), tuple(self._marks)
        return CourseView(turns, names, numbers, shown, spreads, pacts, marks, self._sustained, self._capacity)

    def _add_turn(self, record: Mapping[str, Any]) -> None:
        self._add_numbers(record)
        self._add_players(record)
        self._add_pacts(record)
        self.turns += 1
        for spec in record.get("perturbations", ()):
            if "refused" not in spec:
                self._marks.append(Mark(self.turns, str(spec["type"])))
        self.collapsed = bool(record.get("collapsed"))
        if self.collapsed:
            self._marks.append(Mark(self.turns, "collapsed"))

    def _add_numbers(self, record: Mapping[str, Any]) -> None:
        measured = record["metrics"]
        efficiency = measured["efficiency"]
        row = {
            "stock": record["stockBefore"],
            "sustainable": self._sustainable(record["stockBefore"]),
            "harvest": record["harvest"],
            "wealth": measured["wealth"],
            "gini": measured["gini"],
            "compliance": measured["compliance"],
            "over_usage": measured["over_usage"],
            "efficiency": np.nan if efficiency is None else efficiency,
            "sanctions": measured["sanction_rate"],
            "breaches": len(record.get("violations", ())),
        }
        self._numbers.put(self.turns, [float(row[name]) for name in NUMBERS])

    def _sustainable(self, stock: float) -> float:
        """``f(t)`` of the state before the harvest: the last one in the log, and what chance added to the first."""
        before = self._dynamics.shifted(self._state, stock - self._dynamics.stock(self._state))
        return self._dynamics.sustainable(before)

    def _add_players(self, record: Mapping[str, Any]) -> None:
        decisions = record["decisions"]
        given: dict[Measure, list[float]] = {
            "requested": [entry["requested"] for entry in decisions],
            "harvest": [entry["actual"] for entry in decisions],
            "wealth": [record["wealth"][entry["playerId"]] for entry in decisions],
        }
        for entry in decisions:
            if entry["playerId"] not in self._index:
                self._index[entry["playerId"]] = len(self._names)
                self._names.append(entry["playerId"])
        if len(self._names) > MOST_PLAYERS and not self._crowded:
            self._crowd()
        places = [self._index[entry["playerId"]] for entry in decisions]
        for measure, values in given.items():
            if self._crowded:
                self._spreads[measure].put(self.turns, _spread(values))
                continue
            row = np.full(len(self._names), np.nan)
            row[places] = values
            self._players[measure].widen(len(self._names))
            self._players[measure].put(self.turns, row)

    def _crowd(self) -> None:
        """From here on the spread alone is kept, also of the turns before."""
        self._crowded = True
        for measure, columns in self._players.items():
            for turn in range(self.turns):
                there = columns.rows[turn][~np.isnan(columns.rows[turn])]
                self._spreads[measure].put(turn, _spread(there))
            columns.rows = np.empty((0, 0))

    def _add_pacts(self, record: Mapping[str, Any]) -> None:
        turn = int(record["turn"])
        broken: dict[str, list[BreachMark]] = {}
        for each in record.get("violations", ()):
            mark = BreachMark(turn, each["playerId"], each["detail"])
            broken.setdefault(each["pactId"], []).append(mark)
        answered = self._answers(record)
        for each in record["pacts"]:
            known = self._pacts.get(each["id"])
            pact = known or PactCourse(
                each["id"], each["proposerId"], tuple(each["parties"]), each["terms"], each["proposedTurn"]
            )
            accepted, rejected_by = answered.get(pact.id, (frozenset(), ""))
            status: Status = each["status"]
            changed = replace(
                pact,
                status=status,
                active_from=each.get("acceptedTurn"),
                accepted=pact.accepted | accepted | {pact.proposer},
                rejected=turn if status == "rejected" and pact.rejected is None else pact.rejected,
                rejected_by=pact.rejected_by or rejected_by,
                breaches=(*pact.breaches, *broken.get(pact.id, ())),
            )
            if changed != known:
                self._pacts[pact.id] = changed
            if status == "active" and pact.status != "active":
                self._marks.append(Mark(turn, "agreed", pact.id))

    @staticmethod
    def _answers(record: Mapping[str, Any]) -> dict[str, tuple[frozenset[PlayerId], PlayerId]]:
        """By pact, who accepted it in this turn, and who rejected it ("" for nobody)."""
        found: dict[str, tuple[frozenset[PlayerId], PlayerId]] = {}
        for entry in record.get("talk", ()):
            if "refused" in entry or entry.get("type") not in ("accept_pact", "reject_pact"):
                continue
            accepted, rejected_by = found.get(entry["pactId"], (frozenset(), ""))
            if entry["type"] == "accept_pact":
                accepted |= {entry["playerId"]}
            else:
                rejected_by = entry["playerId"]
            found[entry["pactId"]] = (accepted, rejected_by)
        return found


class _NoLuck:
    """Chance that changes nothing."""

    def normal(self) -> float:
        return 0.0


def best_stock(dynamics: Dynamics[Any]) -> float | None:
    """The stock before the harvest from which the greatest sustained yield is taken; None where none is known.

    K/2 where growth comes first (Gordon-Schaefer); ``K/2 + r K/4`` where the harvest does, which leaves K/2; K where
    what is left doubles.
    """
    if not isinstance(dynamics, Logistic):
        return None
    half = dynamics.carrying / 2
    if dynamics.growth == "first":
        return half
    return dynamics.carrying if dynamics.growth == "doubling" else half + dynamics.maximum_sustainable_yield()


def _spread(values: Sequence[float] | Column) -> Column:
    if not len(values):
        return np.full(len(QUANTILES), np.nan)
    return np.asarray(np.quantile(np.asarray(values, dtype=np.float64), QUANTILES), dtype=np.float64)


def breached_turns(pact: PactCourse) -> list[tuple[int, int]]:
    """The runs of successive turns in which a pact was broken, as (first, last)."""
    turns = sorted({mark.turn for mark in pact.breaches})
    if not turns:
        return []
    starts = [turns[0], *(later for earlier, later in pairwise(turns) if later > earlier + 1)]
    ends = [*(earlier for earlier, later in pairwise(turns) if later > earlier + 1), turns[-1]]
    return list(zip(starts, ends, strict=True))
