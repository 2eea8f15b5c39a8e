"""One drawing into a stream, as PNG or SVG, in any thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from concordui.export.png import PngWriter
from concordui.hexmap.drawing import Drawing
from concordui.hexmap.raster import bands, size_at
from concordui.hexmap.svg import svg_of

Format: TypeAlias = Literal["png", "svg"]
Share: TypeAlias = Callable[[float], object]
"""Told how much of one picture is written, 0 to 1."""


def write_drawing(
    stream: BinaryIO, drawing: Drawing, form: Format, scale: float, go_on: Callable[[], object], share: Share
) -> None:
    """Write it whole. `go_on` is called often, and may raise to stop; `scale` is for pixels alone."""
    if form == "svg":
        go_on()
        stream.write(svg_of(drawing).encode("utf-8"))
        share(1.0)
        return
    width, height = size_at(drawing.size, scale)
    writer, done = PngWriter(stream, width, height, 96.0 * scale), 0
    for band in bands(drawing, scale, go_on):
        writer.add(rgb_rows(band))
        done += band.height()
        share(done / height)
    writer.finish()


def rgb_rows(image: QImage) -> NDArray[np.uint8]:
    """The pixels of an image as bytes of shape (height, 3 * width)."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 3 * plain.width()].copy()
