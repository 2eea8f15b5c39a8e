"""The tour: six notes that go through the window's places. It can be left at each, and comes again only when asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from concordui.actions import ActionTable
from concordui.notices import Notice, NoticeStrip


@dataclass(frozen=True, slots=True)
class Stop:
    """A place of the window (the action that goes there) and what is said of it."""

    action: str
    title: str
    text: str


class Tour(QObject):
    """Shows one stop after the other. `done` is called once when it ends or is left, to remember that."""

    def __init__(
        self, table: ActionTable, notices: NoticeStrip, done: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._notices = notices
        self._done = done
        self._stops = self._make_stops()
        self._at = 0
        self.notice: Notice | None = None

    def begin(self) -> None:
        """Begin with the first stop, also where it is under way."""
        self._clear()
        self._at = 0
        self._show()

    def stops(self) -> tuple[Stop, ...]:
        """All stops, in their order."""
        return self._stops

    def _show(self) -> None:
        stop = self._stops[self._at]
        self._table.trigger(stop.action)
        last = self._at == len(self._stops) - 1
        links = (
            (("end", self.tr("End the tour")),)
            if last
            else (
                ("next", self.tr("Next")),
                ("end", self.tr("Leave the tour")),
            )
        )
        count = self.tr("{0} of {1}").format(self._at + 1, len(self._stops))
        self.notice = self._notices.say("info", f"{stop.title} ({count})", stop.text, links)
        self.notice.wanted.connect(self._wanted)
        self.notice.closed.connect(self._left)

    def _wanted(self, key: object) -> None:
        if key == "next":
            self._clear()
            self._at += 1
            self._show()
        elif self.notice is not None:
            self.notice.dismiss()

    def _left(self) -> None:
        if self.notice is not None:
            self.notice = None
            self._done()

    def _clear(self) -> None:
        """Take the note of the stop away; that is no leaving."""
        notice, self.notice = self.notice, None
        if notice is not None:
            notice.dismiss()

    def _make_stops(self) -> tuple[Stop, ...]:
        return (
            Stop(
                "window.start",
                self.tr("Welcome to Concord"),
                self.tr(
                    "A click on a power starts a match. Under Recent are a game, a position, a commons and a colony."
                ),
            ),
            Stop(
                "window.lab",
                self.tr("The position lab"),
                self.tr("Give any orders to any units, and ask why each of them came out as it did."),
            ),
            Stop(
                "window.commons",
                self.tr("The commons"),
                self.tr(
                    "Players share a stock that grows back, and sign pacts over it. Watch, take a seat, or vary it."
                ),
            ),
            Stop(
                "window.colony",
                self.tr("The colony"),
                self.tr("People live by themselves and can only be asked. See what each of them knows, and what not."),
            ),
            Stop(
                "window.bots",
                self.tr("Bots"),
                self.tr("Write one of your own in Python or JavaScript: Help > Write a bot says how."),
            ),
            Stop(
                "window.start",
                self.tr("Whatever you look for"),
                self.tr(
                    "F1 opens the help of the place you are in, Ctrl+Shift+P finds any command, Ctrl+/ lists keys."
                ),
            ),
        )
