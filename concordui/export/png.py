"""PNG (third edition) written as its rows come: a picture of any size needs the memory of a few of them."""

from __future__ import annotations

import struct
import zlib
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_UP = 2
"""The filter by which each byte is told by its difference from the one above: maps are flat."""
_LEVEL = 6
_INCH = 0.0254


class PngWriter:
    """Writes an RGB picture of this size; `per_inch` says at what density it has its natural size."""

    def __init__(self, stream: BinaryIO, width: int, height: int, per_inch: float = 96.0) -> None:
        self._stream = stream
        self._above = np.zeros((1, 3 * width), np.uint8)
        self._deflate = zlib.compressobj(_LEVEL)
        per_metre = round(per_inch / _INCH)
        stream.write(_SIGNATURE)
        self._chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        self._chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1))

    def add(self, rows: NDArray[np.uint8]) -> None:
        """Write the next rows: bytes of shape (rows, 3 * width)."""
        filtered = np.empty((rows.shape[0], rows.shape[1] + 1), np.uint8)
        filtered[:, 0] = _UP
        filtered[:, 1:] = rows - np.vstack((self._above, rows[:-1]))
        self._above = rows[-1:].copy()
        data = self._deflate.compress(filtered.tobytes())
        if data:
            self._chunk(b"IDAT", data)

    def finish(self) -> None:
        """Write the end, after the last row."""
        self._chunk(b"IDAT", self._deflate.flush())
        self._chunk(b"IEND", b"")

    def _chunk(self, kind: bytes, data: bytes) -> None:
        body = kind + data
        self._stream.write(struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body)))
