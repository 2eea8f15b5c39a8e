"""What lies over the map: its controls at the lower right, zoom and layers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from concordui.widgets import ToolButton

MARGIN = 12
HEIGHT = 36


class Overlay(QFrame):
    """A bar that lies over the map, 36 high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "overlay")
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.row = QHBoxLayout(self)


class MapControls(Overlay):
    """Zoom in, zoom out, frame the map, layers (by name, with what they are called), a picture."""

    zoom_in = Signal()
    zoom_out = Signal()
    framed = Signal()
    pictured = Signal()
    """A picture of the map is asked for."""
    layer_switched = Signal(object)
    """(layer, visible)."""

    def __init__(self, layers: Mapping[str, str], parent: QWidget) -> None:
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
        self._layers.setMenu(self._make_menu(layers))
        picture = ToolButton("camera", self.tr("Picture of the map"), self)
        picture.setObjectName("map-picture")
        picture.clicked.connect(self.pictured)
        for button in (bigger, smaller, frame, self._layers, picture):
            button.setFixedSize(28, 28)
            self.row.addWidget(button)

    def add(self, button: QWidget) -> None:
        """Put another button at the right end."""
        self.row.addWidget(button)
        self.adjustSize()

    def _make_menu(self, layers: Mapping[str, str]) -> QMenu:
        menu = QMenu(self)
        self._actions: dict[str, QAction] = {}
        for layer, words in layers.items():
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(True)
            action.setData(layer)
            action.toggled.connect(self._switched)
            self._actions[layer] = action
        return menu

    def layer_actions(self) -> dict[str, QAction]:
        """The actions of the layers' menu, by layer."""
        return dict(self._actions)

    def _switched(self, visible: bool) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.layer_switched.emit((action.data(), visible))
