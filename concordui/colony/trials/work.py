"""A trial, and a bank, as pieces of work beside the window, and the looking into what is there of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from concordui.background import Tell
from concordui.colony.run_settings import RunSettings, write_settings
from concordui.colony.trials.trial_draft import toml_of
from engine.colony import bank as banks
from engine.colony import trial as trials
from engine.colony.bank import LEDGER, Asked, BankProgress, asked_of, read_bank
from engine.colony.bank_report import REPORT
from engine.colony.frozen import Frozen, read_frozen
from engine.colony.store import Store
from engine.colony.trial import TrialProgress, store_path
from engine.colony.trial_report import run_report
from engine.colony.trial_spec import TrialPlan, plan_of, read_trial
from engine.errors import ConcordError, FileError
from engine.files import read_json, write_atomic
from engine.minds.ledger import Attempt
from engine.minds.sqlite_attempts import open_attempts

LOOK_S = 0.15
"""How far it is is told so often at most."""

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TrialPlanned:
    """What will be run."""

    plan: TrialPlan


@dataclass(frozen=True, slots=True)
class TrialTold:
    """How far a trial is. `calls` is, by run, what it has used; `rows` are the runs that have come to their end."""

    progress: TrialProgress
    calls: Mapping[str, int]
    rows: Mapping[str, Row]


@dataclass(frozen=True, slots=True)
class TrialFound:
    """A report, whole or of what is there so far. `plan` is None where the spec is not there any more as it was, `why`
    says so then.
    """

    report: Row
    plan: TrialPlan | None
    why: ConcordError | None = None


@dataclass(frozen=True, slots=True)
class BankPlanned:
    """What will be put to whom."""

    asked: Asked


@dataclass(frozen=True, slots=True)
class BankTold:
    """How far a bank is, with the cells that came since the last time, by case and mind."""

    done: int
    total: int
    cells: Mapping[tuple[str, str], Row]


@dataclass(frozen=True, slots=True)
class BankFound:
    """As `TrialFound`; `attempts` are the rows of the ledger by id."""

    report: Row
    asked: Asked | None
    attempts: Mapping[str, Attempt]
    why: ConcordError | None = None


class TrialRunning:
    """Runs a trial, or goes on with it: tells `TrialPlanned`, then `TrialTold`s; comes to a `TrialFound`.

    `data` are the values of a form, which become the `spec`; without a spec the folder says which it is of.
    """

    def __init__(
        self, spec: Path | None, folder: Path, data: Mapping[str, Any] | None = None, base: Path = Path()
    ) -> None:
        self._spec, self._folder, self._data, self._base = spec, folder, data, base
        self._plan: TrialPlan | None = None
        self._tell: Tell | None = None
        self._told_at = 0.0
        self._calls: dict[str, int] = {}
        self._rows: dict[str, Row] = {}

    async def __call__(self, tell: Tell) -> object:
        spec = self._spec if self._spec is not None else _source(_frozen(self._folder, "trial"))
        if self._data is not None:
            plan_of(self._data, self._base, "the form")
            _make(spec.parent)
            write_atomic(spec, toml_of(self._data))
        self._plan = plan = read_trial(spec)
        self._tell = tell
        tell(TrialPlanned(plan))
        result = await trials.trial(spec, self._folder, self._observe)
        return TrialFound(result.report, plan)

    def _observe(self, progress: TrialProgress) -> None:
        assert self._plan is not None
        assert self._tell is not None
        begun = progress.run not in self._calls
        self._calls[progress.run] = progress.calls
        if begun:
            self._report_ended(progress.run)
        now = monotonic()
        if begun or progress.done == progress.total or now - self._told_at >= LOOK_S:
            self._told_at = now
            self._tell(TrialTold(progress, dict(self._calls), dict(self._rows)))

    def _report_ended(self, begun: str) -> None:
        """The runs before the one that has begun are closed: what they came to can be read."""
        assert self._plan is not None
        for run in self._plan.runs:
            if run.name == begun:
                return
            if run.name not in self._rows:
                self._rows[run.name] = run_report(self._plan, run, store_path(self._folder, run)).json


class TrialLooking:
    """Looks into a folder of results; comes to a `TrialFound`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def __call__(self, tell: Tell) -> object:
        frozen = _frozen(self._folder, "trial")
        try:
            plan = read_trial(_source(frozen))
            report = trials.so_far(plan, self._folder)
        except ConcordError as error:
            return TrialFound(_kept_report(self._folder, error), None, error)
        return TrialFound(report, plan)


class RunCopying:
    """Copies the store of a trial's run, so that the trial's own stays as it is; comes to the path of the copy.

    `settings` are those of the run: who sits where.
    """

    def __init__(self, store: Path, target: Path, settings: RunSettings | None) -> None:
        self._store, self._target, self._settings = store, target, settings

    async def __call__(self, tell: Tell) -> object:
        _make(self._target.parent)
        with Store.open(self._store, write=False) as store:
            store.copy(self._target)
        if self._settings is not None:
            write_settings(self._target, self._settings)
        return self._target


class BankRunning:
    """Puts a bank to minds, or goes on: tells `BankPlanned`, then `BankTold`s; comes to a `BankFound`."""

    def __init__(
        self, bank: Path, minds: tuple[str, ...], folder: Path, budget: int | None, claims: bool, deadline: float
    ) -> None:
        self._bank, self._minds, self._folder = bank, minds, folder
        self._budget, self._claims, self._deadline = budget, claims, deadline
        self._tell: Tell | None = None
        self._told_at = 0.0
        self._cells: dict[tuple[str, str], Row] = {}

    async def __call__(self, tell: Tell) -> object:
        asked = asked_of(read_bank(self._bank), self._minds, self._budget, self._claims, self._deadline)
        self._tell = tell
        tell(BankPlanned(asked))
        result = await banks.bank(
            self._bank,
            self._minds,
            self._folder,
            self._budget,
            self._observe,
            claims=self._claims,
            deadline=self._deadline,
        )
        return BankFound(result.report, asked, _attempts(self._folder))

    def _observe(self, progress: BankProgress) -> None:
        assert self._tell is not None
        self._cells[progress.case, progress.mind] = progress.cell
        now = monotonic()
        if progress.done == progress.total or now - self._told_at >= LOOK_S:
            self._told_at = now
            cells, self._cells = self._cells, {}
            self._tell(BankTold(progress.done, progress.total, cells))


class BankLooking:
    """Looks into a folder of results; comes to a `BankFound`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def __call__(self, tell: Tell) -> object:
        frozen = _frozen(self._folder, "bank")
        shown = frozen.shown
        try:
            asked = asked_of(
                read_bank(_source(frozen)),
                [str(spec) for spec in shown["minds"]],
                int(shown["budget"]),
                bool(shown["claims"]),
                float(shown["deadline"]),
            )
            report = banks.so_far(asked, self._folder)
        except ConcordError as error:
            return BankFound(_kept_report(self._folder, error), None, _attempts(self._folder), error)
        except (KeyError, TypeError, ValueError) as error:
            raise FileError("what is fixed there is cut or changed", str(self._folder), "begin anew") from error
        return BankFound(report, asked, _attempts(self._folder))


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = f"cannot make the folder ({error.strerror})"
        raise FileError(what, str(folder), "choose a folder you may write to") from error


def _frozen(folder: Path, kind: str) -> Frozen:
    found = read_frozen(folder)
    if found.kind != kind:
        raise FileError(f"these are the results of a {found.kind}", str(folder), "open the folder itself")
    return found


def _source(frozen: Frozen) -> Path:
    if frozen.source is None:
        what = "nothing says where these results were made from"
        raise FileError(what, "frozen.json", "run the same command again, which goes on with them")
    return frozen.source


def _kept_report(folder: Path, why: ConcordError) -> Row:
    """The report that is written there; what could not be read says why there is none, where there is none."""
    if not (folder / REPORT).exists():
        raise why
    report = read_json(folder / REPORT)
    if not isinstance(report, dict) or "budget" not in report:
        raise FileError("this report is cut or changed", str(folder / REPORT), "begin anew in another folder")
    return report


def _attempts(folder: Path) -> dict[str, Attempt]:
    if not (folder / LEDGER).exists():
        return {}
    attempts, connection = open_attempts(folder / LEDGER)
    try:
        return {row.id: row for row in attempts.attempts()}
    finally:
        connection.close()
