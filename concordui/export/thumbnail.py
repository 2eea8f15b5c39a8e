"""A picture seen small, in a rounded frame: what will be exported, before it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from concordui.hexmap.drawing import Drawing
from concordui.hexmap.raster import image_of
from concordui.theme import theme

_RADIUS = 6


class Thumbnail(QWidget):
    """Shows a drawing as large as fits, sharp at the screen's pixel ratio."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(240, 160))
        self._drawing: Drawing | None = None
        self._image: QImage | None = None

    def show_drawing(self, drawing: Drawing) -> None:
        """Show this one."""
        self._drawing, self._image = drawing, None
        self.setAccessibleName(drawing.title or self.tr("Preview"))
        self.update()

    @property
    def drawing(self) -> Drawing | None:
        """What is shown."""
        return self._drawing

    def resizeEvent(self, event: object) -> None:
        self._image = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, image = self._room(self._drawing), self._rastered(self._drawing)
        shape = QPainterPath()
        shape.addRoundedRect(room, _RADIUS, _RADIUS)
        painter.setClipPath(shape)
        painter.drawImage(room, image)
        painter.setClipping(False)
        painter.setPen(QPen(theme().ui("lineStrong"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()

    def _scale(self, drawing: Drawing) -> float:
        return min(self.width() / drawing.width, self.height() / drawing.height)

    def _room(self, drawing: Drawing) -> QRectF:
        scale = self._scale(drawing)
        width, height = round(drawing.width * scale), round(drawing.height * scale)
        return QRectF((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _rastered(self, drawing: Drawing) -> QImage:
        if self._image is None:
            self._image = image_of(drawing, self._scale(drawing) * self.devicePixelRatioF())
        return self._image
