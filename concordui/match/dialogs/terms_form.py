"""The third pane of *Propose a pact*: the terms of the chosen type, only what is legal, and what they mean in words."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QTextDocumentFragment
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui import glyphs
from concordui.match.dialogs.propose_model import Choices, Offer, ProposeModel, by_name
from concordui.match.wording import place_name, proposal_meaning, say, unit_name
from concordui.widgets import Field, Note
from concordui.widgets.hint_combo import HintCombo, Item
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.orders import HOLD


class TermsForm(QWidget):
    """Two fields at most, and the sentence. `picked` carries the term that a person changed, as (key, value)."""

    picked = Signal(object)

    def __init__(self, choices: Choices, owners: dict[ProvinceId, Power | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._owners = owners
        self._keys: list[str] = ["", ""]
        self._first, self._second = HintCombo("", self), HintCombo("", self)
        self._fields = (Field("", self._first, self), Field("", self._second, self))
        self._note = Note("info", parent=self)
        self._sentence = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for field in self._fields:
            column.addWidget(field)
        column.addWidget(self._note)
        self._first.picked.connect(self._picked_first)
        self._second.picked.connect(self._picked_second)

    def show_model(self, model: ProposeModel) -> None:
        """Show the terms of the proposal that is being edited."""
        offer = model.shown
        fields = [] if offer is None else self._fields_of(offer)
        self._keys = [*(key for key, _, _ in fields), "", ""][:2]
        for field, entry in zip(self._fields, [*fields, None, None][:2], strict=True):
            field.setVisible(entry is not None)
            if entry is not None and offer is not None and isinstance(field.control, HintCombo):
                key, caption, items = entry
                field.set_caption(caption)
                field.control.set_items(items, offer.terms[key])
        self._say(offer)

    def combos(self) -> tuple[HintCombo, HintCombo]:
        """The two lists, whether shown or not."""
        return (self._first, self._second)

    def meaning(self) -> str:
        """The sentence, without its strong parts."""
        return self._sentence

    def _say(self, offer: Offer | None) -> None:
        if offer is None:
            self._sentence = say("Choose what to promise. What it means is said here, and shown on the map.")
            self._note.say("info", "", self._sentence)
            return
        makers = self._choices.makers(offer)
        markup = proposal_meaning(self._choices.board, offer.to, offer.kind, offer.terms, makers)
        self._sentence = QTextDocumentFragment.fromHtml(markup).toPlainText()
        self._note.say("info", "", self._sentence)
        self._note.set_html(markup)

    def _fields_of(self, offer: Offer) -> list[tuple[str, str, list[Item]]]:
        match offer.kind:
            case "alliance":
                targets = [terms["target"] for terms in self._choices.terms(offer.to, "alliance")]
                return [("target", say("A&gainst"), [Item(p, p, icon=glyphs.chip_icon(p)) for p in targets])]
            case "dmz":
                places = [terms["province"] for terms in self._choices.terms(offer.to, "dmz")]
                reach = self._choices.within_reach(offer.to)
                items = [self._place(place, reach) for place in by_name(self._choices.board, places)]
                return [("province", say("Pro&vince"), items)]
            case "support" | "request-support":
                return self._support_fields(offer)
            case _:
                return []

    def _support_fields(self, offer: Offer) -> list[tuple[str, str, list[Item]]]:
        board, units = self._choices.board, self._choices.table.units
        places = by_name(board, self._choices.supported(offer.to, offer.kind))
        dests = by_name(board, self._choices.destinations(offer.to, offer.kind, offer.terms["unit"]))
        caption = say("Their &unit") if offer.kind == "support" else say("Your &unit")
        return [
            ("unit", caption, [_unit_item(board, units[place]) for place in places]),
            ("dest", say("&Where it goes"), [self._destination(dest) for dest in dests]),
        ]

    def _destination(self, dest: ProvinceId) -> Item:
        if dest == HOLD:
            return Item(HOLD, say("Nowhere: it holds"))
        standing = self._choices.table.units.get(dest)
        if standing is not None:
            return Item(dest, place_name(self._choices.board, dest), say("held by {power}", power=standing.power))
        return Item(dest, place_name(self._choices.board, dest), self._owner_hint(dest))

    def _place(self, place: ProvinceId, reach: frozenset[ProvinceId]) -> Item:
        hints = [self._owner_hint(place), say("you both can enter it") if place in reach else ""]
        return Item(place, place_name(self._choices.board, place), ", ".join(hint for hint in hints if hint))

    def _owner_hint(self, place: ProvinceId) -> str:
        if place not in self._owners:
            return ""
        owner = self._owners[place]
        return say("centre of {power}", power=owner) if owner is not None else say("neutral centre")

    def _picked_first(self, key: object) -> None:
        self.picked.emit((self._keys[0], key))

    def _picked_second(self, key: object) -> None:
        self.picked.emit((self._keys[1], key))


def _unit_item(board: Board, unit: Unit) -> Item:
    icon: QIcon = glyphs.unit_icon(unit.power, unit.type)
    return Item(unit.at, unit_name(board, unit), icon=icon)
