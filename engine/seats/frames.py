"""Frames between a host and its worker: four bytes of length (big end first), then that many bytes of JSON, an object.

The host reads strictly: what is longer than `MAX_FRAME`, is not UTF-8 JSON, or holds NaN, infinities or anything that
`plain` refuses is no frame. Never pickle: a bot must not be able to run code in its host (`architecture: How a match
flows`).
"""

from __future__ import annotations

import json
import math
import os
import struct

from engine.seats.limits import MAX_DEPTH, MAX_FRAME, MAX_SAFE_INTEGER

TYPE_CHECKING = False  # `typing` itself would be a tenth of a worker's start
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, NoReturn

_HEADER = struct.Struct(">I")
_STATE = ',"state":'

# Taken here, before there is a bot that could put something else into `json`.
_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_read = json.JSONDecoder().decode


class FrameError(Exception):
    """What arrived is no frame."""


class FrameTooLarge(FrameError):
    """A frame longer than `MAX_FRAME` was announced, or was to be sent."""


def encode(message: dict[str, Any], *, trusted: bool = False) -> bytes:
    """The message as one frame. Raises as `pack` does; `ValueError` for NaN and infinities."""
    return pack(_encode(message).encode("ascii"), trusted=trusted)


def pack(body: bytes, *, trusted: bool = False) -> bytes:
    """A frame around JSON text that is already made.

    Raises `FrameTooLarge`, save for what a host says (`trusted`): the state of a long match may be that long.
    """
    if len(body) > MAX_FRAME and not trusted:
        raise FrameTooLarge(f"{len(body)} bytes in one frame; {MAX_FRAME} are allowed")
    return _HEADER.pack(len(body)) + body


def pack_call(number: int, method: str, state: str) -> bytes:
    """A host's call as one frame; `state` is the snapshot as JSON text, which no one need read on the way."""
    return pack(f'{{"id":{number},"call":"{method}"{_STATE}{state}}}'.encode(), trusted=True)


def unpack_call(body: bytes) -> tuple[str, str]:
    """The method and the snapshot's text of a frame that `pack_call` made."""
    head, _, state = body.decode("utf-8").partition(_STATE)
    method: str = read(head + "}")["call"]
    return method, state[:-1]


def decode(body: bytes) -> dict[str, Any]:
    """The message in a frame's body. Raises `FrameError` for anything but plain JSON, an object at the top.

    It refuses what `plain` refuses and copies nothing: eight megabytes of brackets are a million lists.
    """
    try:
        text = body.decode("utf-8")
        message = _decode(text)
        if not isinstance(message, dict):
            raise FrameError("a frame holds a JSON object")
        _check_depth(message)
        if "\\u" in text:  # no other way leads to a lone surrogate, which has no UTF-8
            json.dumps(message, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise FrameError(f"no frame: {error}") from error
    return message


def _check_depth(message: dict[str, Any]) -> None:
    level = [part for part in message.values() if type(part) in _CONTAINERS]
    for _ in range(MAX_DEPTH):
        if not level:
            return
        wholes = (whole.values() if type(whole) is dict else whole for whole in level)
        level = [part for whole in wholes for part in whole if type(part) in _CONTAINERS]
    if level:
        raise ValueError(f"nested past {MAX_DEPTH}")


def _integer(text: str) -> int:
    value = int(text)
    if abs(value) > MAX_SAFE_INTEGER:
        raise ValueError("an integer past 2**53 - 1 is not JSON everywhere")
    return value


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text} is no number")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_decode = json.JSONDecoder(parse_int=_integer, parse_float=_number, parse_constant=_no_constant).decode
_CONTAINERS = (dict, list)


def read(text: str) -> dict[str, Any]:
    """The message in text from the host, whose word needs no checking."""
    message: dict[str, Any] = _read(text)
    return message


class FrameBuffer:
    """Cuts the bytes that arrive, in whatever pieces, into frame bodies."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The bodies that `data` completes. Raises `FrameTooLarge` as soon as the header is there."""
        self._bytes += data
        while len(self._bytes) >= _HEADER.size:
            (length,) = _HEADER.unpack_from(self._bytes)
            if length > MAX_FRAME:
                raise FrameTooLarge(f"{length} bytes announced in one frame; {MAX_FRAME} are allowed")
            end = _HEADER.size + length
            if len(self._bytes) < end:
                return
            body = bytes(self._bytes[_HEADER.size : end])
            del self._bytes[:end]
            yield body


def read_frame(fd: int) -> bytes | None:
    """The next frame's body from the host, or None at its end (also in the midst of a frame)."""
    header = _read_exactly(fd, _HEADER.size)
    if header is None:
        return None
    (length,) = _HEADER.unpack(header)
    return _read_exactly(fd, length)


def _read_exactly(fd: int, count: int) -> bytes | None:
    parts = bytearray()
    while len(parts) < count:
        part = os.read(fd, min(count - len(parts), 1 << 20))
        if not part:
            return None
        parts += part
    return bytes(parts)


def write_frame(fd: int, frame: bytes) -> None:
    """Write all of a frame to a blocking descriptor."""
    view = memoryview(frame)
    while view:
        view = view[os.write(fd, view) :]


def announce_oversize(fd: int) -> None:
    """Send the header of an answer that is too long to be sent: the host refuses it on reading that much."""
    write_frame(fd, _HEADER.pack(MAX_FRAME + 1))
