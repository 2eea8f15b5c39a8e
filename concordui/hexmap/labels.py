"""Where each province's unit and name go: a fixed slot, the name under, beside or over it.

Units and names keep their size in screen pixels while the map zooms, so a label is a slot in map pixels and an offset
in screen pixels. What the board file does not fix is placed once a board (`hexmap.placing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from PySide6.QtGui import QFontMetricsF
from shapely.geometry.base import BaseGeometry

from concordui import fonts
from engine.anatolia.board import Board, Province, ProvinceId

Kind = Literal["centre", "land", "sea"]
XY: TypeAlias = tuple[float, float]

UNDER = 23.0
"""From the middle of a unit down (or up) to the middle of its name's box."""
BESIDE = 18.4
"""From the middle of a unit across to the near edge of its name's box: clear of a fleet's hull."""
BASELINE = 4.0
"""From the middle of a name's box down to the line its letters stand on."""
TEXT_HEIGHT = 14.0
MARK_RADIUS = 6.6
MARK_TO_TEXT = 11.0
"""From the middle of a centre's mark to the first letter."""
UNIT_HALF = (17.0, 15.0)
"""Half of what a unit with its halo covers; a fleet's hull is the widest part."""
CLOSE = 0.98
"""Below this zoom a board's ``closeSlot`` holds: what is far enough apart at full size is not at two thirds."""


@dataclass(frozen=True, slots=True)
class Label:
    """A province's slot (map pixels) and the box of its name: middle from the slot, size (screen pixels)."""

    name: str
    kind: Kind
    home: bool
    slot: XY
    offset: XY
    size: XY

    @property
    def text_left(self) -> float:
        """Where the first letter stands, from the slot in screen pixels."""
        left = self.offset[0] - self.size[0] / 2
        return left + MARK_RADIUS + MARK_TO_TEXT if self.kind == "centre" else left

    def rect(self, zoom: float) -> tuple[float, float, float, float]:
        """The name's box at a zoom, in screen pixels from the map's origin: left, top, right, bottom."""
        x, y = self.slot[0] * zoom + self.offset[0], self.slot[1] * zoom + self.offset[1]
        return (x - self.size[0] / 2, y - self.size[1] / 2, x + self.size[0] / 2, y + self.size[1] / 2)

    def unit_rect(self, zoom: float) -> tuple[float, float, float, float]:
        """What a unit in the slot covers at a zoom, in screen pixels from the map's origin."""
        x, y = self.slot[0] * zoom, self.slot[1] * zoom
        return (x - UNIT_HALF[0], y - UNIT_HALF[1], x + UNIT_HALF[0], y + UNIT_HALF[1])

    @classmethod
    def of(cls, province: Province, slot: XY, offset: XY) -> Label:
        """The label of a province with its slot and its name's offset."""
        home = province.sc and province.home is not None
        return cls(province.name, kind_of(province), home, slot, offset, size_of(province))

    @classmethod
    def under(cls, province: Province, slot: XY) -> Label:
        """The plain form: the name under the slot."""
        return cls.of(province, slot, (0.0, UNDER))


def kind_of(province: Province) -> Kind:
    """Which of the three hands a province's name is written in."""
    return "sea" if province.type == "sea" else "centre" if province.sc else "land"


def size_of(province: Province) -> XY:
    """Width and height of a name with its mark, in screen pixels."""
    fonts.load()
    kind = kind_of(province)
    width = QFontMetricsF(fonts.map_name(kind)).horizontalAdvance(province.name)
    return (width + (MARK_RADIUS + MARK_TO_TEXT if kind == "centre" else 0.0), TEXT_HEIGHT)


Fixed: TypeAlias = tuple[XY, XY | str]


def fixed_slots(source: Mapping[str, Any], key: str = "slot") -> dict[ProvinceId, Fixed]:
    """What a board file fixes, province by province: ``"slot": {"at": [x, y], "name": "under"}``.

    `at` is in map pixels. `name` says where the name goes: ``under``, ``over``, ``right``, ``left``, or the offset of
    its box's middle from the slot in screen pixels. A slot without a readable `at` fixes nothing. ``"closeSlot"`` is
    the same for zooms under `CLOSE`, where a province needs another.
    """
    found: dict[ProvinceId, Fixed] = {}
    for entry in source.get("provinces", ()):
        slot = entry.get(key)
        if isinstance(slot, Mapping) and _is_pair(slot.get("at")):
            name = slot.get("name", "under")
            found[entry["id"]] = (_pair(slot["at"]), _pair(name) if _is_pair(name) else str(name))
    return found


def _is_pair(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(v, int | float) for v in value)


def _pair(value: Any) -> XY:
    return (float(value[0]), float(value[1]))


def offset_of(province: Province, where: str) -> XY:
    """The offset of a name's box for one of the four words; any other word is ``under``."""
    across = BESIDE + size_of(province)[0] / 2
    return {"over": (0.0, -UNDER), "right": (across, 1.0), "left": (-across, 1.0)}.get(where, (0.0, UNDER))


def place_labels(board: Board, shapes: Mapping[ProvinceId, BaseGeometry], key: str = "slot") -> dict[ProvinceId, Label]:
    """A label for every province of a hexed board: those that its file fixes as it says, the others by search."""
    slots = fixed_slots(board.source) | fixed_slots(board.source, key)
    fixed = {place: _fixed_label(board.by_id[place], slot) for place, slot in slots.items()}
    if len(fixed) == len(board.provinces):
        return fixed
    from concordui.hexmap.placing import place

    return place(board, shapes, fixed)


def _fixed_label(province: Province, fixed: Fixed) -> Label:
    at, name = fixed
    return Label.of(province, at, offset_of(province, name) if isinstance(name, str) else name)
