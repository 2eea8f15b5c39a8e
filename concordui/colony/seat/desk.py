"""Between the run and the page of the seat: who sits where, what is asked, and through whose eyes the tab is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from concordui.colony.clock import time_of
from concordui.colony.say import say
from concordui.colony.seat.keeper import Asked, HandedIn, Held, Returned, SeatKeeper, SeatRefused, Taken
from concordui.colony.seat.panel import SeatPanel
from concordui.colony.seat.words import failure_text
from concordui.colony.session_events import Entered, Seated
from concordui.engine_words import told
from concordui.loop_thread import Courier
from concordui.workspace import ActionState
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.seated import AnswerState, SeatState, answer_lens, seat_lens

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


def _who_thinks(reading: Reading) -> Mapping[str, str]:
    return dict(reading.minds)


WHO_THINKS: Lens[Mapping[str, str]] = Lens(("who thinks",), _who_thinks)
"""By seat, who thinks there now."""


class SeatDesk(QObject):
    """One a tab. A person sits in one seat at a time, in several one after another."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        super().__init__(workspace)
        self.tab = workspace
        self.panel = SeatPanel(workspace)
        self.at: str | None = None
        """Where a person sits."""
        self.asked: Asked | None = None
        """The question that is open."""
        self._sent: HandedIn | None = None
        self._handing = ""
        self._titles: dict[str, str] = {}
        self._minds: dict[str, str] = {}
        self._choosing = self._called = self._held = False
        self._courier = Courier(self)
        self._keeper = SeatKeeper(workspace.session, self._courier.tell)
        self._connect()

    def _connect(self) -> None:
        panel, tab = self.panel, self.tab
        self._courier.arrived.connect(self._heard)
        panel.chooser.chosen.connect(self._take)
        panel.chooser.closed.connect(self._dismiss)
        panel.everything_wanted.connect(self.toggle_eyes)
        panel.question.submitted.connect(self._submit)
        panel.question.again_wanted.connect(self._again)
        panel.waiting.call_wanted.connect(self.call)
        panel.waits_wanted.connect(self._wait)
        panel.eyes_wanted.connect(self._look)
        panel.known_wanted.connect(self._show_known)
        tab.put("seat", panel)
        tab.on_event(self._happened)
        tab.offer("colony.seat", self.act, self.state)
        tab.offer("colony.everything", self.toggle_eyes, self.eyes_state)
        tab.showing.changed.connect(self._show)

    # What the window asks for

    def state(self) -> ActionState:
        """How the action *Take a seat* stands."""
        if self.at is not None:
            return ActionState(True, say("Hand the seat back"), checked=True)
        return ActionState(self._playable, say("Take a seat"), checked=False)

    def act(self) -> None:
        """Choose a seat, or hand back the one that is taken."""
        if self.at is not None:
            self.give_back()
        elif self._choosing:
            self._dismiss()
        else:
            self._choose()

    def eyes_state(self) -> ActionState:
        """How the action *Show everything* stands."""
        everything = self.at is not None and self.tab.showing.eyes is None
        return ActionState(self.at is not None, checked=everything)

    def toggle_eyes(self) -> None:
        """Say what it costs to show everything, or show only what the mind of the seat knows again."""
        if self.tab.showing.eyes is None:
            self._look(False)
        else:
            self.tab.show_page("seat")
            self.panel.ask_everything()

    # What a person does

    def give_back(self) -> None:
        """Whoever thought there before goes on, beginning with what is asked now."""
        self.tab.session.do(self._keeper.give_back)

    def call(self) -> None:
        """Be asked as soon as can be."""
        if self.asked is not None:
            return
        self._called = True
        self.tab.session.do(self._keeper.call)
        self._go_on(2)
        self._show()

    def _take(self, mind: object) -> None:
        self.tab.session.do(self._keeper.take(str(mind)))

    def _submit(self, value: object) -> None:
        asked = self.asked
        if asked is not None and self._handing != asked.attempt:
            self._handing = asked.attempt
            move = self.panel.question.chosen_move
            self._titles = {asked.attempt: "" if move is None else move.title}
            self.tab.session.do(self._keeper.submit(asked.attempt, value))

    def _again(self) -> None:
        self.tab.session.do(self._keeper.again)
        self._go_on(2)

    def _wait(self, waits: object) -> None:
        self.tab.session.do(self._keeper.wait(bool(waits)))
        if not waits:
            self._let_go_on()

    def _look(self, everything: object) -> None:
        if self.at is not None:
            self.tab.showing.see_as(None if everything else self.at)
            self.panel.show_eyes(not everything)
            self.tab.refresh()

    def _show_known(self) -> None:
        if self.at is not None:
            self.tab.showing.choose(self.at)
            self.tab.show_page("minds")

    def _choose(self) -> None:
        self._choosing = True
        self.tab.showing.attach(WHO_THINKS)
        self.panel.show_chooser()
        self.panel.chooser.prefer(self.tab.showing.mind)
        self.tab.show_seat(True)
        self.tab.show_page("seat")
        self._show()
        self.panel.take_focus()

    def _dismiss(self) -> None:
        self._chosen()
        self.tab.show_seat(False)

    def _chosen(self) -> None:
        if self._choosing:
            self._choosing = False
            self.tab.showing.detach(WHO_THINKS.key)

    # What the run tells

    def _heard(self, event: object) -> None:
        match event:
            case Taken():
                self._sit(event.mind)
            case Asked():
                self._ask(event)
            case HandedIn():
                self._hand_in(event)
            case SeatRefused():
                self._refuse(event)
            case Held():
                self._held = True
                self.tab.playback.pause()
            case Returned():
                self._stand_up()

    def _happened(self, event: object) -> None:
        if self.at is None:
            return
        match event:
            case Entered():
                self._drop_question()
                self.panel.show_waiting()
                self.panel.tell_outcome("info", say("Another timeline was begun"), say("You still sit here."))
            case Seated(seat=seat) if seat == self.at:
                self.tab.session.do(self._keeper.replaced)
                self._stand_up()

    def _sit(self, mind: str) -> None:
        spec = self._minds.get(mind, "")
        self._chosen()
        self._leave_lens()
        showing = self.tab.showing
        self.at, self.asked, self._called = mind, None, False
        self.panel.clear()
        self.panel.show_seat(showing.people, mind, spec)
        self.panel.show_waiting()
        showing.attach(seat_lens(mind))
        showing.pin(None)
        showing.choose(mind)
        showing.see_as(mind)
        self.tab.show_seat(True)
        self.tab.show_page("seat")
        self.tab.refresh()
        self.panel.take_focus()

    def _ask(self, asked: Asked) -> None:
        if asked.mind != self.at:
            return
        changed = self.asked is not None
        self.asked, self._called = asked, False
        self.panel.question.show_question(asked, self.tab.showing.people, changed)
        self.panel.show_question()
        self.tab.show_page("seat")
        self._show()

    def _hand_in(self, sent: HandedIn) -> None:
        self._forget_answer()
        self._sent = sent
        self.tab.showing.attach(answer_lens(sent.mind, sent.attempt, sent.tick))
        title = self._titles.get(sent.attempt, "")
        self.asked = None
        self.panel.show_waiting()
        self.panel.tell_outcome("info", title, say("Your answer arrives with the next tick."))
        self.panel.question.forget()
        self._go_on(1)
        self._show()

    def _refuse(self, refusal: SeatRefused) -> None:
        self._called, self._handing = False, ""
        if refusal.stage and self.asked is not None:
            self.panel.question.refuse(failure_text(told(refusal.what)))
        else:
            self.panel.say_fault(failure_text(told(refusal.what)))
        self._show()

    def _stand_up(self) -> None:
        self._drop_question()
        self._leave_lens()
        self.at, self._called = None, False
        self.panel.clear()
        self.panel.show_eyes(True)
        self.panel.show_chooser()
        self.tab.showing.see_as(None)
        self.tab.show_seat(False)
        self._let_go_on()
        self.tab.refresh()

    # What is shown

    def _show(self) -> None:
        showing = self.tab.showing
        if self._choosing:
            minds = showing.value(WHO_THINKS.key)
            if minds is not None:
                self._minds = dict(minds)
                self.panel.chooser.show_minds(showing.people, minds)
        state = showing.value(("seat", self.at)) if self.at is not None and showing.live else None
        if isinstance(state, SeatState):
            self._show_outcome()
            if not state.alive and self.asked is not None:
                self._drop_question()
                self.panel.show_waiting()
            self.panel.show_state(state, showing.people)
            still = not self.tab.playback.running
            self.panel.question.show_state(state, still)
            self.panel.waiting.show_state(state, showing.people, self._called, still)

    def _show_outcome(self) -> None:
        sent = self._sent
        found: Any = None if sent is None else self.tab.showing.value(("answer", sent.attempt))
        if sent is None or not isinstance(found, AnswerState) or found.outcome is None:
            return
        title = self._titles.get(sent.attempt, "")
        if found.outcome == "done":
            self.panel.tell_outcome("ok", title, say("Done at {time}.", time=time_of(found.tick)))
        else:
            why = found.why.partition(": ")[2] if found.outcome == "failed" else found.why
            words = say("It came to nothing. {why}", why=failure_text(why))
            self.panel.tell_outcome("danger", title, words)
        self._forget_answer()

    def _forget_answer(self) -> None:
        if self._sent is not None:
            self.tab.showing.detach(("answer", self._sent.attempt))
            self._sent = None

    def _drop_question(self) -> None:
        self._forget_answer()
        self.asked = None
        self.panel.question.forget()

    def _leave_lens(self) -> None:
        if self.at is not None:
            self.tab.showing.detach(("seat", self.at))

    # Time

    @property
    def _playable(self) -> bool:
        state = self.tab.showing.state
        return state is not None and state.writable and not self.tab.playback.failed

    def _go_on(self, ticks: int) -> None:
        """Let what was decided come into the world, though time stands still."""
        if self._held:
            self._let_go_on()
        elif not self.tab.playback.running:
            for _ in range(ticks):
                self.tab.session.step()

    def _let_go_on(self) -> None:
        """Time goes on, if it stood still for the question alone."""
        if self._held:
            self._held = False
            self.tab.showing.pin(None)
            if not self.tab.playback.running:
                self.tab.playback.toggle()
