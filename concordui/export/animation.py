"""A game as one moving picture: GIF or WebP, written frame by frame so that a long game needs no more memory."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import BinaryIO, Literal, TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

Motion: TypeAlias = Literal["gif", "webp"]

_COLOURS = 256
_LOOP = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""For ever, as every browser understands it."""


def write_gif(stream: BinaryIO, size: tuple[int, int], frames: Iterator[Image.Image], milliseconds: int) -> None:
    """RGB frames of one size. Each has a palette of its own, and only what differs from the one before is drawn."""
    stream.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0x70, 0, 0) + _LOOP)
    before: Image.Image | None = None
    for frame in frames:
        whole = (0, 0, *size)
        box = whole if before is None else ImageChops.difference(frame, before).getbbox() or (0, 0, 1, 1)
        part = frame.crop(box).quantize(_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        options = {"duration": milliseconds, "disposal": 1, "include_color_table": True}
        for data in GifImagePlugin.getdata(part, box[:2], **options):
            stream.write(data)
        before = frame
    stream.write(b";")


def write_webp(stream: BinaryIO, count: int, frames: Iterator[Image.Image], milliseconds: int) -> None:
    """`count` RGB frames of one size, without loss."""
    _Film(frames, count).save(
        stream, "WEBP", save_all=True, duration=milliseconds, loop=0, lossless=True, quality=30, method=2
    )


def image_of_pixels(size: tuple[int, int], pixels: bytes) -> Image.Image:
    """An image of RGB bytes, row by row without gaps."""
    return Image.frombytes("RGB", size, pixels)


class _Film(Image.Image):
    """Frames that come one after the other, as the encoder asks for them."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self._frames = frames
        self.n_frames = count
        self._show(next(frames))
        self._at = 0

    def seek(self, frame: int) -> None:
        """Forwards, one by one; back to what is over it never goes."""
        if frame == self._at + 1:
            self._show(next(self._frames))
            self._at = frame

    def tell(self) -> int:
        return self._at

    def _show(self, frame: Image.Image) -> None:
        self.im, self._mode, self._size = frame.im, frame.mode, frame.size
