"""*Propose a pact*: to whom, what, on which terms; up to six proposals a season, sent together."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from concordui.match.dialogs.clashes import Clash
from concordui.match.dialogs.preview import MapPreview, offer_state
from concordui.match.dialogs.propose_model import Choices, Offer, ProposeModel
from concordui.match.dialogs.terms_form import TermsForm
from concordui.match.seat_view import SeatView
from concordui.match.wording import kind_hint, kind_title, place_name, proposal_gist, proposal_title, say
from concordui.pacts.offer_list import OfferLine, OfferList
from concordui.pacts.seat_dialog import SeatDialog
from concordui.widgets import Label, Line, OutlineButton, SectionHead
from concordui.widgets.choices import Choice, ChoiceList, ScrolledChoices, step_between
from concordui.widgets.hint_combo import pane_caption
from engine.anatolia.board import ProvinceId
from engine.anatolia.negotiation import MAX_PROPOSALS
from engine.anatolia.orders import HOLD
from engine.anatolia.promises import PROPOSAL_TYPES, ProposalType

TO_WIDTH = 196
PROMISE_WIDTH = 384
SIZE = (966, 662)


class ProposeDialog(SeatDialog):
    """The proposals of one seat for this season. Every row is legal at any moment; `payload` is a list."""

    def __init__(self, view: SeatView, parent: QWidget | None = None) -> None:
        super().__init__(view, say("Propose a pact"), SIZE, parent)
        position = view.position
        choices = Choices(position.board, position.units, position.living, view.power)
        self._before = self._model = ProposeModel.begin(choices)
        self._to = ChoiceList(say("To"), self)
        self._kinds = ChoiceList(say("Promise"), self)
        self._form = TermsForm(choices, dict(position.owners), self)
        self._map = MapPreview(position, self)
        self._list_head = SectionHead(say("This season's proposals"), parent=self)
        self._list_head.setContentsMargins(8, 0, 8, 0)
        self._list = OfferList(self)
        self._lay_out()
        self._connect()
        self._show()
        self._to.setFocus()

    # What it speaks

    def payload(self) -> list[dict[str, Any]]:
        return self._model.payload()

    def load(self, payload: object) -> None:
        self._before = self._model = ProposeModel.load(self._model.choices, payload)
        self._show()

    def meaning(self) -> str:
        """The sentence about the proposal that is shown."""
        return self._form.meaning()

    def preview(self) -> MapPreview:
        """The small map."""
        return self._map

    # How it is built

    def _lay_out(self) -> None:
        panes = QHBoxLayout()
        panes.setSpacing(0)
        panes.addWidget(self._to_pane())
        panes.addWidget(Line(self, vertical=True))
        panes.addWidget(self._promise_pane())
        panes.addWidget(Line(self, vertical=True))
        panes.addWidget(self._terms_pane(), 1)
        self.body.addLayout(panes, 1)
        self.body.addWidget(Line(self))
        self.body.addWidget(self._list_head)
        self.body.addWidget(self._list)
        self.set_help(say("They are sent together when you press Send. Bots and people see them in the answer phase."))
        self._cancel = OutlineButton(say("&Cancel"), self)
        self._cancel.setToolTip(say("Back to the proposals as they were when this opened"))
        self._another = OutlineButton(say("Add &another"), self, "plus")
        self._add_foot(self._cancel, self._another)

    def _to_pane(self) -> QFrame:
        pane = _pane(self, TO_WIDTH)
        column = _column(pane)
        column.addWidget(pane_caption(say("To"), pane))
        column.addWidget(ScrolledChoices(self._to, pane), 1)
        return pane

    def _promise_pane(self) -> QFrame:
        pane = _pane(self, PROMISE_WIDTH)
        column = _column(pane)
        column.addWidget(pane_caption(say("Promise"), pane, 12))
        column.addWidget(self._kinds)
        words = say(
            "Only what the rules allow can be chosen. "
            "Promises bind nobody: they are kept or broken, and everyone sees which."
        )
        foot = Label(words, "caption", pane, wrap=True)
        foot.setContentsMargins(12, 12, 24, 12)
        column.addWidget(foot)
        column.addStretch(1)
        return pane

    def _terms_pane(self) -> QFrame:
        pane = _pane(self)
        column = _column(pane)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._form)
        column.addWidget(self._map, 1)
        return pane

    def _connect(self) -> None:
        self._to.chosen.connect(self._choose_to)
        self._kinds.chosen.connect(self._choose_kind)
        self._form.picked.connect(self._choose_term)
        self._map.province_clicked.connect(self._choose_place)
        self._list.edit.connect(self._edit)
        self._list.remove.connect(self._remove)
        self._another.clicked.connect(self._add_another)
        self._cancel.clicked.connect(self._go_back)

    # What a person does

    def _choose_to(self, power: object) -> None:
        self._become(self._model.choose_to(str(power)))

    def _choose_kind(self, kind: object) -> None:
        self._become(self._model.choose_kind(next(known for known in PROPOSAL_TYPES if known == kind)))

    def _choose_term(self, term: tuple[str, str]) -> None:
        self._become(self._model.choose_terms(**{term[0]: term[1]}))

    def _choose_place(self, place: ProvinceId) -> None:
        """A province of the small map: where to keep out of, the unit that is supported, or where it goes."""
        offer = self._model.shown
        if offer is None or offer.kind in ("peace", "alliance"):
            return
        keys = ("province",) if offer.kind == "dmz" else ("dest", "unit")
        model = next((new for key in keys if (new := self._model.choose_terms(**{key: place})) != self._model), None)
        if model is not None:
            self._become(model)

    def _edit(self, index: int) -> None:
        self._model = self._model.edit(index)
        self._show()

    def _remove(self, index: int) -> None:
        self._become(self._model.remove(index))
        rows = self._list.rows()
        (rows[min(index, len(rows) - 1)] if rows else self._to).setFocus()

    def _add_another(self) -> None:
        self._model = self._model.add_another()
        self._show()
        self._to.setFocus()

    def _go_back(self) -> None:
        self._become(self._before)
        self.reject()

    def _become(self, model: ProposeModel) -> None:
        changed = model.payload() != self._model.payload()
        self._model = model
        self._show()
        if changed:
            self.edited.emit(self.payload())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not step_between((self._to, self._kinds), event):
            super().keyPressEvent(event)

    # What it shows

    def _show(self) -> None:
        model = self._model
        self._to.set_choices([self._recipient(power) for power in model.choices.recipients])
        self._to.set_key(model.to)
        self._kinds.set_choices([self._kind(kind) for kind in PROPOSAL_TYPES])
        self._kinds.set_key(model.shown.kind if model.shown is not None else None)
        self._form.show_model(model)
        self._map.show_state(*offer_state(self._map.plain(), model.choices, model.shown))
        self._show_list()
        self.looked_at.emit(self._places())

    def _show_list(self) -> None:
        model = self._model
        count = len(model.offers)
        self._list.show_lines([self._line(index) for index in range(count)], model.current)
        self._list_head.set_note(say("{count} of {most}", count=count, most=MAX_PROPOSALS))
        self._another.setEnabled(count > 0 and not model.full and model.current is not None)
        self._send.setText(_send_text(count))

    def _recipient(self, power: str) -> Choice:
        trust = self.view.position.trust[power]
        kept = say("{kept} kept, ", kept=trust.kept)
        broken = say("{broken} broken", broken=trust.broken)
        if trust.broken > 1:
            return Choice(power, power, kept, broken, power=power)
        return Choice(power, power, kept + broken, power=power)

    def _kind(self, kind: ProposalType) -> Choice:
        possible = bool(self._model.choices.terms(self._model.to, kind)) if self._model.to else False
        full = self._model.full and self._model.current is None
        hint = kind_hint(kind) if possible else _why_not(kind)
        return Choice(
            kind, kind_title(kind), say("Six proposals are the most") if full else hint, possible=possible and not full
        )

    def _line(self, index: int) -> OfferLine:
        model, board = self._model, self.view.board
        offer = model.offers[index]
        makers = model.choices.makers(offer)
        title = proposal_title(board, offer.kind, offer.terms)
        gist = proposal_gist(board, offer.kind, offer.terms, makers)
        return OfferLine(index + 1, offer.to, title, gist, self._warning(index))

    def _warning(self, index: int) -> str:
        clashes = self._model.clashes_of(index)
        if clashes:
            other, clash = clashes[0]
            return self._clash_text(self._model.offers[index], other, clash)
        twin = self._model.repeats(index)
        return say("same as {number}, counts twice", number=twin + 1) if twin is not None else ""

    def _clash_text(self, offer: Offer, other: int, clash: Clash) -> str:
        if clash.victim is not None:
            return say("attacks {power}, against {number}", power=clash.victim, number=other + 1)
        place = place_name(self.view.board, offer.terms.get("dest", ""))
        return say("enters {place}, against {number}", place=place, number=other + 1)

    def _places(self) -> tuple[str, ...]:
        offer = self._model.shown
        if offer is None:
            return ()
        places = [offer.terms.get(key, "") for key in ("unit", "dest", "province")]
        return tuple(place for place in places if place and place != HOLD)


def _pane(parent: QWidget, width: int | None = None) -> QFrame:
    pane = QFrame(parent)
    pane.setProperty("kind", "surface")
    if width is not None:
        pane.setFixedWidth(width)
    return pane


def _column(pane: QFrame) -> QVBoxLayout:
    column = QVBoxLayout(pane)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column


def _why_not(kind: ProposalType) -> str:
    """Why a type can't be proposed to the chosen power."""
    return {
        "alliance": say("There is no third power left"),
        "support": say("None of your units can support one of theirs"),
        "request-support": say("None of their units can support one of yours"),
    }.get(kind, say("Not possible now"))


def _send_text(count: int) -> str:
    if count == 0:
        return say("&Send no proposals")
    return say("&Send 1 proposal") if count == 1 else say("&Send {count} proposals", count=count)
