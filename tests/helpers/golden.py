"""Golden pictures: what a person approved, in ``tests/data/golden``, against what is painted now.

Pictures are compared as an eye would: both are halved first, so that where an edge is smoothed by a shade more or less
no pixel differs, and a missing mark still leaves many that do. What fails is written to the test's own folder with a
picture of the difference. To approve what is painted now, look at it, and then run::

    CONCORD_APPROVE_PICTURES=1 python3 packaging/dev.py test --full tests/concordui/hexmap/test_pictures.py
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from PIL import Image
from PySide6.QtGui import QImage

from helpers.pictures import pixels

APPROVE = "CONCORD_APPROVE_PICTURES"
SHADES = 36
"""Halved pixels whose reddest, greenest or bluest shade is this far off (of 255) differ."""
COLOURS = 256
ALLOWED = 6
"""So many of them may: a smoothed corner, on another machine."""


def differing(actual: np.ndarray, golden: np.ndarray) -> np.ndarray:
    """Which pixels of the halved pictures differ, as a table of truth values; all, if the sizes differ."""
    if actual.shape != golden.shape:
        return np.ones((actual.shape[0] // 2, actual.shape[1] // 2), dtype=bool)
    off = np.abs(_halved(actual) - _halved(golden))
    return np.asarray(off.max(axis=2) > SHADES)


def check(actual: QImage, golden: Path, folder: Path) -> None:
    """Fails if a picture is not the approved one; or approves it, where the environment says so."""
    if os.environ.get(APPROVE):
        _approve(pixels(actual), golden)
        return
    known = QImage(str(golden))
    table = pixels(actual)
    wrong = differing(table, pixels(known) if not known.isNull() else table[:0])
    if wrong.sum() > ALLOWED:
        painted, difference = folder / golden.name, folder / f"difference-{golden.name}"
        Image.fromarray(table.astype(np.uint8)).save(painted)
        Image.fromarray(_marked(table, wrong).astype(np.uint8)).save(difference)
        what = f"there is no {golden}" if known.isNull() else f"{wrong.sum()} pixels differ from {golden}"
        raise AssertionError(f"{what}; painted: {painted}; where: {difference}; to approve it: {APPROVE}=1")


def _halved(table: np.ndarray) -> np.ndarray:
    height, width = table.shape[0] // 2 * 2, table.shape[1] // 2 * 2
    even = table[:height, :width].reshape(height // 2, 2, width // 2, 2, 3)
    return np.asarray(even.mean(axis=(1, 3)))


def _marked(picture: np.ndarray, wrong: np.ndarray) -> np.ndarray:
    """The picture in pale grey with the differing pixels in magenta."""
    table = 160 + picture.mean(axis=2, keepdims=True).repeat(3, axis=2) * 0.35
    large = wrong.repeat(2, axis=0).repeat(2, axis=1)
    height, width = min(large.shape[0], table.shape[0]), min(large.shape[1], table.shape[1])
    table[:height, :width][large[:height, :width]] = (255, 0, 255)
    return np.asarray(table)


def _approve(table: np.ndarray, path: Path) -> None:
    """A picture of 256 colours: a third of the size, and no eye sees it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    full = Image.fromarray(table.astype(np.uint8))
    few = full.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE, kmeans=2)
    few.save(path, optimize=True)
