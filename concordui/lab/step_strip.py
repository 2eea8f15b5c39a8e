"""The sentence of the decision that is played, in a strip: hidden while nothing is played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from concordui.lab.focus import Focus
from concordui.lab.step import StepPlayer
from concordui.widgets import IconLabel, Label, LinkButton, ToolButton


class StepStrip(QFrame):
    """Says what is decided and from what; a link asks why at length, the cross ends the play."""

    def __init__(self, player: StepPlayer, focus: Focus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "step-strip")
        self.setObjectName("step-strip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._player, self._focus = player, focus
        self.title = Label("", "strong", self, tabular=True)
        self.words = Label("", "body", self, wrap=True)
        self.words.setObjectName("step-sentence")
        self.why = LinkButton(self.tr("Why?"), self)
        self.why.setAccessibleName(self.tr("Show why, with every number"))
        self.cross = ToolButton("x", self.tr("End the play of decisions"), self, role="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(8)
        for widget in (IconLabel("step-forward", "accent", 16, self), self.title):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        row.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        player.changed.connect(self.refresh)
        self.why.clicked.connect(self._ask)
        self.cross.clicked.connect(player.stop)
        self.refresh()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, super().minimumSizeHint().height())

    def refresh(self) -> None:
        """Show the decision as it is now."""
        self.setVisible(self._player.at is not None)
        if self._player.at is not None:
            self.title.set_text(self._player.title)
            self.words.set_text(self._player.sentence)

    def _ask(self) -> None:
        """The unit of the decision comes into question: the derivation beside the map is about it."""
        if self._player.current:
            self._focus.set_unit(self._player.current[0])
