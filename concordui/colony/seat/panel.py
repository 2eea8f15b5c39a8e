"""The page of a person's seat: whose it is, how the day goes, and below what is asked or that nothing is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.people import MindChip, People
from concordui.colony.say import say
from concordui.colony.seat.chooser import SeatChooser
from concordui.colony.seat.question_page import QuestionPage
from concordui.colony.seat.waiting_page import WaitingPage
from concordui.colony.seat.words import doing_text
from concordui.widgets import (
    ElidedLabel,
    Label,
    LinkButton,
    Note,
    NoteKind,
    Segment,
    Segmented,
)
from engine.colony.threads import CORE
from engine.colony.viewing.seated import SeatState

HEAD = 40
STRIP = 40
EVERYTHING, OWN = "everything", "own"


class SeatPanel(QWidget):
    """Shows the chooser, the question or the waiting page. Ctrl+Enter hands in what is asked for.

    `waits_wanted` carries whether time shall stand still while a question is open; `eyes_wanted` whether everything
    shall be shown.
    """

    waits_wanted = Signal(object)
    eyes_wanted = Signal(object)
    known_wanted = Signal()
    everything_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-seat")
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._name = ""
        self._chip = MindChip(22, self)
        self._title = Label("", "strong", self)
        self._note = ElidedLabel(self, "caption")
        self.know = LinkButton("", self, "book-open")
        self.everything = LinkButton(say("Show &everything"), self, "eye")
        self._needs = ElidedLabel(self, "caption")
        self.waits = Segmented(
            [Segment(False, say("Time runs on")), Segment(True, say("Waits for me"))],
            self,
            name=say("While you decide"),
        )
        self.waits.set_key(False)
        self.sees = Note("warn", parent=self)
        self.sees.hide()
        self.fault = Note("danger", parent=self)
        self.fault.hide()
        self.outcome = Note("ok", parent=self)
        self.outcome.hide()
        self.pages = QStackedWidget(self)
        self.chooser = SeatChooser(self)
        self.question = QuestionPage(self)
        self.waiting = WaitingPage(self)
        self._lay_out()
        self._connect()
        self.show_chooser()

    def _lay_out(self) -> None:
        self._head = self._bar(HEAD)
        row = self._head.layout()
        assert isinstance(row, QHBoxLayout)
        row.addWidget(self._chip)
        row.addWidget(self._title)
        row.addWidget(self._note, 1)
        row.addWidget(self.know)
        row.addWidget(self.everything)
        self._strip = self._bar(STRIP)
        row = self._strip.layout()
        assert isinstance(row, QHBoxLayout)
        row.addWidget(self._needs, 1)
        row.addWidget(self.waits)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self._strip)
        notes = QVBoxLayout()
        notes.setContentsMargins(0, 0, 0, 0)
        notes.addWidget(self.sees)
        notes.addWidget(self.fault)
        notes.addWidget(self.outcome)
        column.addLayout(notes)
        column.addWidget(self.pages, 1)
        for page in (self.chooser, self.question, self.waiting):
            self.pages.addWidget(page)

    def _bar(self, height: int) -> QFrame:
        bar = QFrame(self)
        bar.setProperty("kind", "head")
        bar.setFixedHeight(height)
        bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(8)
        return bar

    def _connect(self) -> None:
        self.everything.clicked.connect(self.everything_wanted)
        self.waits.chosen.connect(self.waits_wanted)
        self.know.clicked.connect(self.known_wanted)
        self.sees.link_clicked.connect(self._answered)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.proceed)

    # What it shows

    def show_chooser(self) -> None:
        """Nobody sits anywhere."""
        self._chip.hide()
        self._title.set_text(say("Take a seat"))
        self._note.set_text("")
        self._seated(False)
        self.sees.hide()
        self.fault.hide()
        self.pages.setCurrentWidget(self.chooser)

    def show_seat(self, people: People, mind: str, spec: str) -> None:
        """A person sits there, in place of `spec`."""
        self._name = people.name(mind)
        self._chip.set_mind(people, mind)
        self._chip.show()
        self._title.set_text(self._name)
        waits = say("You sit here; its own mind waits")
        self._note.set_text(say("{waits} ({spec})", waits=waits, spec=spec) if spec else waits)
        core = mind == CORE
        self.know.setText(say("What the core &knows") if core else say("What {name} &knows", name=self._name))
        self._seated(True)
        self.fault.hide()

    def show_question(self) -> None:
        """Something is asked."""
        self.fault.hide()
        self.outcome.hide()
        self._turn_to(self.question)

    def show_waiting(self) -> None:
        """Nothing is asked now."""
        self._turn_to(self.waiting)

    def show_state(self, state: SeatState, people: People) -> None:
        """How the day goes."""
        if state.own is None:
            words = say("The core moves nobody: it offers and asks.")
        else:
            needs = dict(state.needs)
            words = say(
                "Food {food:.2f}   Rest {rest:.2f}   Health {health:.2f}   {name} {doing}",
                food=needs["food"],
                rest=needs["rest"],
                health=needs["health"],
                name=self._name,
                doing=doing_text(state.own, people),
            )
        self._needs.set_text(words)

    def show_eyes(self, own: bool) -> None:
        """Whether only what this mind knows is shown."""
        self.everything.setVisible(own and self._strip.isVisibleTo(self))
        if own:
            self.sees.hide()
            return
        self.sees.say(
            "warn",
            say("You see more than {name} knows", name=self._name),
            say("What you decide now rests on things that no mind in this seat could know."),
            [(OWN, say("Show only what {name} knows", name=self._name))],
        )
        self.sees.show()

    def ask_everything(self) -> None:
        """Before everything is shown: what that costs."""
        self.sees.say(
            "warn",
            say("Show everything?"),
            say(
                "You then see what {name} can't know, and can't unsee it: your decisions are no longer {name}'s alone.",
                name=self._name,
            ),
            [(EVERYTHING, say("Show everything")), (OWN, say("Keep to what {name} knows", name=self._name))],
        )
        self.sees.show()

    def say_fault(self, words: str) -> None:
        """Something that was asked for could not be done."""
        self.fault.say("danger", say("This can't be done"), words)
        self.fault.show()

    def tell_outcome(self, kind: NoteKind, title: str, words: str) -> None:
        """What became of the last answer; beside the next question only what came to nothing is worth its place."""
        self.outcome.say(kind, title, words)
        self.outcome.setVisible(kind == "danger" or self.pages.currentWidget() is self.waiting)

    def clear(self) -> None:
        """Forget what a person saw here."""
        self.outcome.hide()
        self.question.forget()
        self.waiting.forget()
        self._needs.set_text("")

    def proceed(self) -> None:
        """Ctrl+Enter: on with whatever is shown."""
        page = self.pages.currentWidget()
        if page is self.chooser:
            self.chooser.take()
        elif page is self.question:
            self.question.submit()
        elif self.waiting.call.isEnabled():
            self.waiting.call_wanted.emit()

    def take_focus(self) -> None:
        """The keyboard goes to where the person goes on."""
        page = self.pages.currentWidget()
        if page is self.chooser:
            self.chooser.take_focus()
        elif page is self.question:
            self.question.take_focus()
        else:
            self.waiting.take_focus()

    def _turn_to(self, page: QWidget) -> None:
        focused = self.window().focusWidget()
        had = focused is not None and self.pages.isAncestorOf(focused)
        self.pages.setCurrentWidget(page)
        if had:
            self.take_focus()

    def _seated(self, seated: bool) -> None:
        for widget in (self.everything, self.know, self._strip):
            widget.setVisible(seated)

    def _answered(self, key: object) -> None:
        if key == OWN:
            self.sees.hide()
        self.eyes_wanted.emit(key == EVERYTHING)
