"""A sweep in a tab: its form, its run in processes that can be stopped and gone on with, and what it found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from concordui import icons, tab_dialogs
from concordui.background import Job
from concordui.commons.runs import RunWanted
from concordui.commons.sweep.form import FormPane
from concordui.commons.sweep.form_model import Scenario, SweepWanted, first_form, form_of
from concordui.commons.sweep.results import SweepResults
from concordui.commons.sweep.words import metric_text, runs_text, say, seeds_text, title_text
from concordui.commons.sweep.work import GoOn, Planned, SweepTold, SweepWork
from concordui.page_head import PageHead
from concordui.time_left import left_text
from concordui.widgets import Line, Note, OutlineButton, ProgressBar
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.commons.shipped import shipped
from engine.commons.sweep import Progress, SweepPlan
from engine.commons.sweep.results import saved_head, saved_plan
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace

NewFolder = Callable[[str], Path]
"""Where a sweep of this name is kept: a folder that is not there yet."""


def shipped_scenarios() -> list[Scenario]:
    """The arenas that ship, as a form offers them."""
    return [Scenario(name, data, path.parent) for name, data, path in shipped("arena")]


class SweepWorkspace(Workspace):
    """A new sweep, or one in a folder. Closing the tab ends it; its folder can be opened again and gone on with."""

    kind = "commons"

    def __init__(self, new_folder: NewFolder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sweep-workspace")
        self._new_folder = new_folder
        self._folder: Path | None = None
        self._plan: SweepPlan | None = None
        self._progress: Progress | None = None
        self._job: Job | None = None
        self._planning = False
        scenarios = shipped_scenarios()
        self.form = FormPane(first_form(scenarios[0]), scenarios, self)
        self.results = SweepResults(self)
        self.head = PageHead(say("New sweep"), self)
        self.bar = ProgressBar(say("Runs that are done"), self)
        self.stop = OutlineButton("", self, "circle-stop")
        self.note = Note("info", parent=self)
        self._lay_out()
        self.form.wanted.connect(self.run_wanted)
        self.stop.clicked.connect(self.stop_or_go_on)
        self.results.opened.connect(self.open_cell)
        self.results.failed.connect(self.failed)
        self._show()

    # What it does

    @property
    def running(self) -> bool:
        """Whether runs are being done, or read."""
        return self._job is not None

    @property
    def plan(self) -> SweepPlan | None:
        """What is swept; None before it was checked."""
        return self._plan

    def run_wanted(self, wanted: object) -> None:
        """Run a sweep in a folder of its own."""
        assert isinstance(wanted, SweepWanted)
        if self._job is None:
            self._folder = self._new_folder(title_text(list(wanted.spec.parameters)).replace(":", ""))
            self._planning = True
            self._begin(SweepWork(wanted.plan, self._folder, run_on=True))

    def look_at(self, folder: Path) -> None:
        """Show what this folder has; raises `ConcordError` where it holds no sweep."""
        saved_head(folder)
        self._folder = folder
        self._begin(SweepWork(_Saved(folder), folder, run_on=False))

    def stop_or_go_on(self) -> None:
        """Stop the sweep, keeping what is done; or do what is left."""
        if self._job is not None:
            self.stop.setEnabled(False)
            self._job.cancel()
        elif self._plan is not None and self._folder is not None:
            self._begin(SweepWork(_Saved(self._folder), self._folder, run_on=True))

    def open_cell(self, number: int) -> None:
        """Play the first run of a cell again, in a tab of its own: its seed gives the same run."""
        plan = self._plan
        if plan is not None:
            name = f"{plan.spec.scenario} cell {number}"
            wanted = RunWanted(plan.scenario_of(plan.cells[number]), plan.base, name, plan.seeds[0])
            self.handed_on.emit(wanted)

    def _begin(self, work: SweepWork) -> None:
        self._job = Job(work, self)
        self._job.told.connect(self._told)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)
        self._job.cancelled.connect(self._over)
        self._job.start()
        self._show()

    def _told(self, event: object) -> None:
        if isinstance(event, Planned):
            self.form.show_form(form_of(event.plan))
            self._take_plan(event.plan)
        elif isinstance(event, SweepTold):
            self._progress = event.progress
            self.results.show_view(event.view)
        self._show()

    def _take_plan(self, plan: SweepPlan) -> None:
        """It was checked and is in its folder from now on."""
        self._planning = False
        self._plan, self._progress = plan, None
        self.results.begin(plan)
        self.title_changed.emit()
        self.path_changed.emit()

    def _done(self, outcome: object) -> None:
        self._over()

    def _failed(self, error: object) -> None:
        assert isinstance(error, ConcordError)
        if self._planning:
            self._planning, self._folder = False, None
            self._over()
            self.form.refuse(error)
        else:
            self._over()
            self.failed.emit(error)

    def _over(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.deleteLater()
        self._show()
        self.summary_changed.emit()

    # What it shows

    def _show(self) -> None:
        plan, progress = self._plan, self._progress
        self.form.set_busy(self._job is not None)
        unfinished = progress is not None and progress.done < progress.total
        self.head.set_title(say("New sweep") if plan is None else title_text(plan.names))
        self.head.set_note(self._note_text())
        self.bar.setVisible(self._job is not None)
        self.bar.show_progress(*((progress.done, progress.total) if progress is not None else (0, 1)))
        self.stop.setVisible(self._job is not None or unfinished)
        self.stop.setEnabled(True)
        self.stop.setText(say("S&top") if self._job is not None else say("&Go on"))
        self.stop.set_icon("circle-stop" if self._job is not None else "play")
        self.note.setVisible(self._job is None and unfinished)
        self.note.say("info", say("It was stopped"), say("What was done is kept; going on does the rest."))
        self.status_changed.emit()
        self.actions_changed.emit()

    def _note_text(self) -> str:
        if self._job is not None and self._progress is None:
            return say("Every setting is being checked")
        plan, progress = self._plan, self._progress
        if plan is None:
            return say("A scenario over one or two parameters and seeds")
        parts = [str(plan.source.get("title") or plan.spec.scenario)]
        if progress is not None:
            parts.append(runs_text(progress.done, progress.total))
            if self._job is not None and (left := left_text(progress.seconds_left)):
                parts.append(left)
        return ", ".join(parts)

    # What it is to the window

    def title(self) -> str:
        return say("New sweep") if self._plan is None else title_text(self._plan.names)

    def tab_icon(self) -> QIcon:
        return icons.icon("grid-3x3")

    def path(self) -> Path | None:
        return None if self._planning else self._folder

    def status(self) -> Status:
        plan = self._plan
        if plan is None or self._folder is None:
            return Status()
        left = (say("Kept in {folder}", folder=self._folder.name), seeds_text(len(plan.seeds)))
        return Status(left, (metric_text(str(self.results.measure.key())),), saved=self._job is None)

    def summary(self) -> Summary:
        plan, progress = self._plan, self._progress
        if plan is None or progress is None:
            return Summary(self.title(), say("Not begun"), finished=False, label=say("Sweep"))
        sentence = f"{plan.source.get('title') or plan.spec.scenario}. {runs_text(progress.done, progress.total)}"
        return Summary(self.title(), sentence, progress.done == progress.total, label=say("Sweep"))

    def states(self) -> Mapping[str, ActionState]:
        return {"commons.export": ActionState(self.results.grid() is not None)}

    def perform(self, action_id: str) -> None:
        if action_id == "commons.export":
            from concordui.commons.taking import TakeAwayDialog, takes_of_sweep

            TakeAwayDialog(takes_of_sweep(self), self.title(), self).show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        tab_dialogs.bring_back(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            tab_dialogs.put_away(self)

    @property
    def settled(self) -> bool:
        return self._job is None

    def save(self) -> None:
        """Every run is in its folder as soon as it is done."""

    def end(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job = None

    # How it is put together

    def _lay_out(self) -> None:
        self.bar.setMaximumWidth(220)
        self.head.add(self.bar)
        self.head.add(self.stop)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.note)
        middle.addWidget(self.results, 1)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.form)
        body.addWidget(Line(self, vertical=True))
        body.addLayout(middle, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(body, 1)


class _Saved:
    """The plan of a folder, as a piece of work asks for it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, go_on: GoOn) -> SweepPlan:
        return saved_plan(self._folder, go_on)


class SweepOfRun(QWidget):
    """The page *Sweep* of a run's tab: the form, with the run's scenario. It hands on a `SweepWanted`.

    While a seat is played nothing of it is shown: a scenario tells how the others play.
    """

    def __init__(self, workspace: CommonsWorkspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self.setProperty("kind", "surface")
        self.form: FormPane | None = None
        self.head = PageHead(say("Sweep this scenario"), self)
        self.head.set_note(say("It runs in a tab of its own, over one or two parameters and seeds"))
        self._row = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._row, 1)
        self._row.addStretch(1)

        workspace.showing.changed.connect(self._follow)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        """The form is made when it is first looked at."""
        showing = self._workspace.showing
        if self.form is None and showing.plan is not None and self.isVisible():
            plan = showing.plan
            scenario = Scenario(plan.scenario.id, plan.source, self._workspace.session.base)
            self.form = FormPane(first_form(scenario), shipped_scenarios(), self)
            self.form.wanted.connect(self._workspace.handed_on)
            self._row.insertWidget(0, self.form)
        if self.form is not None:
            self.form.setVisible(showing.eyes is None)
