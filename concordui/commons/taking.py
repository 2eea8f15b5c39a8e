"""*Take away*: everything that leaves a tab of the commons, in one dialog: pictures, tables, logs, scenario, report."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QStandardItemModel
from PySide6.QtWidgets import QFileDialog, QTableView, QWidget

from concordui.background import Job, Tell
from concordui.commons.arena_plots import ArenaPlots
from concordui.commons.sweep.words import say
from concordui.commons.taking_writers import CopyOf, CourseTable, PdfReport, Report, Text
from concordui.commons.turn_panel import TurnPanel
from concordui.commons.world.page import WorldPage
from concordui.export.destination import file_for, safe_stem
from concordui.export.dialog import first_folder, remember_folder
from concordui.export.words import bytes_text
from concordui.notices import sentences
from concordui.pages import open_folder
from concordui.plots.chart import Chart
from concordui.plots.picture import PlotDialog
from concordui.widgets import DialogShell, Note, OutlineButton, PrimaryButton, set_up_table
from concordui.widgets.data_table import DataTable
from concordui.widgets.tables import cell, set_heads, size_columns
from concordui.workspace import ActionState
from engine.commons.course_reader import TurnShown
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.commons.sweep.tab import SweepWorkspace
    from concordui.commons.workspace import CommonsWorkspace

SIZE = (720, 520)
PLOT = QSize(640, 280)
WIDTHS = (240, 0)

Write = Callable[[Path], object]
"""Writes a file, in any thread, whole or not at all. Raises `ConcordError`."""


@dataclass(frozen=True, slots=True)
class Take:
    """One thing that leaves. `name` is the file's without its ending, `kinds` pairs of words and an ending.

    `write` writes it; a picture has a dialog of its own instead, which `show` opens over a widget.
    """

    title: str
    note: str
    name: str = ""
    kinds: tuple[tuple[str, str], ...] = ()
    write: Write | None = None
    show: Callable[[QWidget], object] | None = None


# What there is


class TakeAway:
    """Carries out *Take away* for the tab of a run."""

    def __init__(self, workspace: CommonsWorkspace) -> None:
        self._workspace = workspace
        self._incomplete = False
        """Whether the dialog was opened before the turn that is shown was read."""
        workspace.offer("commons.export", self.ask, self.state)
        workspace.on_event(self._heard)

    def state(self) -> ActionState:
        """Whether anything can leave now."""
        return ActionState(self._workspace.showing.plan is not None or self._workspace.world is not None)

    def ask(self) -> None:
        """Show the dialog."""
        workspace = self._workspace
        for other in workspace.findChildren(TakeAwayDialog):
            other.close()
        dialog = TakeAwayDialog(takes_of_run(workspace), workspace.title(), workspace)
        if workspace.showing.eyes is not None:
            dialog.set_help(say("The log, the scenario and the report tell more than this seat may know."))
        self._incomplete = workspace.showing.record is None or not workspace.settled
        dialog.show()

    def _heard(self, event: object) -> None:
        """The turn was read: what its tables hold can leave as well."""
        if self._incomplete and isinstance(event, TurnShown) and self._workspace.settled:
            self._incomplete = False
            for dialog in self._workspace.findChildren(TakeAwayDialog):
                dialog.show_takes(takes_of_run(self._workspace))


def takes_of_run(workspace: CommonsWorkspace) -> list[Take]:
    """What leaves the tab of a run: through a player's eyes, only what that player may know."""
    showing, title = workspace.showing, workspace.title()
    takes: list[Take] = []
    log = _arena_log(workspace)
    whole = showing.eyes is None
    if whole and log is not None and showing.plan is not None:
        note = say("One page: the scenario in words, plots, numbers, pacts")
        takes.append(Take(say("Report for a browser"), note, title, ((say("Web pages"), ".html"),), Report(log)))
        takes.append(Take(say("Report as PDF"), note, title, ((say("PDF documents"), ".pdf"),), PdfReport(log)))
    takes += [
        Take(say("Picture of the world"), say("The round that is shown, as SVG or PNG"), show=_WorldPicture(world))
        for world in workspace.findChildren(WorldPage)
    ]
    takes += [_plot_take(chart, title) for plots in workspace.findChildren(ArenaPlots) for chart in plots.charts()]
    if showing.view is not None and showing.turns:
        note = say("A row a turn: stock, harvests, wealth, metrics")
        takes.append(_table(say("Table: course of the run"), note, title, CourseTable(showing.view)))
    for panel in workspace.findChildren(TurnPanel):
        panel.fill()
    takes += _tables(workspace, title)
    if whole:
        takes += _logs(workspace)
        source = _source(workspace)
        if source is not None:
            takes.append(_scenario(source, title))
    return takes


def takes_of_sweep(tab: SweepWorkspace) -> list[Take]:
    """What leaves the tab of a sweep."""
    title, folder, plan = tab.title().replace(":", ""), tab.path(), tab.plan
    takes = [Take(say("Picture of the sweep"), say("What is shown, as SVG or PNG"), show=_SweepPicture(tab))]
    tab.results.fill_table()
    takes += _tables(tab, title)
    files = (
        ("runs.csv", say("Table: all runs"), say("A row a run, with its seed and every metric"), say("Tables")),
        (
            "summary.json",
            say("Summary"),
            say("Every metric of each setting over its seeds, as JSON"),
            say("JSON files"),
        ),
        ("plots.svg", say("Plots of the sweep"), say("Three metrics on one page"), say("SVG pictures")),
    )
    for name, words, note, kind in files:
        if folder is not None and (folder / name).is_file():
            suffix = Path(name).suffix
            takes.append(Take(words, note, f"{title} {Path(name).stem}", ((kind, suffix),), CopyOf(folder / name)))
    if plan is not None:
        takes.append(_scenario(plan.source, plan.spec.scenario))
    return takes


def _arena_log(workspace: CommonsWorkspace) -> Path | None:
    reader = workspace.reader
    return None if reader is None else reader.path


def _source(workspace: CommonsWorkspace) -> Mapping[str, Any] | None:
    plan = workspace.showing.plan
    return None if plan is None or workspace.world is not None else plan.source


def _logs(workspace: CommonsWorkspace) -> list[Take]:
    """The log of an arena; every log of a world."""
    path = workspace.session.path
    logs = sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
    note = say("A JSON value a line; it opens here again, and is replayed and verified on the command line")
    kinds = ((say("Logs"), ".jsonl"),)
    return [
        Take(say("Log: {name}", name=log.stem), note, log.stem, kinds, CopyOf(log, whole_lines=True)) for log in logs
    ]


def _scenario(source: Mapping[str, Any], title: str) -> Take:
    text = json.dumps(source, indent=2, ensure_ascii=False) + "\n"
    note = say("The JSON from which it can be run again")
    return Take(say("Scenario"), note, title, ((say("Scenarios"), ".json"),), Text(text))


def _table(words: str, note: str, name: str, write: Write) -> Take:
    return Take(words, note, name, ((say("Tables"), ".csv"),), write)


def _tables(parent: QWidget, title: str) -> list[Take]:
    """Every table that has rows, with all its digits."""
    found: Sequence[DataTable[Any]] = parent.findChildren(DataTable)
    return [
        _table(say("Table: {name}", name=table.accessibleName()), say("As it is shown, with all digits, as CSV"),
               f"{title} {table.accessibleName()}", Text(table.text()))
        for table in found if table.rows_model.rows
    ]  # fmt: skip


def _plot_take(chart: Chart, title: str) -> Take:
    return Take(say("Plot: {name}", name=chart.title), chart.note, show=_PlotPicture(chart, title))


class _PlotPicture:
    """Opens the dialog of a plot's picture."""

    def __init__(self, chart: Chart, stem: str) -> None:
        self._chart, self._stem = chart, stem

    def __call__(self, parent: QWidget) -> None:
        PlotDialog(self._chart, PLOT, parent, stem=self._stem).show()


class _WorldPicture:
    """Opens the dialog of a world's picture."""

    def __init__(self, page: WorldPage) -> None:
        self._page = page

    def __call__(self, parent: QWidget) -> None:
        self._page.export()


class _SweepPicture:
    """Opens the dialog of a sweep's picture."""

    def __init__(self, tab: SweepWorkspace) -> None:
        self._tab = tab

    def __call__(self, parent: QWidget) -> None:
        self._tab.results.save_picture()


# The dialog


class WriteWork:
    """Writes one thing beside the window; its outcome is the path."""

    def __init__(self, write: Write, path: Path) -> None:
        self._write, self._path = write, path

    def run(self, tell: Tell) -> object:
        self._write(self._path)
        return self._path

    def cancel(self) -> None:
        """A file is whole or not there: what has begun is finished."""


class TakeAwayDialog(DialogShell):
    """A list of all that leaves; Enter or *Save…* asks where it goes."""

    def __init__(self, takes: Sequence[Take], title: str, parent: QWidget | None = None) -> None:
        super().__init__(say("Take away"), title, parent)
        self.setObjectName("take-away")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.takes: tuple[Take, ...] = ()
        self.job: Job | None = None
        self.written: Path | None = None
        self._taking: Take | None = None
        self.list = QTableView(self)
        self._rows = QStandardItemModel(self)
        self.note = Note("danger", parent=self)
        self.note.hide()
        close = OutlineButton(say("&Close"), self)
        self.save_button = PrimaryButton(say("&Save…"), self, "download")
        self._set_up_list()
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.note)
        for button in (close, self.save_button):
            self.add_button(button)
        close.clicked.connect(self.close)
        self.save_button.clicked.connect(self.ask)
        self.list.activated.connect(self.ask)
        self.list.selectionModel().selectionChanged.connect(self._chosen)
        self.note.link_clicked.connect(self._open_folder)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.ask)
        self.show_takes(takes)
        self.resize(*SIZE)
        self.list.setFocus()

    @property
    def take(self) -> Take | None:
        """What is chosen."""
        index = self.list.currentIndex()
        return self.takes[index.row()] if index.isValid() else None

    def show_takes(self, takes: Sequence[Take]) -> None:
        """What leaves now; what was chosen stays chosen."""
        chosen, taking = self.take, self._taking
        self.takes = tuple(takes)
        self._rows.setRowCount(0)
        for take in self.takes:
            self._rows.appendRow([cell(take.title), cell(take.note, "muted")])
        self.list.setCurrentIndex(self._rows.index(0, 0))
        if chosen is not None:
            self.choose(chosen.title)
        self._taking = taking

    def choose(self, title: str) -> None:
        """Choose what has this title."""
        for place, take in enumerate(self.takes):
            if take.title == title:
                self.list.setCurrentIndex(self._rows.index(place, 0))

    def ask(self) -> None:
        """Ask where it goes; of a picture, in which form."""
        take = self.take
        if take is None or self.job is not None:
            return
        if take.show is not None:
            parent = self.parentWidget()
            take.show(parent if parent is not None else self)
            return
        self._taking = take
        suffix = take.kinds[0][1]
        dialog = QFileDialog(self, take.title, str(first_folder() / f"{safe_stem(take.name)}{suffix}"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{words} (*{ending})" for words, ending in take.kinds])
        dialog.setDefaultSuffix(suffix)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, place: str) -> None:
        """Write it there; whatever is wrong is said in the note."""
        take = self._taking or self.take
        if take is None or take.write is None or self.job is not None:
            return
        try:
            path = file_for(place, tuple(ending for _, ending in take.kinds))
        except ConcordError as error:
            self._failed(error)
            return
        remember_folder(path.parent)
        self.save_button.setEnabled(False)
        self.job = Job(WriteWork(take.write, path), self)
        self.job.done.connect(self._done)
        self.job.failed.connect(self._failed)
        self.job.start()

    def _done(self, path: object) -> None:
        assert isinstance(path, Path)
        self._end()
        self.written = path
        size = bytes_text(path.stat().st_size)
        self.note.say("ok", say("Saved, {size}", size=size), str(path), (("folder", say("Show the folder")),))
        self.note.show()

    def _failed(self, error: object) -> None:
        assert isinstance(error, ConcordError)
        self._end()
        self.note.say("danger", *sentences(error))
        self.note.show()

    def _end(self) -> None:
        if self.job is not None:
            self.job.deleteLater()
        self.job = None
        self._taking = None
        self.save_button.setEnabled(True)

    def _open_folder(self) -> None:
        if self.written is not None and not open_folder(self.written.parent):
            self.set_help(say("This desktop opens no folders."))

    def _chosen(self) -> None:
        self._taking = None
        self.save_button.setEnabled(self.take is not None and self.job is None)

    def _set_up_list(self) -> None:
        set_heads(self._rows, [say("What"), say("What it holds")])
        self.list.setModel(self._rows)
        set_up_table(self.list, say("What can be taken away"), stretch=None)
        size_columns(self.list, WIDTHS)

    def done(self, result: int) -> None:
        """What is being written is finished first: it is a moment."""
        if self.job is not None:
            self.job.close()
            self.job = None
        super().done(result)
