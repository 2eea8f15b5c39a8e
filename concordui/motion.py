"""Whether things may move on the screen, as the system or the person says, and how fast a season is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from concordui.system_motion import wants_less_motion

Choice = Literal["system", "on", "off"]
CHOICES: tuple[Choice, ...] = ("system", "on", "off")
SPEEDS: tuple[float, ...] = (0.5, 1.0, 2.0, 4.0)


def nearest_speed(speed: float) -> float:
    """The offered speed that is nearest to one from a file."""
    return min(SPEEDS, key=lambda each: abs(each - speed))


class Motion(QObject):
    """The one source of what may move. `changed` comes when that changed; `speed_chosen` when a person chose a speed.

    `ask` says whether the system wants less motion. It is asked when an application is followed and each time that
    its window comes forward: a person who changes the system's settings does so in another window.
    """

    changed = Signal()
    speed_chosen = Signal(float)

    def __init__(self, ask: Callable[[], bool] = wants_less_motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._choice: Choice = "system"
        self._less = False
        self._follows = False
        self._speed = 1.0

    @property
    def allowed(self) -> bool:
        """Whether things may move."""
        return self._choice == "on" or (self._choice == "system" and not self._less)

    @property
    def speed(self) -> float:
        """How many times as fast as the look says a season is played."""
        return self._speed

    def set_choice(self, choice: Choice) -> None:
        """Follow the system, or move (or not) whatever it says."""
        before, self._choice = self.allowed, choice
        self._tell(before)

    def set_speed(self, speed: float) -> None:
        """Play at this speed from now on."""
        self._speed = nearest_speed(speed)

    def choose_speed(self, speed: float) -> None:
        """A person chooses this speed."""
        self.set_speed(speed)
        self.speed_chosen.emit(self._speed)

    def set_system(self, less: bool) -> None:
        """Say what the system asks for."""
        before, self._less = self.allowed, less
        self._tell(before)

    def follow_system(self) -> None:
        """Ask the system now and whenever the window comes forward; needs an application."""
        application = QGuiApplication.instance()
        if not self._follows and isinstance(application, QGuiApplication):
            self._follows = True
            application.applicationStateChanged.connect(self._state_changed)
        self.set_system(self._ask())

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.set_system(self._ask())

    def _tell(self, before: bool) -> None:
        if self.allowed != before:
            self.changed.emit()


@cache
def motion() -> Motion:
    """The one of the process."""
    return Motion()
