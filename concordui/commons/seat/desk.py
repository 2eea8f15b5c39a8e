"""Between the run and the dock of the seat: who sits where, what is asked, and through whose eyes the tab is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from concordui.commons.seat.keeper import Asked, Returned, SeatRefused, Taken
from concordui.commons.seat.panel import SeatPanel
from concordui.commons.seat.round_draft import RoundDraft
from concordui.commons.seat.scene import SeatScene
from concordui.commons.session import ArenaSession
from concordui.commons.words import say
from concordui.workspace import ActionState
from engine.commons.pacts import PlayerId

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace

DOCK = "dock.seat"
_CLOSED_MEANWHILE = ("dock.talk", "dock.numbers")
"""Docks that make room: what a person heard stands in the seat's own."""

_ROOMY = 640
"""Below this height the decisions make room as well."""
_HEIGHTS = [160, 600]
"""Of the decisions and of the seat below them: what a person does has the room."""

STRANGER = ""
"""Nobody's eyes, between two persons at one screen: the public record alone. No player's id is empty."""


class SeatDesk(QObject):
    """One a tab. Several persons of a scenario share the screen: between their turns a page covers what is theirs."""

    def __init__(self, workspace: CommonsWorkspace) -> None:
        super().__init__(workspace)
        self.tab = workspace
        self.panel = SeatPanel(workspace)
        self.seats: dict[PlayerId, bool] = {}
        """Who is a person, and whether somebody else would play there again."""
        self.at: PlayerId | None = None
        """Whose seat is on the screen."""
        self._asked: dict[PlayerId, Asked] = {}
        self._shown: Asked | None = None
        self._sent: dict[PlayerId, tuple[Asked, RoundDraft]] = {}
        self._connect()
        self._choices()

    def _connect(self) -> None:
        self.panel.take.connect(self._take)
        self.panel.give_back.connect(self.give_back)
        self.panel.submitted.connect(self._submit)
        self.panel.uncovered.connect(self._uncover)
        self.panel.head.close_wanted.connect(self._dismissed)
        self.tab.showing.changed.connect(self._choices)
        self.tab.on_event(self.heard)
        self.tab.offer("commons.seat", self.act, self.state)

    @property
    def shown(self) -> Asked | None:
        """The question that is being answered."""
        return self._shown

    # What the window asks for

    def state(self) -> ActionState:
        """How the action *Take a seat* stands."""
        if self.at is not None:
            return ActionState(self.seats.get(self.at, False), say("Hand the seat back"), checked=True)
        return ActionState(self._playable, say("Take a seat"), checked=False)

    def act(self) -> None:
        """Choose a seat, or hand back the one that is taken."""
        if self.at is not None:
            self.give_back()
            return
        self._make_room()
        self.panel.take_focus()

    def give_back(self) -> None:
        """Whoever played before goes on, beginning with what is asked now."""
        session, at = self.tab.session, self.at
        if at is not None and self.seats.get(at) and isinstance(session, ArenaSession):
            session.give_back(at)

    # What the run tells

    def heard(self, event: object) -> None:
        """An event of the session."""
        match event:
            case Taken():
                self._taken(event)
            case Asked():
                self._sent.pop(event.player, None)
                self._asked[event.player] = event
                self._next()
            case SeatRefused():
                self._refused(event)
            case Returned():
                self._returned(event.player)

    def _taken(self, event: Taken) -> None:
        self.seats[event.player] = event.returnable
        if self.at is None:
            self._sit(event.player)
            self._wait()
            self._make_room()
        self.tab.refresh()

    def _returned(self, player: PlayerId) -> None:
        for book in (self.seats, self._asked, self._sent):
            book.pop(player, None)
        if player == self.at:
            self.at = self._shown = None
            self.panel.clear()
            if self.seats:
                self._sit(STRANGER)
                self._next()
            else:
                self.tab.showing.look_through(None)
                self.panel.show_chooser()
                self._give_room_back()
        self.tab.refresh()

    def _refused(self, event: SeatRefused) -> None:
        sent = self._sent.pop(event.player, None)
        if sent is not None and event.player == self.at:
            self._show(sent[0], sent[1])
        if event.player == self.at or self.at is None:
            self.panel.refuse(event)

    # What a person does

    def _take(self, player: PlayerId) -> None:
        if isinstance(self.tab.session, ArenaSession):
            self.tab.session.take_seat(player)

    def _submit(self, payload: object) -> None:
        asked, session = self._shown, self.tab.session
        if asked is None or not isinstance(session, ArenaSession):
            return
        self._shown = None
        self._sent[asked.player] = (asked, self.panel.talk.draft)
        self._wait()
        session.submit(asked.player, payload)
        self._next()

    def _uncover(self) -> None:
        player = next(iter(self._asked), None)
        if player is not None:
            self._sit(player)
            self._show(self._asked.pop(player))

    # What is shown

    def _next(self) -> None:
        """The next question, unless one is being answered; of another person, a page before it."""
        if self._shown is not None or not self._asked:
            return
        player = next(iter(self._asked))
        if player == self.at:
            self._show(self._asked.pop(player))
        else:
            self._sit(STRANGER)
            self.panel.clear()
            self.panel.show_cover(player)

    def _sit(self, player: PlayerId) -> None:
        self.at = player
        self.tab.showing.look_through(player)
        self.tab.showing.pin(None)
        self.tab.refresh()

    def _show(self, asked: Asked, draft: RoundDraft | None = None) -> None:
        self._shown = asked
        showing = self.tab.showing
        own = showing.eyes == asked.player and showing.view is not None
        order = showing.names or asked.obs["players"]
        pacts = showing.view.pacts if own and showing.view is not None else ()
        whole = showing.plan is not None and showing.plan.scenario.rationing == "unit"
        scene = SeatScene(asked, order, pacts, whole)
        self.panel.show_scene(scene, self.seats.get(asked.player, False), draft)

    def _wait(self) -> None:
        at = self.at or ""
        words = say("You are asked as soon as the others have decided.")
        self.panel.show_waiting(at, self.seats.get(at, False), words)

    def _choices(self) -> None:
        showing = self.tab.showing
        players = () if showing.plan is None else showing.plan.players
        if self.at is None:
            self.panel.chooser.show_players(players, showing.names, self._playable)

    @property
    def _playable(self) -> bool:
        return isinstance(self.tab.session, ArenaSession) and not self.tab.showing.over

    def _make_room(self) -> None:
        host = self.tab.host
        self.tab.show_page("arena")
        closed = _CLOSED_MEANWHILE if host.height() >= _ROOMY else (*_CLOSED_MEANWHILE, "dock.decisions")
        host.lend()
        for dock in closed:
            host.set_open(dock, False)
        host.set_open(DOCK, True)
        column = [host.docks()[name] for name in ("dock.decisions", DOCK)]
        host.resizeDocks(column, _HEIGHTS, Qt.Orientation.Vertical)

    def _dismissed(self) -> None:
        """The dock was closed: nobody wants a seat, or somebody wants to look at the whole for a while."""
        if self.at is None:
            self._give_room_back()

    def _give_room_back(self) -> None:
        self.tab.host.take_back()
        self.tab.host.set_open(DOCK, False)
