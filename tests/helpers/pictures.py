"""Pictures as arrays of pixels, and how much of two of them differs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage


def pixels(image: QImage) -> NDArray[np.int16]:
    """The pixels of shape (height, width, 3)."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).astype(np.int16)


def share_beyond(one: NDArray, other: NDArray, by: int) -> float:
    """The share of the pixels in which a channel differs by more than `by` of 255."""
    assert one.shape == other.shape
    return float((np.abs(one - other).max(axis=2) > by).mean())
