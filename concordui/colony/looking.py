"""A part's lens, attached while the part is seen and let go when it is not."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from concordui.colony.model import Showing
from engine.colony.viewing.reading import Lens
from engine.errors import ConcordError

T = TypeVar("T")


class Looking(Generic[T]):
    """One lens of a widget, which may be exchanged for another: call `show` and `hide` when the widget is."""

    def __init__(self, showing: Showing, lens: Lens[T] | None = None) -> None:
        self._showing, self._lens = showing, lens
        self._seen = False

    @property
    def key(self) -> Hashable | None:
        """The key of the lens; None without one."""
        return None if self._lens is None else self._lens.key

    @property
    def value(self) -> T | None:
        """What it read; None where it has not, may not, or there is no lens."""
        value: Any = None if self._lens is None or not self._seen else self._showing.value(self._lens.key)
        return value

    @property
    def fault(self) -> ConcordError | None:
        """Why there is no value."""
        return None if self._lens is None or not self._seen else self._showing.fault(self._lens.key)

    @property
    def withheld(self) -> bool:
        """Whether it shows more than the mind knows in whose seat a person sits."""
        return self._lens is not None and self._seen and not self._showing.may(self._lens.key)

    def at(self, lens: Lens[T] | None) -> None:
        """Look through another lens; the same one stays as it is."""
        if self.key == (None if lens is None else lens.key):
            return
        if self._seen and self._lens is not None:
            self._showing.detach(self._lens.key)
        self._lens = lens
        if self._seen and lens is not None:
            self._showing.attach(lens)

    def show(self) -> None:
        """The widget is seen."""
        if not self._seen:
            self._seen = True
            if self._lens is not None:
                self._showing.attach(self._lens)

    def hide(self) -> None:
        """The widget is not seen any more."""
        if self._seen:
            if self._lens is not None:
                self._showing.detach(self._lens.key)
            self._seen = False
