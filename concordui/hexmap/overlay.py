"""What lies over the map: zoom and layers at the lower right, the legend at the lower left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from concordui.hexmap import inks
from concordui.hexmap.state import LAYERS, MapLayer
from concordui.theme import theme
from concordui.widgets import Label, ToolButton

MARGIN = 12
HEIGHT = 36


class _Overlay(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "overlay")
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.row = QHBoxLayout(self)


class MapControls(_Overlay):
    """Zoom in, zoom out, frame the map, layers."""

    zoom_in = Signal()
    zoom_out = Signal()
    framed = Signal()
    layer_switched = Signal(object)
    """(layer, visible)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Map controls"))
        self.row.setContentsMargins(5, 3, 5, 3)
        self.row.setSpacing(0)
        bigger = ToolButton("plus", self.tr("Zoom in"), self, shortcut="+")
        smaller = ToolButton("minus", self.tr("Zoom out"), self, shortcut="-")
        frame = ToolButton("maximize", self.tr("Frame the map"), self, shortcut=self.tr("Home"))
        self._layers = ToolButton("layers", self.tr("Layers"), self)
        bigger.clicked.connect(self.zoom_in)
        smaller.clicked.connect(self.zoom_out)
        frame.clicked.connect(self.framed)
        self._layers.setPopupMode(ToolButton.ToolButtonPopupMode.InstantPopup)
        self._layers.setMenu(self._make_menu())
        for button in (bigger, smaller, frame, self._layers):
            button.setFixedSize(28, 28)
            self.row.addWidget(button)

    def add(self, button: QWidget) -> None:
        """Put another button at the right end."""
        self.row.addWidget(button)
        self.adjustSize()

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        words = {
            "owners": self.tr("Owners"),
            "hatch": self.tr("Hatches"),
            "grid": self.tr("Grid"),
            "water lines": self.tr("Water lines"),
            "names": self.tr("Names"),
            "centres": self.tr("Centres"),
            "units": self.tr("Units"),
            "orders": self.tr("Orders"),
            "ghosts": self.tr("Where units came from"),
        }
        self._actions: dict[MapLayer, QAction] = {}
        for layer in LAYERS:
            action = menu.addAction(words[layer])
            action.setCheckable(True)
            action.setChecked(True)
            action.setData(layer)
            action.toggled.connect(self._switched)
            self._actions[layer] = action
        return menu

    def layer_actions(self) -> dict[MapLayer, QAction]:
        """The actions of the layers' menu, by layer."""
        return dict(self._actions)

    def _switched(self, visible: bool) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.layer_switched.emit((action.data(), visible))


class Legend(_Overlay):
    """The marks of a resolution and their meaning, once it is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row.setContentsMargins(13, 0, 11, 0)
        self.row.setSpacing(0)
        self._parts: list[QWidget] = []
        self.hide()

    def clear(self) -> None:
        """Show nothing."""
        for part in self._parts:
            self.row.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        self.hide()

    def show_marks(self) -> None:
        """Show every mark with what it means."""
        self.clear()
        words = {
            "move": self.tr("move"),
            "support": self.tr("support"),
            "bounced": self.tr("bounced"),
            "cut": self.tr("cut"),
            "dislodged": self.tr("dislodged"),
            "retreat": self.tr("may retreat"),
        }
        for kind, text in words.items():
            self._add(_Sample(kind, self), gap=14 if self._parts else 0)
            self._add(Label(text, "caption", self), gap=7)
        self.setAccessibleName(", ".join(words.values()))
        self.adjustSize()
        self.show()
        for part in self._parts:
            part.show()
        parent = self.parentWidget()
        if parent is not None:
            QCoreApplication.postEvent(parent, QEvent(QEvent.Type.LayoutRequest))

    def fit(self, width: int) -> None:
        """Take no more than this width, in pixels: whole marks are left out, the last ones first."""
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


class _Sample(QWidget):
    """One mark of the legend, in the ink of orders."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setFixedSize(QSize(18 if kind == "dislodged" else 30, 20))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for ink in inks.sample_inks(self._kind, QPointF(1, 10), float(self.width() - 2)):
            painter.setPen(ink.pen())
            painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if ink.width else QBrush(ink.colour))
            painter.drawPath(ink.path)
        painter.end()
