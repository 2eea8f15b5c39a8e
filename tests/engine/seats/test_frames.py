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
from engine.seats.plain import Uncloneable, plain

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=5)
WORDS = st.text("aΞ\U0001f600\ud800", max_size=3)
ANYTHING = st.recursive(
    st.none() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
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
    "a lone surrogate as a key": b'{"x": {"\\udfff": 1}}',
    "a lone surrogate after a pair": b'{"x": ["\\ud83d\\ude00", "\\ud83d"]}',
    "an integer past 2**53": b'{"x": [9007199254740992]}',
    "nested past 64 by objects": b'{"x": ' + b'{"x":[' * 32 + b"[]" + b"]}" * 32 + b"}",
    "nested past 64": b'{"x": ' + b"[" * 65 + b"]" * 65 + b"}",
    "nested past any stack": b'{"x": ' + b"[" * 1_000_000,
    "an integer of a million digits": b'{"x": ' + b"1" * 1_000_000 + b"}",
    "nothing": b"",
    "two objects": b"{}{}",
}


def test_what_plain_data_may_be_is_read_as_it_is() -> None:
    value = [9007199254740991, -0.5, 1e300, True, None, "Ξ", "\U0001f600", "\\ud800 in words", {"": []}]
    for _ in range(61):
        value = [value]
    assert frames.decode(json.dumps({"x": value}).encode("ascii")) == {"x": value}
    assert frames.decode(json.dumps({"x": value}, ensure_ascii=False).encode("utf-8")) == {"x": value}


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


@given(ANYTHING)
def test_a_frame_holds_what_plain_data_is_and_nothing_else(value: Any) -> None:
    body = json.dumps({"x": value}).encode("ascii")
    try:
        wanted = plain(value)
    except Uncloneable:
        with pytest.raises(frames.FrameError):
            frames.decode(body)
    else:
        assert frames.decode(body) == {"x": wanted}
