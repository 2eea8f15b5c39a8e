"""Pictures and texts on the clipboard; a picture goes as pixels and, for programs that take it, as SVG too."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from concordui.hexmap.drawing import Drawing
from concordui.hexmap.raster import image_of
from concordui.hexmap.svg import svg_of

SVG = "image/svg+xml"
MOST_PIXELS = 40_000_000
"""What is copied is kept whole, and more than once: by this program, the system and whoever pastes."""


def scale_for_copy(drawing: Drawing, scale: float) -> float:
    """The scale asked for, or as much of it as the clipboard can bear."""
    width, height = drawing.size
    return min(scale, (MOST_PIXELS / (width * height)) ** 0.5)


def copy_drawing(drawing: Drawing, scale: float) -> tuple[int, int]:
    """Copy a picture; its size in pixels."""
    image = image_of(drawing, scale_for_copy(drawing, scale))
    data = QMimeData()
    data.setImageData(image)
    data.setData(SVG, QByteArray(svg_of(drawing).encode("utf-8")))
    QGuiApplication.clipboard().setMimeData(data)
    return image.width(), image.height()


def copy_text(text: str) -> None:
    """Copy a text."""
    QGuiApplication.clipboard().setText(text)
