"""Beside the form: what the scenario is, how a quick run of it goes, and everything that is wrong with it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from concordui.commons.editor.fault_list import SHOWN, FaultList
from concordui.commons.editor.faults import Faults
from concordui.commons.editor.lines import say
from concordui.commons.editor.study import QuickRun, Verdict
from concordui.commons.picture import StockPicture
from concordui.theme import theme
from concordui.widgets import Label, Note, SectionHead

WIDTH = 300
PICTURE_HEIGHT = 132


class StockView(QWidget):
    """The stock of a quick run."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture: StockPicture | None = None
        self.setFixedHeight(PICTURE_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.update)

    def show_picture(self, picture: StockPicture | None, words: str) -> None:
        """Show how it goes; nothing where there was no run."""
        self._picture = picture
        self.setAccessibleName(words)
        self.setVisible(picture is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, PICTURE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(room, 6, 6)
        painter.save()
        painter.setClipPath(shape)
        self._picture.paint(painter, room, theme())
        painter.restore()
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.drawRoundedRect(room, 6, 6)
        painter.end()


class SidePanel(QWidget):
    """`fault_wanted` carries the `Finding` that a person wants to go to."""

    fault_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(240)
        self.sentence = Label("", "body", self, wrap=True)
        self.view = StockView(self)
        self.told = Label("", "caption", self, wrap=True)
        self.warnings = Note("warn", parent=self)
        self.faults_head = SectionHead(say("Faults"), parent=self)
        self.faults = FaultList(self)
        self.none = Label("", "muted", self, wrap=True)
        self._faults: Faults | None = None
        self._lay_out()
        self.faults.wanted.connect(self.fault_wanted)
        self.show_verdict(None, None)
        self.show_run(None)

    def show_sentence(self, words: str) -> None:
        """What the scenario is."""
        self.sentence.set_text(words)

    def show_verdict(self, verdict: Verdict | None, data: Any) -> None:
        """What is wrong with the scenario `data`; None while that is not known."""
        faults = None if verdict is None else verdict.faults
        warnings = () if verdict is None else verdict.warnings
        self.warnings.say("warn", "", "\n".join(_sentence(each) for each in warnings))
        self.warnings.setVisible(bool(warnings))
        before, self._faults = self._faults, faults
        if faults is None or before is None or faults.all != before.all:
            self._fill(data)

    def show_run(self, run: QuickRun | None) -> None:
        """How a quick run goes."""
        words = "" if run is None else run.words
        self.view.show_picture(None if run is None else run.picture, words)
        self.told.set_text(words)
        self.told.setVisible(bool(words))

    def _fill(self, data: Any) -> None:
        found = () if self._faults is None else self._faults.all
        self.faults.show_faults(data, found)
        self.faults.setVisible(bool(found))
        self.none.setVisible(not found)
        words = say("Looking …") if self._faults is None else say("Nothing is wrong: it can be run.")
        self.none.set_text(words)
        more = say("{count}, the first {shown}", count=f"{len(found):,}", shown=SHOWN)
        self.faults_head.set_note(more if len(found) > SHOWN else str(len(found) or ""))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(SectionHead(say("Preview"), parent=self))
        inset = QVBoxLayout()
        inset.setContentsMargins(12, 10, 12, 12)
        inset.setSpacing(8)
        for widget in (self.sentence, self.view, self.told, self.warnings):
            inset.addWidget(widget)
        column.addLayout(inset)
        column.addWidget(self.faults_head)
        low = QVBoxLayout()
        low.setContentsMargins(12, 10, 12, 0)
        low.addWidget(self.none)
        column.addLayout(low)
        column.addWidget(self.faults, 1)
        column.addStretch(0)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
