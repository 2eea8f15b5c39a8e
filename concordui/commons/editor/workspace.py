"""A scenario in a tab: its parts at the left, the form of one of them, and beside it what comes of the whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path as FilePath

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from concordui import icons
from concordui.commons.editor import outline, side
from concordui.commons.editor.bar import EditorBar
from concordui.commons.editor.document import ScenarioEdit
from concordui.commons.editor.faults import Faults, Finding
from concordui.commons.editor.keeping import ScenarioFiling
from concordui.commons.editor.lines import say
from concordui.commons.editor.outline import Outline, Page, page_at
from concordui.commons.editor.pane import FormPane
from concordui.commons.editor.paths import Path
from concordui.commons.editor.rows_page import RowsPage, scrolled
from concordui.commons.editor.sentence import sentence
from concordui.commons.editor.side import SidePanel
from concordui.commons.editor.starts import Start, start_named, starts
from concordui.commons.editor.study import QuickRun, Studies, Verdict
from concordui.commons.picture import StockPicture
from concordui.commons.runs import RunWanted
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.errors import ConcordError


class ScenarioEditor(Workspace):
    """One scenario in a tab. `base` is the folder that its agents' files are looked for from."""

    kind = "commons"

    def __init__(
        self, edit: ScenarioEdit, filing: ScenarioFiling, base: FilePath, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("scenario-editor")
        self.edit = edit
        self.filing = filing
        self._base = base
        self._titled = filing.title
        self._verdict: Verdict | None = None
        self._picture: StockPicture | None = None
        self._page: Path = ()
        self.bar = EditorBar(self)
        self.outline = Outline(self)
        self.pane = FormPane(self)
        self.list = RowsPage(self)
        self.pages = QStackedWidget(self)
        self.side = SidePanel(self)
        self.studies = Studies(self)
        self._area = self._lay_out()
        self.bar.offer([[(each.name, each.title, each.shows) for each in group] for group in starts()])
        self._connect()
        self._show_edited()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus) or focus is self.bar.start:
            self.outline.setFocus(Qt.FocusReason.OtherFocusReason)

    # What it is to the window

    def title(self) -> str:
        return self.filing.title

    def tab_icon(self) -> QIcon:
        return icons.icon("pencil")

    def path(self) -> FilePath | None:
        return self.filing.path

    def status(self) -> Status:
        kept = self.filing.status()
        return Status((*kept.left, self._judged()), kept.right, kept.saved, kept.unsaved)

    def summary(self) -> Summary:
        return Summary(
            title=self.title(),
            sentence=sentence(self.edit.data),
            finished=True,
            label=say("Scenario"),
            picture=self._picture,
        )

    def states(self) -> Mapping[str, ActionState]:
        stack = self.edit.stack
        return {
            "edit.undo": ActionState(stack.canUndo(), say("Undo {what}", what=stack.undoText()).strip()),
            "edit.redo": ActionState(stack.canRedo(), say("Redo {what}", what=stack.redoText()).strip()),
            "commons.play": ActionState(text=say("Run the scenario")),
            **self.filing.states(),
        }

    def perform(self, action_id: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "edit.undo": self.edit.stack.undo,
            "edit.redo": self.edit.stack.redo,
            "commons.play": self.run,
        }
        if action_id in acts:
            acts[action_id]()
        else:
            self.filing.perform(action_id)

    @property
    def settled(self) -> bool:
        return not self.studies.busy

    def hold(self) -> ConcordError | None:
        return self.filing.hold()

    def save(self) -> None:
        self.filing.save()

    def end(self) -> None:
        self.edit.stack.indexChanged.disconnect(self._index_changed)  # a stack that goes counts down to zero
        self.studies.close()
        self.filing.end()

    # What is done

    def run(self) -> None:
        """Run it in a tab; where it is known to be faulty, go to the first fault instead."""
        if not self.studies.busy and self._verdict is not None and self._verdict.faults:
            self.go_to(self._verdict.faults.all[0])
            return
        name = self.filing.file.stem if self.filing.file is not None else self.title()
        self.handed_on.emit(RunWanted(self.edit.data, self._base, name))

    def go_to(self, finding: Finding) -> None:
        """Show the page of a fault, and give the keyboard to its field."""
        page = page_at(self.edit.data, finding.path)
        self.show_page(page)
        if page.field is not None:
            self.list.go_to(finding.path)
        else:
            self.pane.go_to(finding.path)

    def show_page(self, page: Page) -> None:
        """Show one of the parts."""
        self._page = page.path
        self._area.verticalScrollBar().setValue(0)
        self._show_parts()

    # Inside

    def _apply(self, data: object, words: str, typed: object) -> None:
        self.edit.apply(data, words, typed if isinstance(typed, tuple) else None)

    def _show_edited(self) -> None:
        """Show the scenario as it is now, and have it looked at."""
        self.studies.look(self.edit.data)
        self.side.show_sentence(sentence(self.edit.data))
        self._show_parts()
        self._show_state()

    def _show_parts(self) -> None:
        data = self.edit.data
        self.outline.show_scenario(data, self._page)
        page = self.outline.page(self._page)
        self._page = page.path
        if page.field is not None:
            self.list.show_list(page.field, data, page.path)
            self.pages.setCurrentWidget(self.list)
        elif page.form is not None:
            self.pane.show_object(page.form, data, page.path)
            self.pages.setCurrentWidget(self._area)
        self._show_faults()

    def _show_faults(self) -> None:
        faults = Faults() if self._verdict is None else self._verdict.faults
        self.outline.show_faults(faults)
        if self.pages.currentWidget() is self.list:
            self.list.show_faults(faults)
        else:
            self.pane.show_faults(faults)

    def _show_state(self) -> None:
        file = self.filing.file
        self.bar.show_title(self.title(), str(file) if file is not None else say("a scenario in no file yet"))
        self.bar.show_states(self.states())
        self.actions_changed.emit()
        self.status_changed.emit()

    def _judged(self) -> str:
        if self._verdict is None:
            return say("Looking …")
        count = len(self._verdict.faults.all)
        return say("No faults") if not count else say("1 fault") if count == 1 else say("{count} faults", count=count)

    def _take_verdict(self, verdict: object) -> None:
        if isinstance(verdict, Verdict):
            self._verdict = verdict
            self.side.show_verdict(verdict, self.edit.data)
            self._show_faults()
            if verdict.faults:
                self._take_run(None)
            self.status_changed.emit()

    def _take_run(self, run: object) -> None:
        quick = run if isinstance(run, QuickRun) else None
        self._picture = None if quick is None else quick.picture
        self.side.show_run(quick)
        self.summary_changed.emit()

    def _start_chosen(self, name: object) -> None:
        found: Start = start_named(str(name))
        self.handed_on.emit(found)

    def _index_changed(self, index: int) -> None:
        """The edit is in the history only now: it can be undone."""
        self._show_state()

    def _filed(self) -> None:
        if self.title() != self._titled:
            self._titled = self.title()
            self.title_changed.emit()
        self.summary_changed.emit()
        self._show_state()

    def _connect(self) -> None:
        self.edit.changed.connect(self._show_edited)
        self.edit.stack.indexChanged.connect(self._index_changed)
        self.filing.changed.connect(self._filed)
        self.bar.wanted.connect(self.perform)
        self.bar.start_wanted.connect(self._start_chosen)
        self.outline.wanted.connect(self.show_page)
        self.side.fault_wanted.connect(self.go_to)
        self.studies.judged.connect(self._take_verdict)
        self.studies.ran.connect(self._take_run)
        for part in (self.pane, self.list):
            part.edited.connect(self._apply)
            part.rested.connect(self.edit.rest)
            part.page_wanted.connect(self._page_wanted)

    def _page_wanted(self, path: Path) -> None:
        self.show_page(page_at(self.edit.data, path))
        self.outline.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> QScrollArea:
        area = scrolled(self.pane, say("The form"), self)
        self.pages.addWidget(area)
        self.pages.addWidget(self.list)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        for widget in (self.outline, self.pages, self.side):
            split.addWidget(widget)
        split.setStretchFactor(1, 1)
        split.setSizes([outline.WIDTH, 800, side.WIDTH])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(split, 1)
        return area
