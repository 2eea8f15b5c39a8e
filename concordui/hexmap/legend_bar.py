"""The bar over a map, at its lower left, that says what its marks mean."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from concordui.hexmap.overlay import HEIGHT, Overlay
from concordui.widgets import Label


class LegendBar(Overlay):
    """The marks of a map and their meaning, while they are shown. Maps say which there are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row.setContentsMargins(13, 0, 11, 0)
        self.row.setSpacing(0)
        self._parts: list[QWidget] = []
        self._wanted = False
        self.hide()

    def words(self) -> Mapping[str, str]:
        """The marks and what they mean, in order."""
        raise NotImplementedError

    def sample(self, kind: str) -> QWidget:
        """One mark as it is on the map."""
        raise NotImplementedError

    def make(self) -> None:
        """Make the marks with what they mean, once: showing them then costs little."""
        if self._parts:
            return
        words = self.words()
        for kind, text in words.items():
            self._add(self.sample(kind), gap=14 if self._parts else 0)
            self._add(Label(text, "caption", self), gap=7)
        self.setAccessibleName(", ".join(words.values()))
        for part in self._parts:
            part.ensurePolished()
        self.ensurePolished()

    def remake(self) -> None:
        """The marks are others: make them anew, and take the room that they need."""
        for part in self._parts:
            self.row.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        self.make()
        if self._wanted:
            self._ask_for_room()

    def show_marks(self) -> None:
        """Show every mark with what it means."""
        if self._wanted:
            return
        self._wanted = True
        self.make()
        self.show()
        self._ask_for_room()

    def _ask_for_room(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            QCoreApplication.postEvent(parent, QEvent(QEvent.Type.LayoutRequest))

    def clear(self) -> None:
        """Show nothing."""
        self._wanted = False
        self.hide()

    def fit(self, width: int) -> None:
        """Take no more than this width, in pixels: whole marks are left out, the last ones first."""
        if not self._wanted:
            return
        margins, frame = self.row.contentsMargins(), self.contentsMargins()
        used, shown, best = margins.left() + margins.right() + frame.left() + frame.right(), 0, 0
        for number, part in enumerate(self._parts, 1):
            used += max(part.minimumWidth(), part.sizeHint().width())
            if used > width:
                break
            if isinstance(part, Label):
                shown, best = number, used
        for number, part in enumerate(self._parts):
            part.setVisible(number < shown)
        self.setVisible(shown > 0)
        self.resize(best, HEIGHT)

    def _add(self, part: QWidget, gap: int = 0) -> None:
        if gap:
            space = QWidget(self)
            space.setFixedWidth(gap)
            self._parts.append(space)
            self.row.addWidget(space)
        self._parts.append(part)
        self.row.addWidget(part)
