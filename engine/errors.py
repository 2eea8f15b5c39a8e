"""What can be wrong, as types that say what, where, and what to do.

The engine raises these; the command line prints them on one line, the window makes sentences of them.
"""

from __future__ import annotations

from dataclasses import dataclass


class ConcordError(Exception):
    """A refusal with its reason: ``what`` is wrong, ``where`` it stands, and the ``remedy`` (what to do)."""

    def __init__(self, what: str, where: str, remedy: str) -> None:
        super().__init__(what, where, remedy)
        self.what = what
        self.where = where
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.what}: {self.where}: {self.remedy}"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of an input: its place (``provinces[3].id``) and what is wrong there."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


class FaultyInput(ConcordError):
    """An input with one or more faults, all found in one pass (``faults`` is never empty)."""

    def __init__(self, what: str, faults: tuple[Fault, ...], remedy: str) -> None:
        where = str(faults[0]) if len(faults) == 1 else f"{faults[0]} (and {len(faults) - 1} more)"
        super().__init__(what, where, remedy)
        self.faults = faults


class BoardError(FaultyInput):
    """A board that breaks a rule that every board must keep."""


class CaseError(FaultyInput):
    """A position for ``adjudicate`` whose board or units are faulty (faulty orders never are: they hold)."""


class SetupError(FaultyInput):
    """A game that can't be begun: faulty start units, owners, phase, year, season, seed or number of years."""


class RecordError(ConcordError):
    """A saved game that is cut, from a newer version, or whose replay differs."""


class BotError(ConcordError):
    """A bot that can't be found, or two with one id."""


class TournamentError(ConcordError):
    """A tournament that can't be held: a faulty spec, results of another one."""


class ExecutorError(ConcordError):
    """A place where work can't be done: no such executor, a cluster that can't be reached."""


class FileError(ConcordError):
    """A file that can't be read or written."""


class NotationError(ConcordError):
    """A typed order that is not understood, or not legal."""


class PactError(ConcordError):
    """A pact that can't be proposed, accepted or rejected as asked."""


class ScenarioError(FaultyInput):
    """A scenario of a commons or a colony whose parts are faulty or do not fit together."""


class WorkError(ConcordError):
    """Agreed work of a colony that can't be started or stopped as asked."""


class StateError(ConcordError):
    """A saved state of a colony that is cut, changed or from a newer version."""


class TreatyError(ConcordError):
    """A treaty, link or arena that a world refuses."""


class SweepError(ConcordError):
    """A sweep that can't be run: a faulty spec, results of another one."""


class ServerError(ConcordError):
    """A server that can't be started as asked, or that can't be watched."""


class LogError(ConcordError):
    """A log that is cut, changed, from a newer version, or whose replay differs."""


class MindError(ConcordError):
    """A mind that can't be made or asked, a request that must not leave, or an attempt that the ledger refuses."""


class KeyringError(MindError):
    """The system's keyring does not answer, or refuses."""


class MindTableError(FaultyInput):
    """A table of a scripted mind with faulty parts."""


class BankError(FaultyInput):
    """A snapshot, or a bank of them, with faulty parts."""


class TrialError(FaultyInput):
    """A trial whose spec is faulty or has no budget."""


class FrozenError(ConcordError):
    """Results that belong to another spec or another bank than the one that asks for them."""
