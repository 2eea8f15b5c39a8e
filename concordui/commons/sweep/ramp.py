"""The colours of a heat map: equal steps of a value are equal steps to the eye, in either theme.

From a soft ground to the theme's accent, straight through OKLab (Ottosson 2020, "A perceptual color space for image
processing"), in which distances are as large as they look.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor

from concordui.theme import theme

STEPS = 256

_TO_LMS = np.array([
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
])  # fmt: skip
_TO_LAB = np.array([
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
])  # fmt: skip

Triple = npt.NDArray[np.float64]


def oklab(colour: QColor) -> Triple:
    """Lightness and the two opponents of a colour."""
    channels = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return np.asarray(_TO_LAB @ np.cbrt(_TO_LMS @ linear))


def colour_of(lab: Triple) -> QColor:
    """The colour of an OKLab value, held within what a screen can show."""
    linear = np.linalg.solve(_TO_LMS, np.linalg.solve(_TO_LAB, lab) ** 3).clip(0.0, 1.0)
    channels = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055).clip(0.0, 1.0)
    return QColor.fromRgbF(*(float(channel) for channel in channels))


class Ramp:
    """The colours from the least to the greatest value, of the theme as it is now."""

    def __init__(self) -> None:
        low, high = oklab(theme().ui("surface")), oklab(theme().ui("accent"))
        low = low + 0.1 * (high - low)
        shares = np.linspace(0.0, 1.0, STEPS)
        self._colours = [colour_of(low + share * (high - low)) for share in shares]
        inks = [theme().ui(name) for name in ("text", "onAccent")]
        self._inks = [max(inks, key=_Against(colour)) for colour in self._colours]

    def colour(self, share: float) -> QColor:
        """The colour of a value, 0 for the least and 1 for the greatest."""
        return self._colours[round(min(max(share, 0.0), 1.0) * (STEPS - 1))]

    def pixels(self) -> npt.NDArray[np.uint32]:
        """All colours as ARGB, from the least to the greatest."""
        return np.array([colour.rgba() for colour in self._colours], np.uint32)

    def ink(self, share: float) -> QColor:
        """What can be read best on that colour."""
        return self._inks[round(min(max(share, 0.0), 1.0) * (STEPS - 1))]


class _Against:
    """How far a colour stands off from another in lightness."""

    def __init__(self, ground: QColor) -> None:
        self._lightness = float(oklab(ground)[0])

    def __call__(self, ink: QColor) -> float:
        return abs(float(oklab(ink)[0]) - self._lightness)
