"""*What would change this?*: the smallest changes of orders that give the unit in question another outcome.

The search runs beside the window; the next edit, another unit or another question ends it.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from concordui.background import Job
from concordui.dock_head import DockHead
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.lab.what_if_table import WIDE, WaysTable
from concordui.lab.what_if_ways import Change, Found, Question, Way
from concordui.lab.what_if_words import (
    answer_sentence,
    as_csv,
    possible_outcomes,
    progress_sentence,
    question_note,
    way_text,
)
from concordui.lab.what_if_work import Tried, WhatIfWork
from concordui.match.telling import error_text
from concordui.match.wording import place_name
from concordui.saving import TextSaver
from concordui.widgets import EmptyHint, Label, Line, OutlineButton, PrimaryButton, ProgressBar, Segment, Segmented
from engine.anatolia.minimal_changes import LIMIT
from engine.anatolia.orders import Hold, Move, Support
from engine.errors import ConcordError

PAUSE_MS = 120
"""From the last edit to the search: while somebody types orders, nothing is searched in vain."""
BAR_STEPS = 1000


class WhatIfPanel(QWidget):
    """Follows the editor and the focus.

    `preview` are changed orders that the map shall show faintly, nothing being changed; `failed` carries the
    `ConcordError` of a file that could not be written. `head` is the dock's title bar.
    """

    failed = Signal(object)
    preview_changed = Signal()

    def __init__(self, editor: Editor, focus: Focus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("what-if-panel")
        self._editor, self._focus = editor, focus
        self._job: Job | None = None
        self._ending: list[Job] = []
        self._stale = True
        self._preview: tuple[Change, ...] = ()
        self.found: Found | None = None
        self._saver = TextSaver(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE_MS)
        self.head = DockHead(self.tr("What would change this?"))
        self._filter = self.head.add_button("question", "list-filter", self.tr("The question"), checkable=True)
        self._save = self.head.add_button("save", "download", self.tr("Save the table as CSV…"))
        self._filter.setChecked(True)
        self._lay_out()
        self._connect()
        self.refresh()

    @property
    def preview(self) -> tuple[Change, ...]:
        """The changed orders that the map shall show faintly, each with its power."""
        return self._preview

    @property
    def searching(self) -> bool:
        """Whether an answer is still to come."""
        return self._soon.isActive() or self._job is not None

    def refresh(self) -> None:
        """Ask again, about the position as it is now; when hidden, not before the panel is shown."""
        self._cancel()
        self._show_preview(())
        self._stale = not self.isVisible()
        if self._stale:
            return
        analysis, unit = self._editor.analysis, self._focus.unit
        asked = unit is not None and unit in analysis.units
        self._pages.setCurrentIndex(1 if asked else 0)
        self._filter.setEnabled(asked)
        self.found = None
        self._show_found()
        if asked:
            self._fill_outcomes()
            self._soon.start()
        self._show_note()

    def end(self) -> None:
        """End the search and wait for it. Called once, before the widget goes."""
        self._soon.stop()
        jobs, self._job, self._ending = [*self._ending, self._job], None, []
        for job in jobs:
            if job is not None:
                job.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()

    # The question

    def _fill_outcomes(self) -> None:
        """What can be wished for; the wish is kept where it still can be."""
        unit, position = self._focus.unit, self._editor.position
        assert unit is not None
        entry = self._editor.analysis.entries[unit]
        name = place_name(position.board, unit)
        wish = self.outcome.currentData()
        with QSignalBlocker(self.outcome):
            self.outcome.clear()
            self.outcome.addItem(self.tr("Any other outcome"), None)
            for outcome, words in possible_outcomes(position.board, position.units, entry, self.own.isChecked()):
                self.outcome.addItem(f"{name} {words}", outcome)
            self.outcome.setCurrentIndex(max(0, self.outcome.findData(wish)))

    def _question(self) -> Question | None:
        position, unit = self._editor.position, self._focus.unit
        if unit is None:
            return None
        entries = tuple(
            entry.to_json() if isinstance(entry, Hold | Move | Support) else entry
            for entry in position.entries(self._editor.side)
        )
        limit = int(str(self.limit.key()))
        wanted = self.outcome.currentData()
        return Question(position.board, position.units, entries, unit, wanted, limit, self.own.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow dock the question stands in the form alone, and the number of changes has a line of its own."""
        super().resizeEvent(event)
        wide = self.width() >= WIDE
        directions = QBoxLayout.Direction
        self._actions.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._show_note()

    def _show_note(self) -> None:
        if self.width() < WIDE or self._focus.unit is None:
            self.head.set_note("")
            return
        name = place_name(self._editor.position.board, self._focus.unit or "")
        chosen = self.outcome.currentData() is not None
        self.head.set_note(self.outcome.currentText() if chosen else question_note(name, None))

    # The search

    def _start(self) -> None:
        question = self._question()
        if question is None:
            return
        self._job = job = Job(WhatIfWork(question), self)
        job.told.connect(self._told)
        job.done.connect(self._done)
        job.failed.connect(self._done)
        job.cancelled.connect(self._over)
        job.start()

    def _cancel(self) -> None:
        self._soon.stop()
        if self._job is not None:
            self._job.cancel()
            self._ending.append(self._job)
            self._job = None

    def _told(self, tried: object) -> None:
        if self.sender() is self._job and isinstance(tried, Tried):
            self.words.set_text(progress_sentence(tried.size))
            self.bar.show_progress(round(tried.share * BAR_STEPS), BAR_STEPS)
            self.bar.show()

    def _done(self, outcome: object) -> None:
        current = self.sender() is self._job
        self._over()
        if not current:
            return
        if isinstance(outcome, ConcordError):
            self.words.set_text(error_text(outcome))
        elif isinstance(outcome, Found):
            self.found = outcome
            self._show_found()
            self.words.set_text(answer_sentence(outcome))

    def _over(self) -> None:
        """A search has ended, the present one or one that was told to."""
        job = self.sender()
        if job is self._job:
            self._job = None
            self.bar.hide()
        elif job in self._ending:
            self._ending.remove(job)
        if isinstance(job, Job):
            job.deleteLater()

    # What is shown, and done with it

    def _show_found(self) -> None:
        self.table.show_found(self.found, self._editor.analysis.units)
        self._save.setEnabled(self.found is not None and bool(self.found.kinds))
        self.bar.hide()
        self.words.set_text("" if self.found is None else answer_sentence(self.found))
        self._show_buttons()

    def _show_buttons(self) -> None:
        some = self.found is not None and bool(self.found.kinds)
        if not some and (self.attempt.hasFocus() or self.on_map.hasFocus()):
            self.table.tree.setFocus()  # a button that can't be pressed would hand the keyboard to whatever comes next
        self.attempt.setEnabled(some)
        self.on_map.setEnabled(some)
        first = self.table.tree.way is None or self.table.tree.chosen_is_kind
        self.attempt.setText(self.tr("&Try the first") if first else self.tr("&Try this"))

    def _way(self) -> Way | None:
        """The way that is chosen, or the first."""
        if self.found is None or not self.found.kinds:
            return None
        return self.table.tree.way or self.found.kinds[0].ways[0]

    def _chosen(self, way: object) -> None:
        self._show_buttons()
        if isinstance(way, Way):
            self._focus.light(way.places)
        if self.on_map.isChecked():
            self._show_preview(() if not isinstance(way, Way) else way.changes)

    def _switch_preview(self, on: bool) -> None:
        way = self._way() if on else None
        self._show_preview(() if way is None else way.changes)

    def _show_preview(self, changes: tuple[Change, ...]) -> None:
        if not changes and self.on_map.isChecked():
            with QSignalBlocker(self.on_map):
                self.on_map.setChecked(False)
        if changes != self._preview:
            self._preview = changes
            self.preview_changed.emit()

    def _try_way(self) -> None:
        self._try(self._way())

    def _try(self, way: object) -> None:
        """Give the changed orders, as one edit that can be undone."""
        if not isinstance(way, Way):
            return
        position = self._editor.position
        for _, order in way.changes:
            position = position.give(order, self._editor.side)
        words = way_text(position.board, way.changes)
        self._editor.apply(position, self.tr("try {orders}").format(orders=words))

    def _pressed(self, name: object) -> None:
        if name == "question":
            self._form.setVisible(self._filter.isChecked())
        elif self.found is not None:
            place = place_name(self._editor.position.board, self.found.question.unit)
            name = self.tr("What would change {place}").format(place=place)
            self._saver.ask(
                self.tr("Save the table"), f"{name}.csv", self.tr("Tables (*.csv)"), "csv", as_csv(self.found)
            )

    # How it is put together

    def _connect(self) -> None:
        self._editor.changed.connect(self.refresh)
        self._focus.unit_changed.connect(self.refresh)
        self._soon.timeout.connect(self._start)
        self.head.pressed.connect(self._pressed)
        self._saver.failed.connect(self.failed)
        self.outcome.activated.connect(self.refresh)
        self.own.toggled.connect(self.refresh)
        self.limit.chosen.connect(self.refresh)
        self.table.tree.chosen.connect(self._chosen)
        self.table.tree.tried.connect(self._try)
        self.attempt.clicked.connect(self._try_way)
        self.on_map.toggled.connect(self._switch_preview)

    def _lay_out(self) -> None:
        hint = self.tr("Choose a unit: which orders would have given it another outcome appears here.")
        page = QWidget(self)
        self.table = WaysTable(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._question_form(page))
        column.addWidget(self.table, 1)
        column.addWidget(Line(page))
        column.addLayout(self._foot(page))
        self._pages = QStackedWidget(self)
        self._pages.addWidget(EmptyHint(hint, self))
        self._pages.addWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._pages)

    def _question_form(self, page: QWidget) -> QWidget:
        self._form = QWidget(page)
        self.outcome = QComboBox(self._form)
        self.outcome.setAccessibleName(self.tr("The outcome that is looked for"))
        self.outcome.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.outcome.setMinimumContentsLength(12)
        self.own = QCheckBox(self.tr("Its own order too"), self._form)
        self.own.setToolTip(self.tr("Whether the unit's own order may be another one"))
        self.own.setChecked(True)
        row = QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 6)
        row.setSpacing(12)
        row.addWidget(self.outcome, 1)
        row.addWidget(self.own)
        column = QVBoxLayout(self._form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        return self._form

    def _foot(self, page: QWidget) -> QVBoxLayout:
        self.words = Label("", "muted", page, wrap=True)
        self.words.setObjectName("what-if-words")
        self.bar = ProgressBar(self.tr("Changes tried"), page)
        self.bar.hide()
        self.attempt = PrimaryButton(self.tr("&Try the first"), page)
        self.attempt.setObjectName("try-change")
        self.on_map = OutlineButton(self.tr("&Show on the map"), page)
        self.on_map.setCheckable(True)
        numbers = [Segment(number, str(number)) for number in range(1, LIMIT + 1)]
        self.limit = Segmented(numbers, page, name=self.tr("Changes at most"))
        self.limit.set_key(LIMIT)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.attempt)
        buttons.addWidget(self.on_map)
        buttons.addStretch(1)
        upto = QHBoxLayout()
        upto.setSpacing(8)
        upto.addWidget(Label(self.tr("Up to"), "caption", page))
        upto.addWidget(self.limit)
        upto.addWidget(Label(self.tr("changes"), "caption", page))
        upto.addStretch(1)
        self._actions = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._actions.setSpacing(8)
        self._actions.addLayout(buttons, 1)
        self._actions.addLayout(upto)
        column = QVBoxLayout()
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        column.addLayout(self._actions)
        return column
