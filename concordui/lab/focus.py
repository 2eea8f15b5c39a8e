"""What the lab looks at: the unit in question and the provinces that are lit; map, lists and panels talk through it."""

from __future__ import annotations

from collections.abc import Container, Iterable

from PySide6.QtCore import QObject, Signal

from engine.anatolia.board import ProvinceId


class Focus(QObject):
    """`unit` is a province with a unit, or None. A new unit in question puts the lights out."""

    unit_changed = Signal()
    places_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unit: ProvinceId | None = None
        self._places: tuple[ProvinceId, ...] = ()

    @property
    def unit(self) -> ProvinceId | None:
        """The unit in question."""
        return self._unit

    @property
    def places(self) -> tuple[ProvinceId, ...]:
        """The provinces that are lit."""
        return self._places

    def set_unit(self, unit: ProvinceId | None) -> None:
        """Ask about another unit, or about none."""
        if unit == self._unit:
            return
        self._unit = unit
        self.light(())
        self.unit_changed.emit()

    def light(self, places: Iterable[ProvinceId]) -> None:
        """Light these provinces, and no others."""
        lit = tuple(places)
        if lit != self._places:
            self._places = lit
            self.places_changed.emit()

    def keep_only(self, standing: Container[ProvinceId]) -> None:
        """Forget the unit in question if it is not among those that stand on the board."""
        if self._unit is not None and self._unit not in standing:
            self.set_unit(None)
