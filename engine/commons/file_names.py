"""How the files of a commons are told from others, for who looks at a file without reading it."""

from __future__ import annotations

WORLD_LOG = "world.jsonl"
"""The world's own log, in the folder of its logs."""

LOG_FORMATS = ("arena-log", "world-log")

SWEEP_HEAD = "sweep.json"
"""What a sweep is, in the folder of its results."""

SWEEP_FORMAT = "commons-sweep"
