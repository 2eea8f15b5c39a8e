"""What a check found, as values that a table, a JSON document and a window can show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.seats.catalogue import BotFile

Result: TypeAlias = Literal["pass", "warning", "fail", "not-applicable"]

RULES: Mapping[str, str] = {
    "loads": "Loads within 2,000 ms",
    "exports-orders": "Exports orders",
    "methods": "Optional methods",
    "returns": "Answers each call",
    "plain": "Returns plain JSON values",
    "shape": "Answers have the right form",
    "proposals": "Proposals are legal",
    "replies": "Replies are for the inbox",
    "orders": "Orders are legal",
    "complete": "Each unit has an order",
    "retreats": "Retreats go to listed options",
    "builds": "Builds and disbands fit",
    "time": "Each call ends within 2,000 ms",
    "repeatable": "Same seed, same answers",
    "independent": "Seats do not meet",
    "fresh-state": "Uses the snapshot it is given",
    "map": "Leaves the map alone",
    "forbidden": "Tries nothing forbidden",
    "output": "Prints and answers little",
    "match": "Lives through a short match",
    "other-board": "Plays on another board",
}
"""Every rule with its title, in the order of a report."""


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: a key of `RULES`, how it went, and what shows it."""

    rule: str
    result: Result
    evidence: str

    @property
    def title(self) -> str:
        """The rule in a few words."""
        return RULES[self.rule]

    @property
    def passed(self) -> bool | None:
        """False for a failure, None where the rule could not be tried; a warning has passed."""
        return {"fail": False, "not-applicable": None}.get(self.result, True)

    def to_json(self) -> dict[str, str]:
        """``{rule, title, result, evidence}``."""
        return {"rule": self.rule, "title": self.title, "result": self.result, "evidence": self.evidence}


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds, as the host measures them; None where nothing was measured. `typical` is the calls' median."""

    load: float | None
    typical: float | None
    longest: float | None

    def to_json(self) -> dict[str, float | None]:
        """``{loadMs, typicalMs, longestMs}``, to a tenth."""
        named = {"loadMs": self.load, "typicalMs": self.typical, "longestMs": self.longest}
        return {key: None if value is None else round(value, 1) for key, value in named.items()}


@dataclass(frozen=True, slots=True)
class Report:
    """A whole check: a row for each of `RULES`. `calls` counts what the bot was asked on the bank."""

    bot: BotFile
    rows: tuple[Row, ...]
    times: Times
    calls: int

    @property
    def passed(self) -> bool:
        """Whether the bot conforms: nothing failed."""
        return all(row.result != "fail" for row in self.rows)

    def count(self, result: Result) -> int:
        """How many rows went like this."""
        return sum(row.result == result for row in self.rows)

    def to_json(self) -> dict[str, Any]:
        """The document of ``concord bot check --json``; its schema is the kind ``conformance``."""
        bot = {"id": self.bot.id, "language": self.bot.language, "name": self.bot.name, "sha256": self.bot.sha256}
        return {
            "format": "anatolia-conformance",
            "version": 1,
            "bot": bot,
            "passed": self.passed,
            "rules": [row.to_json() for row in self.rows],
            "calls": self.calls,
            "times": self.times.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a check is: `done` of `total` steps of unequal length, and what is being tried now."""

    done: int
    total: int
    doing: str
