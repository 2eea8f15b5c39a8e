"""*Retreats*: where each dislodged unit goes, what happens if nothing is chosen, and where units would collide."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.match.dialogs.preview import retreats_state
from concordui.match.dialogs.retreats_model import AUTOMATIC, RetreatsModel
from concordui.match.dialogs.two_lists import TwoListDialog
from concordui.match.seat_view import SeatView
from concordui.match.wording import ARROW, listed, place_name, say, unit_name
from concordui.widgets.choices import Choice
from concordui.widgets.signs import UnitSign
from engine.anatolia.board import ProvinceId, Unit
from engine.anatolia.outcomes import Dislodged

_DISBAND = "-"
"""The key of the row that disbands: None, its choice, would mean that no row is chosen."""


class RetreatsDialog(TwoListDialog):
    """The dislodged units of one seat. `payload` maps where they stood to where they go, or None to disband."""

    def __init__(self, view: SeatView, parent: QWidget | None = None) -> None:
        super().__init__(view, say("Retreats"), say("Dislodged units"), say("Goes to"), say("&Send retreats"), parent)
        position = view.position
        mine = tuple(unit for unit in position.dislodged if unit.power == view.power)
        self._model = RetreatsModel(position.board, view.power, position.units, mine)
        self._at = mine[0].at if mine else ""
        self.set_help(say("A unit may go to an empty province next to it, never to where its attacker came from."))
        self._show()
        (self.choices if len(mine) == 1 else self.places).setFocus()

    def payload(self) -> dict[str, Any]:
        return self._model.payload()

    def load(self, payload: object) -> None:
        self._model = self._model.load(payload)
        self._show()

    def _chose(self, key: object) -> None:
        before = self._model.payload()
        self._model = self._model.choose(self._at, None if key == _DISBAND else str(key))
        self._show()
        if self._model.payload() != before:
            self.edited.emit(self.payload())

    @property
    def _unit(self) -> Dislodged | None:
        return next((unit for unit in self._model.dislodged if unit.at == self._at), None)

    def _show(self) -> None:
        unit = self._unit
        places = [self._place(each) for each in self._model.dislodged]
        choices = [] if unit is None else self._choices(unit)
        chosen = None if unit is None else self._model.choice(unit)
        self._show_lists(places, self._at, choices, _DISBAND if chosen is None else chosen)
        self._show_notes("" if unit is None else self._story(unit), self._default_text(), self._collision_text())
        self.set_count(self._count_text())
        self._map.show_state(*retreats_state(self._map.plain(), self._model, self._at))
        self.looked_at.emit(() if unit is None else (unit.at, *unit.options))

    def _place(self, unit: Dislodged) -> Choice:
        goal = self._model.goal(unit)
        where = say("disbands") if goal is None else f"{ARROW} {self._name(goal)}"
        hint = where if unit.at in self._model.choices else say("by the rule: {where}", where=where)
        title = unit_name(self.view.board, Unit(unit.power, unit.type, unit.at))
        return Choice(unit.at, title, hint, sign=UnitSign(unit.power, unit.type))

    def _choices(self, unit: Dislodged) -> list[Choice]:
        automatic = self._model.automatic(unit)
        rule = say("It disbands: no province is open to it")
        if automatic is not None:
            rule = say("The first that is open, by id: {place}", place=self._name(automatic))
        rows = [Choice(AUTOMATIC, say("Leave it to the rule"), rule)]
        rows += [Choice(place, self._name(place), self._hint(place)) for place in unit.options]
        return [*rows, Choice(_DISBAND, say("Disband"), say("The unit is taken off the board"))]

    def _hint(self, place: ProvinceId) -> str:
        owners = self.view.position.owners
        if place not in owners:
            return say("empty")
        owner = owners[place]
        if owner is None:
            return say("empty, neutral centre")
        if owner == self.view.power:
            return say("empty, your centre")
        return say("empty, centre of {power}", power=owner)

    def _story(self, unit: Dislodged) -> str:
        winner = next((other for other in self.view.position.units if other.at == unit.at), None)
        origin = self._name(unit.attacker)
        if winner is None:
            return say("It was dislodged by the attack from {origin}.", origin=origin)
        return say("{power} dislodged it by the attack from {origin}.", power=winner.power, origin=origin)

    def _default_text(self) -> str:
        left = [unit for unit in self._model.dislodged if unit.at not in self._model.choices]
        if not left:
            return ""
        fates = [self._fate(unit) for unit in left]
        return say("If you choose nothing more: {fates}.", fates="; ".join(fates))

    def _fate(self, unit: Dislodged) -> str:
        goal = self._model.automatic(unit)
        if goal is None:
            return say("{unit} disbands", unit=self._name(unit.at))
        return say("{unit} goes to {place}", unit=self._name(unit.at), place=self._name(goal))

    def _collision_text(self) -> str:
        texts = [
            say(
                "{units} would both go to {place}: all of them disband.",
                units=listed(map(self._from, units)),
                place=goal,
            )
            for goal, units in ((self._name(at), units) for at, units in self._model.collisions().items())
        ]
        return " ".join(texts)

    def _from(self, unit: Dislodged) -> str:
        return self._name(unit.at)

    def _count_text(self) -> str:
        done, most = len(self._model.choices), len(self._model.dislodged)
        return say("{done} of {most} chosen", done=done, most=most)

    def _name(self, place: ProvinceId) -> str:
        return place_name(self.view.board, place)
