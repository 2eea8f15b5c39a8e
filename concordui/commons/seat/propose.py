"""*Propose a pact* in a commons: terms that bind several players, or a pledge that binds oneself alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.seat.number_field import NumberField
from concordui.commons.seat.offers import EVERYONE, MOST, OffersModel, PactOffer, number_fault, twin_in_force
from concordui.commons.seat.outlook import Obs
from concordui.commons.seat.scene import MOST_LISTED, EveryoneSign, SeatScene, listed_players
from concordui.commons.seat.term_words import kind_hint, kind_title, number_caption, promise_text
from concordui.commons.words import amount, parties_text, say, terms_text
from concordui.match.wording import listed
from concordui.pacts import propose
from concordui.pacts.offer_list import OfferLine
from concordui.widgets import Note
from concordui.widgets.choices import Choice
from concordui.widgets.signs import Sign
from engine.commons.pacts import TERM_FORMS, TurnContext, breach_of
from engine.commons.sums import ordered_sum


class ProposePactDialog(propose.ProposeDialog[OffersModel]):
    """The proposals and pledges of one player for this round of talk."""

    def __init__(self, scene: SeatScene, parent: QWidget | None = None) -> None:
        super().__init__(Terms(scene), TermsPane(scene), parent)


class TermsPane(propose.TermsPane[OffersModel]):
    """The numbers of the chosen terms, what they mean, and what they would have meant last turn."""

    def __init__(self, scene: SeatScene) -> None:
        super().__init__()
        self._scene = scene
        self._offer: PactOffer | None = None
        self._kind = ""
        self.fields: dict[str, NumberField] = {}
        self._note = Note("info", parent=self)
        self._warning = Note("warn", parent=self)
        self._sentence = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self._note)
        self._column.addWidget(self._warning)
        self._column.addStretch(1)

    def show_model(self, model: OffersModel) -> None:
        self._offer = offer = model.shown
        kind = "" if offer is None else offer.kind
        if kind != self._kind:
            self._kind = kind
            self._make_fields()
        if offer is not None:
            for name, field in self.fields.items():
                if name in offer.numbers:
                    field.set_value(offer.numbers[name])
        self._sentence = offer_meaning(self._scene, offer)
        self._note.say("info", "", self._sentence)
        told = "" if offer is None else warning_text(self._scene, offer)
        self._warning.setVisible(bool(told))
        self._warning.say("warn", "", told)

    def meaning(self) -> str:
        return self._sentence

    def _make_fields(self) -> None:
        for field in self.fields.values():
            self._column.removeWidget(field)
            field.hide()
            field.deleteLater()
        self.fields = {}
        for place, name in enumerate(TERM_FORMS[self._kind].numbers if self._kind else ()):
            judge = _Judge(self, name)
            field = NumberField(number_caption(self._kind, name), judge, self)
            field.changed.connect(judge.tell)
            self.fields[name] = field
            self._column.insertWidget(place, field)
            field.show()

    def fault_of(self, name: str, value: float) -> str | None:
        """What is wrong with a number of the offer that is shown."""
        if self._offer is None:
            return None
        fault = number_fault(self._offer, name, value)
        if fault is None:
            return None
        return fault.replace(name, say("It"), 1) + "."


class _Judge:
    """One number of the pane: what is wrong with it, and who is told of it."""

    def __init__(self, pane: TermsPane, name: str) -> None:
        self._pane = pane
        self._name = name

    def __call__(self, value: float) -> str | None:
        return self._pane.fault_of(self._name, value)

    def tell(self, value: float) -> None:
        self._pane.picked.emit((self._name, value))


class Terms:
    """The vocabulary of a commons (`propose.Vocabulary`)."""

    many = True

    def __init__(self, scene: SeatScene) -> None:
        self._scene = scene
        self.searchable = len(scene.others) > MOST_LISTED

    @property
    def words(self) -> propose.ProposeWords:
        return propose.ProposeWords(
            note=say("{turn}, round {n} of {all}", turn=self._scene.note, n=self._scene.asked.round, all=self._rounds),
            kinds=say("Terms"),
            foot=say(
                "A pact binds you too, once all its parties have accepted. Breaking it is possible; it is recorded."
            ),
            rows=say("Proposals of this round"),
            empty=say("Nothing yet. Choose who shall be bound and the terms; it is listed here."),
            help=say("They go out with this round of talk, together with what you say."),
            most=MOST,
        )

    @property
    def _rounds(self) -> int:
        return self._scene.asked.rounds

    # What there is to choose, and what is chosen

    def recipients(self, model: OffersModel, sought: str) -> list[Choice]:
        scene = self._scene
        alone = Choice(scene.me, say("Only me"), say("A pledge, at once"), sign=scene.sign(scene.me))
        listed_now = listed_players(scene.others, sought, frozenset(model.parties) if self.searchable else frozenset())
        rows = [self._recipient(player) for player in listed_now[: 2 * MOST_LISTED]]
        if len(scene.others) < 2:
            return [*rows, alone]
        sign = EveryoneSign(say("Everyone"))
        everyone = Choice(EVERYONE, sign.name, say("All {n} players", n=len(scene.others) + 1), sign=sign)
        return [everyone, alone, *rows]

    def chosen(self, model: OffersModel) -> frozenset[object]:
        parties: frozenset[object] = frozenset(model.parties or (self._scene.me,))
        return parties | {EVERYONE} if len(model.parties) == len(self._scene.others) > 1 else parties

    def kinds(self, model: OffersModel) -> list[Choice]:
        closed = model.drafts.closed
        full = say("{n} proposals are the most", n=MOST)
        return [
            Choice(kind, kind_title(kind), full if closed else kind_hint(kind), possible=not closed)
            for kind in TERM_FORMS
        ]

    def kind(self, model: OffersModel) -> object:
        return None if model.shown is None else model.shown.kind

    def lines(self, model: OffersModel) -> list[OfferLine]:
        return [self._line(model, number) for number in range(model.count)]

    def looked_at(self, model: OffersModel) -> tuple[str, ...]:
        return model.parties

    def send_text(self, model: OffersModel) -> str:
        if model.count == 0:
            return say("&Propose nothing")
        return say("&Take 1 into the round") if model.count == 1 else say("&Take {n} into the round", n=model.count)

    # What a person does

    def load(self, payload: object) -> OffersModel:
        return OffersModel.load(self._scene, payload)

    def choose_to(self, model: OffersModel, key: object) -> OffersModel:
        return model.choose_to(str(key))

    def choose_kind(self, model: OffersModel, key: object) -> OffersModel:
        return model.choose_kind(str(key))

    def choose_term(self, model: OffersModel, key: str, value: Any) -> OffersModel:
        return model.choose_number(key, float(value))

    def add_another(self, model: OffersModel) -> OffersModel:
        return model.add_another()

    def edit(self, model: OffersModel, index: int) -> OffersModel:
        return model.edit(index)

    def remove(self, model: OffersModel, index: int) -> OffersModel:
        return model.remove(index)

    # How it reads

    def _recipient(self, player: str) -> Choice:
        record = self._scene.record_text(player)
        sign = self._scene.sign(player)
        if self._scene.broken_by(player):
            return Choice(player, player, alarm=record, sign=sign)
        return Choice(player, player, record, sign=sign)

    def _line(self, model: OffersModel, number: int) -> OfferLine:
        offer, scene = model.drafts.rows[number], self._scene
        sign: Sign = scene.sign(offer.parties[0] if offer.parties else scene.me)
        to = parties_text(offer.parties, 0) if offer.parties else say("Only me")
        if _is_everyone(scene, offer):
            to = say("Everyone")
            sign = EveryoneSign(to)
        twin = model.drafts.repeats(number)
        warning = say("in force") if twin_in_force(scene, offer) is not None else ""
        warning = warning if twin is None else say("same as {n}", n=twin + 1)
        title = terms_text(offer.terms, pledge=not offer.parties)
        return OfferLine(number + 1, sign, to, title, promise_text(offer.terms, _bound(scene, offer)), warning)


def _is_everyone(scene: SeatScene, offer: PactOffer) -> bool:
    return len(offer.parties) == len(scene.others) > 1


def _bound(scene: SeatScene, offer: PactOffer) -> str:
    """Whom a proposal would bind."""
    if not offer.parties:
        return say("you")
    return say("everyone, you too") if _is_everyone(scene, offer) else listed([*_named(offer.parties), say("you")])


def offer_meaning(scene: SeatScene, offer: PactOffer | None) -> str:
    """What a proposal would bind whom to, and from when."""
    if offer is None:
        return say("Choose terms. What they bind everyone to is said here.")
    promise = promise_text(offer.terms, _bound(scene, offer))
    if not offer.parties:
        return say("{promise}, from this turn on. Nobody has to accept it.", promise=promise)
    if len(offer.parties) == 1:
        return say("{promise}. It binds once {player} has accepted.", promise=promise, player=offer.parties[0])
    return say("{promise}. It binds once all have accepted.", promise=promise)


def _named(parties: tuple[str, ...], most: int = 5) -> list[str]:
    if len(parties) <= most:
        return list(parties)
    return [*parties[: most - 1], say("{n} more", n=len(parties) - most + 1)]


def warning_text(scene: SeatScene, offer: PactOffer) -> str:
    """What to think of before a proposal is made; empty where there is nothing."""
    twin = twin_in_force(scene, offer)
    if twin is None:
        return past_text(scene.obs, offer.terms)
    if not offer.parties:
        return say("You have pledged the same already ({name}): this would bind you to nothing new.", name=twin["id"])
    words = "The same is in force between the same parties already ({name}): this would bind nobody to more."
    return say(words, name=twin["id"])


def past_text(obs: Obs, terms: dict[str, Any]) -> str:
    """What these terms would have said of my last harvest; empty where it would have kept them."""
    if not obs["history"]:
        return ""
    last, all_ = obs["history"][-1]["actual"], obs.get("last")
    mean = ordered_sum(each["actual"] for each in all_) / len(all_) if all_ else last
    breach = breach_of(last, terms, TurnContext(mean))
    if breach is None:
        return ""
    return say("Last turn you got {last}, which would have broken it.", last=amount(last))
