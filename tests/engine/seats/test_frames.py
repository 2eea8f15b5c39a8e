"""Frames: length first, JSON after it, nothing else; both ends of a pipe."""

from __future__ import annotations

import contextlib
import json
import os
import struct
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seats import frames
from engine.seats.limits import MAX_FRAME

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=5)
MESSAGES = st.lists(st.fixed_dictionaries({"id": st.integers(0, 99), "value": TEXT}), max_size=5)


@given(MESSAGES, st.lists(st.integers(1, 9)))
def test_frames_come_out_as_they_went_in_however_they_are_cut(messages: list[dict[str, Any]], cuts: list[int]) -> None:
    stream = b"".join(frames.encode(message) for message in messages)
    buffer = frames.FrameBuffer()
    found = []
    for size in [*cuts, len(stream)]:
        part, stream = stream[:size], stream[size:]
        found += [frames.decode(body) for body in buffer.feed(part)]
    assert found == messages


NO_FRAMES = {
    "no JSON": b"hello",
    "no UTF-8": b'{"x": "\xff"}',
    "no object": b"[]",
    "NaN": b'{"x": NaN}',
    "infinity": b'{"x": -Infinity}',
    "a float past all floats": b'{"x": 1e999}',
    "a lone surrogate": b'{"x": "\\ud800"}',
    "nested past 64": b'{"x": ' + b"[" * 65 + b"]" * 65 + b"}",
    "nested past any stack": b'{"x": ' + b"[" * 1_000_000,
    "an integer of a million digits": b'{"x": ' + b"1" * 1_000_000 + b"}",
    "nothing": b"",
    "two objects": b"{}{}",
}


@pytest.mark.parametrize("name", NO_FRAMES)
def test_what_is_no_plain_json_object_is_no_frame(name: str) -> None:
    with pytest.raises(frames.FrameError):
        frames.decode(NO_FRAMES[name])


def test_a_frame_that_is_announced_too_long_is_refused_before_it_arrives() -> None:
    with pytest.raises(frames.FrameTooLarge):
        list(frames.FrameBuffer().feed(struct.pack(">I", MAX_FRAME + 1)))


def test_a_message_too_long_is_not_sent() -> None:
    with pytest.raises(frames.FrameTooLarge):
        frames.encode({"x": "y" * MAX_FRAME})
    assert len(frames.encode({"x": "y" * (MAX_FRAME - 8)})) == MAX_FRAME + 4


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    source, sink = os.pipe()
    yield source, sink
    for fd in (source, sink):
        with contextlib.suppress(OSError):
            os.close(fd)


def test_the_workers_end_reads_and_writes_whole_frames(pipe: tuple[int, int]) -> None:
    source, sink = pipe
    long = frames.encode({"x": "y" * 500_000})  # more than a pipe holds: it is written and read in parts
    writer = threading.Thread(target=frames.write_frame, args=(sink, long))
    writer.start()
    body = frames.read_frame(source)
    writer.join()
    assert body is not None
    assert json.loads(body) == {"x": "y" * 500_000}


def test_an_end_between_frames_and_within_one_is_the_end(pipe: tuple[int, int]) -> None:
    source, sink = pipe
    os.write(sink, frames.encode({"id": 1}) + frames.encode({"id": 2})[:-1])
    os.close(sink)
    assert frames.read_frame(source) == b'{"id":1}'
    assert frames.read_frame(source) is None


def test_an_oversize_answer_is_announced_by_its_header_alone(pipe: tuple[int, int]) -> None:
    source, sink = pipe
    frames.announce_oversize(sink)
    with pytest.raises(frames.FrameTooLarge):
        list(frames.FrameBuffer().feed(os.read(source, 100)))
