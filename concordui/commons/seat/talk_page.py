"""A round of talk of a person: what was heard, something to say, proposals, pledges and answers, then send."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui import fonts
from concordui.commons.line_list import Line, LineList
from concordui.commons.seat.answer import AnswerPactsDialog
from concordui.commons.seat.offers import EVERYONE
from concordui.commons.seat.padding import padded
from concordui.commons.seat.propose import ProposePactDialog
from concordui.commons.seat.round_draft import Message, RoundDraft, text_fault
from concordui.commons.seat.scene import SeatScene, listed_players
from concordui.commons.words import parties_text, say, terms_text
from concordui.pacts.seat_dialog import SeatDialog
from concordui.widgets import Label, OutlineButton, PrimaryButton, ToolButton
from concordui.widgets.hint_combo import HintCombo, Item

_HEARD = 30
"""Messages that are shown, the latest ones."""
_LEAST = 48


class TalkPage(QWidget):
    """`submitted` carries the actions of the round. The dialogs are open one at a time, and close with the question."""

    submitted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene: SeatScene | None = None
        self.draft = RoundDraft()
        self.dialog: SeatDialog | None = None
        self.heard = LineList(say("What you heard"), self)
        self.to = HintCombo(say("To whom"), self)
        self.text = QLineEdit(self)
        self.text.setAccessibleName(say("What you say"))
        self.text.setPlaceholderText(say("Say something"))
        self.more = ToolButton("plus", say("Say this, and something else too"), self)
        self._fault = Label("", "danger", self, wrap=True)
        self._fault.setFont(fonts.ui("caption"))
        self._fault.hide()
        self.propose = OutlineButton(say("&Propose or pledge…"), self, "handshake")
        self.answer = OutlineButton("", self, "list-checks")
        self.planned = LineList(say("This round"), self)
        self.send = PrimaryButton("", self, "send")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        say_row = QHBoxLayout()
        say_row.setSpacing(4)
        say_row.addWidget(self.text, 1)
        say_row.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(8)
        column.addWidget(self.heard, 3)
        padded(column, self.to, say_row, self._fault, self.propose, self.answer)
        column.addWidget(self.planned, 3)
        padded(column, self.send)
        for view in (self.heard, self.planned):
            view.setMinimumHeight(_LEAST)

    def _connect(self) -> None:
        self.text.textEdited.connect(self._typed)
        self.more.clicked.connect(self._add)
        self.propose.clicked.connect(self.open_propose)
        self.answer.clicked.connect(self.open_answer)
        self.planned.chosen.connect(self._take_back)
        self.send.clicked.connect(self.submit)

    @property
    def fault(self) -> str:
        """What is said below the field; empty for nothing."""
        return "" if self._fault.isHidden() else self._fault.accessibleName()

    # The question

    def show_scene(self, scene: SeatScene, draft: RoundDraft | None = None) -> None:
        """Another round; `draft` is what was put together for it before."""
        self.close_dialog()
        self._scene = scene
        self.draft = draft or RoundDraft()
        others = listed_players(scene.others, "", scene.partners)
        self.to.set_items(
            [Item(EVERYONE, say("To all")), *(Item(p, say("To {player}", player=p)) for p in others)], EVERYONE
        )
        self.text.clear()
        self._say_fault("")
        self.heard.show_lines(heard_lines(scene))
        self.heard.scrollToBottom()
        self._show()

    def forget(self) -> None:
        """Nobody is asked: what was heard and planned is gone."""
        self._scene, self.draft = None, RoundDraft()
        self.text.clear()
        self.to.set_items([], None)
        self.heard.show_lines([])
        self.planned.show_lines([])

    def take_focus(self) -> None:
        """A person begins with what to say."""
        self.text.setFocus()

    def submit(self) -> None:
        """Send the round, with what stands in the field."""
        if self._scene is None or (self.text.text() and not self._add()):
            return
        fault = self.draft.fault
        self._say_fault(fault)
        if not fault:
            self.close_dialog()
            self.submitted.emit(self.draft.actions(self._scene.me))

    # What a person does

    def _typed(self) -> None:
        self._say_fault("")
        self._show()

    def _add(self) -> bool:
        """Take the message in, if it is one."""
        fault = text_fault(self.text.text())
        self._say_fault(fault)
        if fault:
            self.text.setFocus()
            return False
        to = self.to.key()
        self.draft = self.draft.said(Message(self.text.text().strip(), None if to == EVERYONE else str(to)))
        self.text.clear()
        self._show()
        return True

    def _take_back(self, key: object) -> None:
        self.draft = self.draft.without(str(key))
        self._show()

    def open_propose(self) -> None:
        """*Propose a pact*, with what was put together so far."""
        if self._scene is not None:
            self._open(ProposePactDialog(self._scene, self.window()), list(self.draft.proposals), self._proposed)

    def open_answer(self) -> None:
        """*Answer proposals*."""
        if self._scene is not None:
            self._open(AnswerPactsDialog(self._scene, self.window()), dict(self.draft.answers), self._answered)

    def close_dialog(self) -> None:
        """Close what is open: its time is over, or the seat is handed back."""
        if self.dialog is not None:
            self.dialog.close()

    def hideEvent(self, event: QHideEvent) -> None:
        """A dialog belongs to the page: it goes with the tab, and what was put together stays."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.close_dialog()

    def _open(self, dialog: SeatDialog, payload: object, taken: Any) -> None:
        self.close_dialog()
        self.dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.load(payload)
        dialog.edited.connect(taken)
        dialog.sent.connect(taken)
        dialog.finished.connect(self._closed)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _proposed(self, payload: Any) -> None:
        self.draft = RoundDraft(self.draft.messages, tuple(payload), self.draft.answers)
        self._show()

    def _answered(self, payload: Any) -> None:
        self.draft = RoundDraft(self.draft.messages, self.draft.proposals, payload)
        self._show()

    def _closed(self) -> None:
        self.dialog = None
        self.send.setFocus()

    # What is shown

    def _say_fault(self, fault: str) -> None:
        self._fault.setVisible(bool(fault))
        self._fault.set_text(fault)

    def _show(self) -> None:
        scene = self._scene
        if scene is None:
            return
        count = len(scene.proposed)
        self.answer.setVisible(count > 0)
        words = say("Answer 1 p&roposal…") if count == 1 else say("Answer {n} p&roposals…", n=count)
        self.answer.setText(words)
        lines = planned_lines(scene, self.draft)
        self.planned.setVisible(bool(lines))
        self.planned.show_lines(lines)
        self.send.setText(_send_text(self.draft.count + bool(self.text.text())))


def heard_lines(scene: SeatScene) -> list[Line]:
    """What was said to all, to me and by me, the latest last; this turn's below a heading."""
    lines: list[Line] = []
    turn = 0
    for each in scene.obs["messages"][-_HEARD:]:
        if each["turn"] != turn:
            turn = each["turn"]
            lines.append(Line(say("Turn {n}", n=turn), heading=True))
        to = say("to you") if each["to"] == scene.me else say("to {player}", player=each["to"])
        sender = say("Announcement") if each["from"] is None else each["from"]
        lines.append(Line(each["text"], lead=sender, note=say("to all") if each["to"] is None else to))
    return lines or [Line(say("Nobody has said anything yet."), tone="muted")]


def planned_lines(scene: SeatScene, draft: RoundDraft) -> list[Line]:
    """What goes out with this round; each is taken back by a click."""
    undo = say("Click to take it back")
    lines = [
        Line(
            each.text,
            lead=say("to all") if each.to is None else say("to {player}", player=each.to),
            note=undo,
            key=f"message:{n}",
        )
        for n, each in enumerate(draft.messages)
    ]
    for number, each in enumerate(draft.proposals):
        title = terms_text(each["terms"], pledge=not each["parties"])
        lead = parties_text(each["parties"], 0) if each["parties"] else say("You alone")
        lines.append(Line(title, lead=lead, note=undo, icon="handshake", key=f"proposal:{number}"))
    proposals = {pact["id"]: pact for pact in scene.proposed}
    for pact, verdict in draft.answers.items():
        terms = terms_text(proposals[pact]["terms"])
        words = say("Accept: {terms}", terms=terms) if verdict == "accept" else say("Reject: {terms}", terms=terms)
        icon = "check" if verdict == "accept" else "x"
        lines.append(
            Line(
                words,
                lead=proposals[pact]["proposerId"],
                note=undo,
                icon=icon,
                key=f"answer:{pact}",
            )
        )
    return lines


def _send_text(count: int) -> str:
    if not count:
        return say("&Say nothing")
    return say("&Send 1 thing") if count == 1 else say("&Send {n} things", n=count)
