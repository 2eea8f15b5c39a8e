"""One thread as two lifelines, the core's and the pawn's: a list that is walked with the keys, beat by beat."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QVBoxLayout, QWidget

from concordui.colony.offers.lifeline_painting import HEAD, LifelineDelegate, paint_head
from concordui.colony.offers.lifeline_rows import BeatRow, Index, LifelineModel
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.theme import theme
from engine.colony.viewing.lifelines import ANSWERS, Beat, Lifeline


class _Beats(QListView):
    """The rows. `chosen` carries the `Beat` that a person went to; `widened`: they have another width."""

    chosen = Signal(object)
    widened = Signal()

    def __init__(self, model: LifelineModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.quiet = False
        self.setModel(model)
        self.setItemDelegate(LifelineDelegate(model, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("lifeline")
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        model = self.model()
        if not self.quiet and current.isValid() and isinstance(model, LifelineModel):
            self.chosen.emit(model.rows[current.row()].beat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy) and self.currentIndex().isValid():
            QGuiApplication.clipboard().setText(str(self.currentIndex().data()))
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()
            self.widened.emit()


class _Head(QWidget):
    def __init__(self, model: LifelineModel, beats: _Beats, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._beats = model, beats
        self.setFixedHeight(HEAD)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_head(painter, self.rect().adjusted(0, 0, self._beats.viewport().width() - self.width(), 0), self._model)
        painter.end()


class LifelineView(QWidget):
    """Shows a thread. A beat is chosen by a click or with the keys; without a choice the latest answer is.

    `chosen` carries the `Beat`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LifelineModel(self)
        self.beats = _Beats(self.model, self)
        self.head = _Head(self.model, self.beats, self)
        self._thread = ""
        self._picked: tuple[int, str] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.beats, 1)
        self.beats.chosen.connect(self._chosen)
        self.beats.widened.connect(self.head.update)
        theme().changed.connect(self.beats.viewport().update)

    @property
    def beat(self) -> Beat | None:
        """The beat that is marked."""
        index = self.beats.currentIndex()
        return self.model.rows[index.row()].beat if index.isValid() else None

    def show_line(self, line: Lifeline | None, people: People) -> None:
        """Show this thread; the beat that was chosen in it stays chosen."""
        thread = "" if line is None else line.row.id
        if thread != self._thread:
            self._thread, self._picked = thread, None
        if self.model.show(line, people):
            self.head.update()
            self._mark()
        name = say("Thread with {name}", name=people.name(self.model.pawn)) if line is not None else say("No thread")
        self.beats.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(600, HEAD + 240)

    def _mark(self) -> None:
        place = _place(self.model.rows, self._picked)
        self.beats.quiet = True
        if place is None:
            self.beats.clearSelection()
        else:
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            index = self.model.index(place)
            self.beats.selectionModel().setCurrentIndex(index, flags)
            self.beats.scrollTo(index)
        self.beats.quiet = False

    def _chosen(self, beat: object) -> None:
        if isinstance(beat, Beat):
            self._picked = (beat.tick, beat.kind)
            self.chosen.emit(beat)


def _place(rows: object, picked: tuple[int, str] | None) -> int | None:
    """The row of the beat that a person chose, or of the latest answer, or the last one."""
    assert isinstance(rows, tuple)
    beats = [row.beat for row in rows if isinstance(row, BeatRow)]
    for place, beat in enumerate(beats):
        if (beat.tick, beat.kind) == picked:
            return place
    answers = [place for place, beat in enumerate(beats) if beat.kind in ANSWERS]
    if answers:
        return answers[-1]
    return len(beats) - 1 if beats else None
