"""The dock *Your seat*: leads a person through each turn, or lets one choose whose seat to take."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from concordui.commons.seat.chooser import SeatChooser
from concordui.commons.seat.harvest_page import HarvestPage
from concordui.commons.seat.keeper import SeatRefused
from concordui.commons.seat.outlook_words import last_turn_lines
from concordui.commons.seat.round_draft import RoundDraft
from concordui.commons.seat.scene import SeatScene
from concordui.commons.seat.talk_page import TalkPage
from concordui.commons.words import amount, say
from concordui.dock_head import DockHead
from concordui.engine_words import told
from concordui.widgets import Label, Note, PrimaryButton


class SeatPanel(QWidget):
    """Shows one of its pages. `take` carries a player, `submitted` a payload; `give_back` and `uncovered` nothing.

    Enter sends what is asked for: a round of talk, then a harvest. `head` is the dock's title bar.
    """

    take = Signal(object)
    submitted = Signal(object)
    give_back = Signal()
    uncovered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seat-panel")
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = DockHead(say("Your seat"))
        self._back = self.head.add_button("back", "log-out", say("Hand the seat back"))
        self._step = Label("", "strong", self)
        self._state = Label("", "caption", self, wrap=True, tabular=True)
        self.past = Note("danger", parent=self)
        self.refusal = Note("danger", parent=self)
        self.pages = QStackedWidget(self)
        self.chooser = SeatChooser(self)
        self.talk = TalkPage(self)
        self.harvest = HarvestPage(self)
        self.waiting = _Words(self)
        self.cover = _Cover(self)
        self._lay_out()
        self._connect()
        self.show_chooser()

    def _lay_out(self) -> None:
        self._top = QWidget(self)
        top = QVBoxLayout(self._top)
        top.setContentsMargins(12, 10, 12, 8)
        top.setSpacing(6)
        for widget in (self._step, self._state, self.past, self.refusal):
            top.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addWidget(self.pages, 1)
        self._all: tuple[QWidget, ...] = (self.chooser, self.talk, self.harvest, self.waiting, self.cover)
        for page in self._all:
            self.pages.addWidget(page)

    def _connect(self) -> None:
        self._back.clicked.connect(self.give_back)
        self.chooser.chosen.connect(self.take)
        self.talk.submitted.connect(self.submitted)
        self.harvest.submitted.connect(self.submitted)
        self.cover.go.clicked.connect(self.uncovered)
        for keys in ("Return", "Enter", "Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.proceed)

    # What it shows

    def show_chooser(self) -> None:
        """Nobody sits anywhere."""
        self._turn_to(self.chooser, "", "")
        self._can_leave(False)
        self.head.set_note("")

    def show_waiting(self, player: str, returnable: bool, words: str) -> None:
        """A person sits there and is not asked now."""
        self._turn_to(self.waiting, "", "")
        self.waiting.say(words)
        self.head.set_note(player)
        self._can_leave(returnable)

    def show_cover(self, player: str) -> None:
        """Another person's turn at the same screen: nothing of it is shown before that person is here."""
        self._turn_to(self.cover, "", "")
        self.cover.ask(player)
        self.head.set_note("")
        self._can_leave(False)

    def show_scene(self, scene: SeatScene, returnable: bool, draft: RoundDraft | None = None) -> None:
        """The question of a person."""
        brought, broken = last_turn_lines(scene.obs)
        wealth = say("Wealth {n}.", n=amount(scene.obs["wealth"]))
        state = f"{brought} {wealth}" if brought else wealth
        if scene.asked.method == "talk":
            step = say("Talk, round {n} of {all}", n=scene.asked.round, all=scene.asked.rounds)
            self.talk.show_scene(scene, draft)
            self._turn_to(self.talk, step, state)
            self.talk.take_focus()
        else:
            self.talk.close_dialog()
            self.harvest.show_scene(scene)
            self._turn_to(self.harvest, say("Your harvest"), state)
            self.harvest.take_focus()
        self.past.setVisible(bool(broken))
        many = say("Last turn you broke pacts") if "\n" in broken else say("Last turn you broke a pact")
        self.past.say("danger", many, broken)
        self.head.set_note(scene.note)
        self._can_leave(returnable)

    def refuse(self, refusal: SeatRefused) -> None:
        """What the engine did not take; it is corrected and sent again."""
        self.refusal.say("danger", say("This was not taken"), f"{refusal.where}: {told(refusal.what)}")
        self.refusal.show()
        self._top.show()

    def clear(self) -> None:
        """Forget what a person saw here."""
        self.talk.close_dialog()
        self.talk.forget()
        self.harvest.forget()
        self.past.say("danger", "", "")
        self._state.set_text("")

    def proceed(self) -> None:
        """Enter: on with whatever is shown."""
        page = self.pages.currentWidget()
        if page is self.chooser:
            self.chooser.take()
        elif page is self.talk:
            self.talk.submit()
        elif page is self.harvest:
            self.harvest.submit()
        elif page is self.cover:
            self.uncovered.emit()

    def take_focus(self) -> None:
        """The keyboard goes to where the person goes on."""
        page = self.pages.currentWidget()
        if page is self.talk:
            self.talk.take_focus()
        elif page is self.harvest:
            self.harvest.take_focus()
        elif page is self.chooser:
            self.chooser.list.setFocus()

    def _turn_to(self, page: QWidget, step: str, state: str) -> None:
        for each in self._all:
            policy = QSizePolicy.Policy.Preferred if each is page else QSizePolicy.Policy.Ignored
            each.setSizePolicy(QSizePolicy.Policy.Preferred, policy)  # those behind ask for no room
        self.pages.setCurrentWidget(page)
        self._step.set_text(step)
        self._state.set_text(state)
        self._top.setVisible(bool(step))
        self.past.hide()
        self.refusal.hide()

    def _can_leave(self, returnable: bool) -> None:
        self._back.setVisible(returnable)


class _Words(QWidget):
    """A sentence in the place of a question."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = Label("", "muted", self, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self._words)
        column.addStretch(1)

    def say(self, words: str) -> None:
        """Say something else."""
        self._words.set_text(words)


class _Cover(QWidget):
    """Between two persons at one screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = Label("", "body", self, wrap=True)
        self.go = PrimaryButton("", self, "eye")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(12)
        column.addWidget(self._words)
        column.addWidget(self.go)
        column.addStretch(1)

    def ask(self, player: str) -> None:
        """Ask for this person."""
        words = say(
            "It is {player}'s turn. Hand over the screen; what {player} knows is shown afterwards.", player=player
        )
        self._words.set_text(words)
        self.go.setText(say("&I am {player}", player=player))
