"""*Propose a pact* in a match: promises between two powers, only what is legal, shown on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.match.dialogs.clashes import Clash
from concordui.match.dialogs.preview import MapPreview, offer_state
from concordui.match.dialogs.propose_model import Choices, Offer, ProposeModel
from concordui.match.dialogs.terms_form import TermsForm
from concordui.match.seat_view import SeatView
from concordui.match.wording import at_seat, kind_hint, kind_title, place_name, proposal_gist, proposal_title, say
from concordui.pacts import propose
from concordui.pacts.offer_list import OfferLine
from concordui.widgets.choices import Choice
from concordui.widgets.signs import PowerSign
from engine.anatolia.board import ProvinceId
from engine.anatolia.negotiation import MAX_PROPOSALS
from engine.anatolia.orders import HOLD
from engine.anatolia.promises import PROPOSAL_TYPES, ProposalType


class ProposeDialog(propose.ProposeDialog[ProposeModel]):
    """The proposals of one power for this season, up to six."""

    def __init__(self, view: SeatView, parent: QWidget | None = None) -> None:
        self.view = view
        position = view.position
        choices = Choices(position.board, position.units, position.living, view.power)
        self._form = TermsForm(choices, dict(position.owners))
        self._map = MapPreview(position)
        super().__init__(Promises(view, choices), PromisePane(choices, self._form, self._map), parent)
        self._map.province_clicked.connect(self._choose_place)

    def preview(self) -> MapPreview:
        """The small map."""
        return self._map

    def _choose_place(self, place: ProvinceId) -> None:
        """A province of the small map: where to keep out of, the unit that is supported, or where it goes."""
        offer = self._model.shown
        if offer is None or offer.kind in ("peace", "alliance"):
            return
        keys = ("province",) if offer.kind == "dmz" else ("dest", "unit")
        model = next((new for key in keys if (new := self._model.choose_terms(**{key: place})) != self._model), None)
        if model is not None:
            self._become(model)


class PromisePane(propose.TermsPane[ProposeModel]):
    """The terms of a promise, and the map under them."""

    def __init__(self, choices: Choices, form: TermsForm, small_map: MapPreview) -> None:
        super().__init__()
        self._choices = choices
        self._form = form
        self._map = small_map
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(form)
        column.addWidget(small_map, 1)
        form.picked.connect(self.picked)

    def show_model(self, model: ProposeModel) -> None:
        self._form.show_model(model)
        self._map.show_state(*offer_state(self._map.plain(), self._choices, model.shown))

    def meaning(self) -> str:
        return self._form.meaning()


class Promises:
    """The vocabulary of a board with powers (`propose.Vocabulary`)."""

    many = False
    searchable = False

    def __init__(self, view: SeatView, choices: Choices) -> None:
        self._view = view
        self._choices = choices

    @property
    def words(self) -> propose.ProposeWords:
        foot = say(
            "Only what the rules allow can be chosen. "
            "Promises bind nobody: they are kept or broken, and everyone sees which."
        )
        return propose.ProposeWords(
            note=at_seat(self._view),
            kinds=say("Promise"),
            foot=foot,
            rows=say("This season's proposals"),
            empty=say("Nothing yet. Choose a power and a promise; it is listed here."),
            help=say("They are sent together when you press Send. Bots and people see them in the answer phase."),
            most=MAX_PROPOSALS,
        )

    # What there is to choose, and what is chosen

    def recipients(self, model: ProposeModel, sought: str) -> list[Choice]:
        return [self._recipient(power) for power in model.choices.recipients]

    def chosen(self, model: ProposeModel) -> frozenset[object]:
        return frozenset((model.to,))

    def kinds(self, model: ProposeModel) -> list[Choice]:
        return [self._kind(model, kind) for kind in PROPOSAL_TYPES]

    def kind(self, model: ProposeModel) -> object:
        return model.shown.kind if model.shown is not None else None

    def lines(self, model: ProposeModel) -> list[OfferLine]:
        return [self._line(model, index) for index in range(model.count)]

    def looked_at(self, model: ProposeModel) -> tuple[str, ...]:
        offer = model.shown
        if offer is None:
            return ()
        places = [offer.terms.get(key, "") for key in ("unit", "dest", "province")]
        return tuple(place for place in places if place and place != HOLD)

    def send_text(self, model: ProposeModel) -> str:
        if model.count == 0:
            return say("&Send no proposals")
        return say("&Send 1 proposal") if model.count == 1 else say("&Send {count} proposals", count=model.count)

    # What a person does

    def load(self, payload: object) -> ProposeModel:
        return ProposeModel.load(self._choices, payload)

    def choose_to(self, model: ProposeModel, key: object) -> ProposeModel:
        return model.choose_to(str(key))

    def choose_kind(self, model: ProposeModel, key: object) -> ProposeModel:
        return model.choose_kind(next(known for known in PROPOSAL_TYPES if known == key))

    def choose_term(self, model: ProposeModel, key: str, value: Any) -> ProposeModel:
        return model.choose_terms(**{key: value})

    def add_another(self, model: ProposeModel) -> ProposeModel:
        return model.add_another()

    def edit(self, model: ProposeModel, index: int) -> ProposeModel:
        return model.edit(index)

    def remove(self, model: ProposeModel, index: int) -> ProposeModel:
        return model.remove(index)

    # How it reads

    def _recipient(self, power: str) -> Choice:
        trust = self._view.position.trust[power]
        kept = say("{kept} kept, ", kept=trust.kept)
        broken = say("{broken} broken", broken=trust.broken)
        if trust.broken > 1:
            return Choice(power, power, kept, broken, sign=PowerSign(power))
        return Choice(power, power, kept + broken, sign=PowerSign(power))

    def _kind(self, model: ProposeModel, kind: ProposalType) -> Choice:
        possible = bool(model.choices.terms(model.to, kind)) if model.to else False
        hint = say("Six proposals are the most") if model.closed else kind_hint(kind) if possible else _why_not(kind)
        return Choice(kind, kind_title(kind), hint, possible=possible and not model.closed)

    def _line(self, model: ProposeModel, index: int) -> OfferLine:
        board = self._view.board
        offer = model.offers[index]
        makers = model.choices.makers(offer)
        title = proposal_title(board, offer.kind, offer.terms)
        gist = proposal_gist(board, offer.kind, offer.terms, makers)
        return OfferLine(index + 1, PowerSign(offer.to), offer.to, title, gist, self._warning(model, index))

    def _warning(self, model: ProposeModel, index: int) -> str:
        clashes: Sequence[tuple[int, Clash]] = model.clashes_of(index)
        if clashes:
            other, clash = clashes[0]
            return self._clash_text(model.offers[index], other, clash)
        twin = model.repeats(index)
        return say("same as {number}, counts twice", number=twin + 1) if twin is not None else ""

    def _clash_text(self, offer: Offer, other: int, clash: Clash) -> str:
        if clash.victim is not None:
            return say("attacks {power}, against {number}", power=clash.victim, number=other + 1)
        place = place_name(self._view.board, offer.terms.get("dest", ""))
        return say("enters {place}, against {number}", place=place, number=other + 1)


def _why_not(kind: ProposalType) -> str:
    """Why a type can't be proposed to the chosen power."""
    return {
        "alliance": say("There is no third power left"),
        "support": say("None of your units can support one of theirs"),
        "request-support": say("None of their units can support one of yours"),
    }.get(kind, say("Not possible now"))
