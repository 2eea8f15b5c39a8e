"""A trial in a tab: its form, its runs as they go on, and its report."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.colony.run_settings import RunSettings
from concordui.colony.trials.study_tab import NewFolder, StudyTab
from concordui.colony.trials.trial_draft import ArmDraft, TrialDraft, draft_of
from concordui.colony.trials.trial_form import TrialForm
from concordui.colony.trials.trial_results import TrialResults
from concordui.colony.trials.trial_rows import rows_of_arms, rows_of_plan, rows_of_report
from concordui.colony.trials.wanted import SPEC, StoreWanted
from concordui.colony.trials.words import say
from concordui.colony.trials.work import RunCopying, TrialFound, TrialLooking, TrialPlanned, TrialRunning, TrialTold
from engine.colony.scenario import FOLDER
from engine.colony.trial_spec import TrialPlan
from engine.errors import ConcordError, FileError
from engine.files import read_text


def first_draft() -> TrialDraft:
    """A trial to begin with: what the scenario ships against the built-in policies alone."""
    house: dict[str, str | Mapping[str, Any]] = {"core": "scripted", "*": "scripted"}
    arms = (ArmDraft("as-shipped"), ArmDraft("built-in", house))
    return TrialDraft("refused-haul", FOLDER, ticks="700", seeds="11, 12", arms=arms)


def read_draft(path: Path) -> TrialDraft:
    """The draft of a spec's file. Raises `FileError` for what is no TOML."""
    try:
        return draft_of(tomllib.loads(read_text(path)), path.absolute().parent)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        what = f"the spec is no TOML ({error})"
        raise FileError(what, str(path), "correct it in an editor, or use the form") from error


class TrialTab(StudyTab):
    """A new trial, that of a spec's file, or the results in a folder."""

    icon_name = "flask-conical"

    def __init__(
        self,
        new_folder: NewFolder,
        new_store: NewFolder,
        parent: QWidget | None = None,
        draft: TrialDraft | None = None,
    ) -> None:
        self.first_title, self.label = say("New trial"), say("Trial")
        super().__init__(new_folder, parent)
        self.setObjectName("trial-tab")
        self._new_store = new_store
        self._plan: TrialPlan | None = None
        self._report: Mapping[str, Any] | None = None
        self.form = TrialForm(draft or first_draft(), self)
        self.results = TrialResults(self)
        self.form.wanted.connect(self.run_wanted)
        self.form.file_wanted.connect(self.open_spec)
        self.results.opened.connect(self.open_run)
        self.results.failed.connect(self.failed)
        self.assemble(self.form, self.results)

    @property
    def report(self) -> Mapping[str, Any] | None:
        """What came of it; None before there is anything."""
        return self._report

    # What it does

    def run_wanted(self, data: object) -> None:
        """Run the trial of these values in a folder of its own."""
        assert isinstance(data, dict)
        if not self.running:
            self.folder = self.new_folder(_scenario_name(data))
            self._plan = self._report = None
            work = TrialRunning(self.folder / SPEC, self.folder, data, self.form.draft.base)
            self.begin(work, planning=True)

    def open_spec(self, path: object) -> None:
        """Show the spec of a file in the form."""
        assert isinstance(path, Path)
        try:
            self.form.show_draft(read_draft(path))
        except ConcordError as error:
            self.failed.emit(error)

    def look_at(self, folder: Path) -> None:
        """Show what this folder has."""
        self.folder = folder
        self.begin(TrialLooking(folder))

    def open_run(self, name: object) -> None:
        """Open a copy of a run's store as a colony."""
        if self.folder is None or self.running:
            return
        settings, plan = None, self._plan
        if plan is not None:
            arm = next(run.arm for run in plan.runs if run.name == name)
            settings = RunSettings(plan.folder, dict(arm.minds))
        store = self.folder / "runs" / f"{name}.sqlite"
        self.begin(RunCopying(store, self._new_store(str(name)), settings), afresh=False)

    def go_on(self) -> None:
        assert self.folder is not None
        assert self._plan is not None
        self.begin(TrialRunning(None, self.folder))

    # What the work says

    def heard(self, event: object) -> None:
        if isinstance(event, TrialPlanned):
            self._take_plan(event.plan)
        elif isinstance(event, TrialTold):
            self._show_told(event)

    def found(self, outcome: object) -> None:
        if isinstance(outcome, Path):
            self.handed_on.emit(StoreWanted(outcome))
            return
        assert isinstance(outcome, TrialFound)
        self.warn(outcome.why)
        self._report = report = outcome.report
        if outcome.plan is not None:
            self._take_plan(outcome.plan)
        else:
            self.planned()
        runs = rows_of_report(report)
        budget = report["budget"]
        ticks, last = sum(row.ticks for row in runs), sum(row.last for row in runs)
        if self._plan is not None:
            last = self._plan.spec.ticks * len(self._plan.runs)
            known = {row.name: row for row in runs}
            runs = [known.get(row.name, row) for row in rows_of_plan(self._plan, {}, {}, "", 0)]
        self.show_progress(ticks, last, (budget["used"], budget["calls"]))
        self.results.show_rows(runs, rows_of_arms(report), openable=True)

    def refuse(self, error: ConcordError) -> None:
        self.form.refuse(error)

    def _take_plan(self, plan: TrialPlan) -> None:
        self._plan = plan
        spec = plan.shown()
        arms = [{"name": arm["name"], "minds": arm["minds"]} for arm in spec["arms"]]
        self.form.show_draft(draft_of({**spec, "arms": arms}, plan.folder))
        self.results.named(self.study_title().replace(":", ""))
        self.results.show_rows(rows_of_plan(plan, {}, {}, "", 0))
        self.planned()

    def _show_told(self, told: TrialTold) -> None:
        if self._plan is None:
            return
        progress = told.progress
        used = {**told.calls, **{name: row["budget"]["used"] for name, row in told.rows.items()}}
        self.show_progress(progress.done, progress.total, (sum(used.values()), self._plan.spec.budget))
        ticks = progress.done - self._plan.spec.ticks * [run.name for run in self._plan.runs].index(progress.run)
        self.results.show_rows(rows_of_plan(self._plan, told.calls, told.rows, progress.run, ticks))

    # What it is

    def first_focus(self) -> QWidget:
        return self.form.scenario if self.form.isVisibleTo(self) else self.results.table

    @property
    def can_go_on(self) -> bool:
        if self.running or self._plan is None or self.folder is None or self._progress is None:
            return False
        done, total = self._progress
        return done < total

    def study_title(self) -> str:
        scenario = self._scenario()
        return say("Trial: {scenario}", scenario=scenario) if scenario else say("Trial")

    def about(self) -> str:
        if self._plan is None and self._report is None:
            return say("Whole colonies under arms of minds, within a budget of calls fixed before it starts")
        spec = self._plan.shown() if self._plan is not None else (self._report or {})["spec"]
        runs = len(spec["arms"]) * len(spec["seeds"])
        return say("1 run") if runs == 1 else say("{n} runs", n=f"{runs:,}")

    def show_all(self) -> None:
        self.form.set_busy(self.running)
        super().show_all()

    def _scenario(self) -> str:
        if self._plan is not None:
            return _scenario_name({"scenario": self._plan.spec.scenario})
        return _scenario_name(self._report["spec"]) if self._report is not None else ""


def _scenario_name(data: Mapping[str, Any]) -> str:
    return Path(str(data["scenario"])).stem
