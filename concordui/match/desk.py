"""Everything that a Match workspace is about, without a widget: the model, the past that is shown, the turn at hand.

Events of the engine and acts of people come in; `changed` says that something must be shown anew, `asked` that the seat
at the screen may now answer, `handed_in` what goes to the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from concordui.engine_words import told
from concordui.match import model as models
from concordui.match.draft import Draft, orders_of, payload_of
from concordui.match.drafts import Drafts
from concordui.match.history import Moment, Timeline
from concordui.match.journal import Journal
from concordui.match.map_choices import build_click, retreat_click
from concordui.match.model import MatchModel, Told
from concordui.match.order_book import OrderBook
from concordui.match.order_entry import START, Ask, OrderEntry, Step
from concordui.match.order_rows import breaches_of
from concordui.match.promise_marks import PromiseMarks
from concordui.match.seat_view import SeatView, promises_in, turned_down
from concordui.match.wording import place_name, say
from engine.anatolia import adjustments
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.chronicle import Phase
from engine.anatolia.events import FellBack, Finished, PhaseBegan, PhaseEnded, SeatAsked, SeatRefused
from engine.anatolia.negotiation import Breach
from engine.anatolia.orders import Order
from engine.anatolia.promises import Promise, Proposal
from engine.errors import ConcordError

Clock = Callable[[], datetime]


class Desk(QObject):
    """One match as it is at this screen.

    `restored` is the draft that a killed window left; it counts for the phase that it was made in, and what had been
    handed in then is handed in again without asking anybody. `made` are the proposals of this season that a saved game
    already holds, by power; `fallbacks` are those of all its phases.
    """

    changed = Signal()
    asked = Signal(object)
    """A `SeatView`: the seat at the screen is to answer now (again, if what it sent was refused)."""
    answered = Signal()
    """The seat at the screen has handed in its answer, or nobody is asked any more."""
    handed_in = Signal(object, object)
    """Power and payload, for the engine."""
    came_to_pass = Signal()
    """A moment is shown that has just come to pass, and not because anybody went to it."""
    redrafted = Signal(object)
    """The payload of the acting seat, after the map changed it."""

    def __init__(
        self,
        board: Board,
        humans: Sequence[Power],
        clock: Clock,
        journal: Journal | None = None,
        restored: Draft | None = None,
        made: Mapping[Power, Sequence[Mapping[str, Any]]] | None = None,
        fallbacks: Sequence[FellBack] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._made = dict(made or {})
        self._fallbacks = tuple(fallbacks)
        self.board = board
        self.model: MatchModel = models.start(board, humans)
        self.timeline = Timeline()
        self.reviewing = False
        self.book = OrderBook(self)
        self.step: Step = START
        self.hovered: ProvinceId | None = None
        self.lit: tuple[ProvinceId, ...] = ()
        self.chosen_eyes: Power | None = None
        self.marks = PromiseMarks(board)
        self._clock = clock
        self._drafts = Drafts(journal, restored, self._not_kept)
        self._entry = OrderEntry()
        self.book.changed.connect(self._orders_edited)

    # What is so

    @property
    def acting(self) -> Power | None:
        """The seat that is putting its answer together at the screen; nobody while a resolution is looked at."""
        return None if self.reviewing else self.model.turns.acting

    @property
    def covered(self) -> Power | None:
        """The seat that the cover page waits for."""
        return None if self.reviewing or not self.model.turns.shared else self.model.turns.next

    @property
    def phase(self) -> Phase | None:
        """The open phase."""
        return None if self.model.position is None else self.model.position.phase

    @property
    def now(self) -> bool:
        """Whether the present is shown, not the past."""
        return self.timeline.at is None

    @property
    def moment(self) -> Moment | None:
        """The moment of the past that is shown. Whoever only watches sees the latest one as the present."""
        if self.timeline.shown is not None:
            return self.timeline.shown
        if self.free_running and self.model.result is None and self.timeline.moments:
            return self.timeline.moments[-1]
        return None

    @property
    def free_running(self) -> bool:
        """Whether no person has a say (any more): the match goes on by itself, and its pace can be set."""
        position = self.model.position
        return position is not None and not any(power in position.living for power in self.model.turns.humans)

    @property
    def seen_as(self) -> Power | None:
        """With whose eyes it is shown: the viewer's, or those that a spectator chose."""
        return self.chosen_eyes if self.model.everything else self.model.viewer

    @property
    def must_disband(self) -> bool:
        """Whether the acting seat has more units than centres."""
        position = self.model.position
        if position is None or self.acting is None:
            return False
        return adjustments.due(self.board, position.owners, position.units)[self.acting] < 0

    @property
    def entering(self) -> bool:
        """Whether orders can be entered now."""
        return self.acting is not None and self.phase == "orders" and self.now

    @property
    def entry(self) -> OrderEntry:
        """The legal orders of the seat that enters them."""
        return self._entry if self.entering else OrderEntry()

    @property
    def view(self) -> SeatView | None:
        """What the acting seat is given."""
        power, position = self.acting, self.model.position
        if power is None or position is None or power not in self.model.secrets:
            return None
        return SeatView(power, position, self.model.secrets[power])

    def payload(self, power: Power) -> Any:
        """What this seat would send now."""
        return self._drafts.payload(power)

    def made(self, power: Power) -> Sequence[Mapping[str, Any]]:
        """What this seat has proposed in this season."""
        if self.phase == "negotiate-propose":
            return self.payload(power)
        return self._made.get(power, ())

    def orders_shown(self) -> Mapping[ProvinceId, Order]:
        """The orders of this phase that may be shown: those being entered, or those that the viewer has sent."""
        viewer = self.model.viewer
        if self.phase != "orders" or viewer is None or self.reviewing:
            return {}
        return self.book.orders if self.entering else orders_of(self.payload(viewer))

    def promises(self) -> tuple[Promise, ...]:
        """This season's promises that the viewer knows of."""
        secret, position = self.model.secret, self.model.position
        if secret is None or position is None:
            return ()
        current = (secret["year"], secret["season"]) == (position.year, position.season)
        return promises_in(secret) if current else ()

    def turned_down(self) -> tuple[Proposal, ...]:
        """What the viewer proposed this season in vain; nothing before everybody has answered."""
        viewer, secret, position = self.model.viewer, self.model.secret, self.model.position
        if viewer is None or secret is None or position is None or position.phase != "orders":
            return ()
        here = (position.year, position.season, position.phase)
        current = (secret["year"], secret["season"], secret["phase"]) == here
        return turned_down(viewer, self.made(viewer), self.promises()) if current else ()

    def breaches(self) -> list[Breach]:
        """The viewer's promises that the orders shown would break."""
        position, viewer = self.model.position, self.model.viewer
        if position is None or viewer is None or self.phase != "orders" or self.reviewing:
            return []
        return breaches_of(position.units, viewer, self.promises(), self.orders_shown())

    def units_of(self, power: Power) -> tuple[Unit, ...]:
        """The units of a power on the board."""
        position = self.model.position
        return () if position is None else tuple(unit for unit in position.units if unit.power == power)

    # What the engine tells

    def told(self, event: Told) -> None:
        """An event of the match came."""
        if self.model.position is None and isinstance(event, PhaseBegan | Finished):
            self.model = self.model.recalling(event.position, self._fallbacks)
        self.model = self.model.told(event, self._clock())
        match event:
            case PhaseBegan():
                self._phase_began()
            case SeatAsked(power=power):
                self._seat_asked(power)
            case SeatRefused(power=power):
                self._drafts.take_back(power)
                if self.acting == power:
                    self._begin_turn()
            case PhaseEnded():
                self._phase_ended(event)
            case Finished():
                self._finished()
        self.changed.emit()

    def note(self, text: str, seen_by: Power | None = None) -> None:
        """Add a line to the log."""
        self.model = self.model.noted(text, self._clock(), seen_by)
        self.changed.emit()

    def _phase_began(self) -> None:
        position = self.model.position
        assert position is not None
        self._drafts.begin((position.year, position.season, position.phase))
        self.timeline = self.timeline.grown(position.seasons)
        self._leave_turn()

    def _seat_asked(self, power: Power) -> None:
        if self._drafts.is_sent(power):
            self._hand_in(power, self.payload(power))
        elif self.acting == power:
            self._begin_turn()

    def _phase_ended(self, event: PhaseEnded) -> None:
        before, shown = len(self.timeline.moments), self.moment
        self.timeline = self.timeline.grown(event.position.seasons)
        if event.ended == "orders" and not self.free_running and len(self.timeline.moments) > before:
            self.reviewing = True
            self.timeline = self.timeline.go(before)
        self._leave_turn()
        now = self.moment
        if now is not None and (shown is None or now.key != shown.key) and now is self.timeline.moments[-1]:
            self.came_to_pass.emit()

    def _finished(self) -> None:
        if self.model.position is not None:
            self.timeline = self.timeline.grown(self.model.position.seasons)
        self._drafts.finish()

    # What people do

    def confirm(self) -> None:
        """The person whom the cover page waits for is alone at the screen."""
        if self.covered is not None:
            self.model = self.model.confirmed()
            self._begin_turn()
            self.changed.emit()

    def go(self, at: int | None) -> None:
        """Show a moment of the past, or (None) the present; that also leaves a resolution that was looked at."""
        self.timeline = self.timeline.go(at)
        self.step, self.hovered, self.lit = START, None, ()
        if self.timeline.at is None and self.reviewing:
            self.reviewing = False
            self._begin_turn()
        self.changed.emit()

    def step_history(self, by: int) -> None:
        """One moment back or on."""
        self.go(self.timeline.step(by).at)

    def edit(self, payload: Any) -> None:
        """The acting seat changed its draft, in a dialog."""
        if self.acting is not None and self._drafts.edit(self.acting, payload):
            self.changed.emit()

    def send(self) -> None:
        """The acting seat hands in what it has put together."""
        power = self.acting
        if power is None:
            return
        payload = self._drafts.send(power)
        self.step, self.hovered, self.lit = START, None, ()
        self._hand_in(power, payload)
        if self.model.turns.shared:
            self._forget_orders()
        self.answered.emit()
        self.changed.emit()

    def see_as(self, power: Power | None) -> None:
        """A spectator looks with the eyes of a power, or (None) sees everything."""
        self.chosen_eyes = power
        self.changed.emit()

    def light(self, places: Iterable[ProvinceId]) -> None:
        """Light these provinces on the map (nobody's: none)."""
        self.lit = tuple(places)
        self.changed.emit()

    # Entering orders

    def choose(self, place: ProvinceId) -> None:
        """A province was clicked, or confirmed by key."""
        if self.entering:
            self._advance(*self._chosen(place))
        elif self.acting is not None and self.now and self.phase in ("retreats", "builds"):
            self._choose_place(self.acting, place)

    def hover(self, place: ProvinceId | None) -> None:
        """The pointer, or the keys, are over a province."""
        if place != self.hovered:
            self.hovered = place
            if self.step.unit is not None:
                self.changed.emit()

    def hold(self) -> None:
        """The selected unit holds."""
        if self.entering:
            entry = self.entry.hold(self.step)
            self._advance(entry.step, entry.order)

    def support(self) -> None:
        """The selected unit shall support another."""
        if self.entering:
            self._advance(self.entry.support(self.step), None)

    def back(self) -> None:
        """One step of the entry back; what is lit goes out."""
        self.lit = ()
        self._advance(self.entry.back(self.step), None)

    def next_unit(self) -> None:
        """Select the next unit without an order."""
        unit = self.entry.next_unit(self.step.unit, self.book.orders)
        if unit is not None:
            self._advance(START, None)
            self.choose(unit)

    def enter(self, order: Order) -> None:
        """An order was typed."""
        if self.entering:
            self._advance(START, order)

    def take_back(self, units: Iterable[ProvinceId]) -> None:
        """Take the orders of these units back."""
        if self.entering:
            self.step = START
            self.book.take_back(units, say("take back"))
            self.changed.emit()

    def select(self, unit: ProvinceId) -> None:
        """Select a unit in the list; once more leaves it."""
        if self.entering:
            again = self.step.unit == unit
            self._advance(START, None)
            if not again:
                self.choose(unit)

    def _choose_place(self, power: Power, place: ProvinceId) -> None:
        """Retreats and builds, on the map."""
        position, payload = self.model.position, self.payload(power)
        assert position is not None
        after: Any
        if self.phase == "retreats":
            after, unit = retreat_click(position, power, payload, self.step.unit, place)
            self.step = Step(Ask.TARGET, unit) if unit is not None else START
        else:
            after = build_click(position, power, payload, place)
        self.edit(after)
        self.redrafted.emit(after)
        self.changed.emit()

    def _chosen(self, place: ProvinceId) -> tuple[Step, Order | None]:
        entry = self.entry.choose(self.step, place)
        return entry.step, entry.order

    def _advance(self, step: Step, order: Order | None) -> None:
        self.step = step
        self.lit = ()
        if order is not None:
            self.book.enter(order, say("order for {place}", place=place_name(self.board, order.unit)))
        self.changed.emit()

    def _orders_edited(self) -> None:
        if self.entering and self.acting is not None:
            self._drafts.edit(self.acting, payload_of(self.book.orders.values()))
        self.changed.emit()

    # Turns

    def _begin_turn(self) -> None:
        view = self.view
        if view is None:
            return
        self.step, self.hovered, self.lit = START, None, ()
        if view.position.phase == "negotiate-answer" and not view.inbox and not self.model.turns.shared:
            # There is nothing to choose. With several people here the cover page must not tell who got no proposal.
            self.note(say("Nobody proposed anything to you."), view.power)
            self.send()
            return
        if view.position.phase == "orders":
            self._entry = OrderEntry.of(self.board, view.position.units, view.power)
            self.book.load(orders_of(self.payload(view.power)))
        self.asked.emit(view)

    def _leave_turn(self) -> None:
        """A new phase: nothing of the last turn stays, its undo history least of all."""
        self.step, self.hovered, self.lit = START, None, ()
        self._forget_orders()
        self.answered.emit()

    def _forget_orders(self) -> None:
        self.book.blockSignals(True)
        self.book.load({})
        self.book.blockSignals(False)

    def _hand_in(self, power: Power, payload: Any) -> None:
        if self.phase == "negotiate-propose":
            self._made[power] = payload
        self.model = self.model.sent(power)
        self.handed_in.emit(power, payload)

    def _not_kept(self, error: ConcordError) -> None:
        text = say("The draft could not be kept: {what}: {where}.", what=told(error.what), where=error.where)
        self.model = self.model.noted(text, self._clock())
