"""*Builds* and *Disbands*: how many are due, what is chosen, and what the engine does with the rest."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.match.dialogs.builds_model import BuildsModel
from concordui.match.dialogs.preview import builds_state
from concordui.match.dialogs.two_lists import TwoListDialog
from concordui.match.seat_view import SeatView
from concordui.match.wording import listed, place_name, say, unit_name
from concordui.widgets.choices import Choice
from concordui.widgets.signs import PowerSign, UnitSign
from engine.anatolia.board import ProvinceId, Unit

_NOTHING = "nothing"
_DISBAND = "disband"
_KEEP = "keep"


class BuildsDialog(TwoListDialog):
    """The adjustments of one seat. `payload` is a list of builds, or of disbands, in the order of choosing."""

    def __init__(self, view: SeatView, parent: QWidget | None = None) -> None:
        position = view.position
        model = BuildsModel.begin(position.board, view.power, position.units, position.owners)
        if model.building:
            words = (say("Builds"), say("Free homes"), say("Build"), say("&Send builds"))
        else:
            words = (say("Disbands"), say("Your units"), say("What becomes of it"), say("&Send disbands"))
        super().__init__(view, *words, parent)
        self._model = model
        self._at = model.sites[0] if model.sites else ""
        self.set_help(self._help_text())
        self._show()
        self.places.setFocus()

    def payload(self) -> list[dict[str, Any]]:
        return self._model.payload()

    def load(self, payload: object) -> None:
        self._model = self._model.load(payload)
        self._show()

    def _chose(self, key: object) -> None:
        before = self._model.payload()
        if key in (_NOTHING, _KEEP):
            self._model = self._model.leave(self._at)
        else:
            self._model = self._model.choose(self._at, key)
        self._show()
        if self._model.payload() != before:
            self.edited.emit(self.payload())

    def _show(self) -> None:
        model = self._model
        sites = model.sites
        places = [self._site(place) for place in sites] if model.building else [self._unit(unit) for unit in model.own]
        choices = self._builds() if model.building else self._disbands()
        self._show_lists(places, self._at, choices if sites else [], self._chosen_key())
        self._show_notes(self._due_text(), self._default_text(), self._waived_text())
        self.set_count(say("{done} of {most} chosen", done=len(model.chosen), most=model.most))
        self._map.show_state(*builds_state(self._map.plain(), model, self._at))
        self.looked_at.emit((self._at,) if self._at else ())

    def _chosen_key(self) -> str:
        kind = self._model.chosen.get(self._at)
        if self._model.building:
            return kind or _NOTHING
        return _KEEP if kind is None else _DISBAND

    # Builds

    def _site(self, place: ProvinceId) -> Choice:
        kind = self._model.chosen.get(place)
        hints = {"army": say("a new army"), "fleet": say("a new fleet")}
        hint = say("nothing built") if kind is None else hints[kind]
        power = self.view.power
        return Choice(place, self._name(place), hint, sign=PowerSign(power) if kind is None else UnitSign(power, kind))

    def _builds(self) -> list[Choice]:
        types = self._model.types(self._at)
        spent = self._model.full and self._at not in self._model.chosen
        rows = [
            Choice("army", say("An army"), say("It moves on land")),
            Choice("fleet", say("A fleet"), say("It moves at sea and along coasts")),
        ]
        limited = [self._limited(row, str(row.key) in types, spent) for row in rows]
        return [*limited, Choice(_NOTHING, say("Nothing"), say("The build is waived unless used elsewhere"))]

    def _limited(self, row: Choice, suits: bool, spent: bool) -> Choice:
        if suits and not spent:
            return row
        why = (
            say("All builds are used; take one back first") if suits else say("Only a home at the coast builds fleets")
        )
        return Choice(row.key, row.title, why, possible=False)

    # Disbands

    def _unit(self, unit: Unit) -> Choice:
        title = unit_name(self.view.board, unit)
        if unit.at in self._model.chosen:
            return Choice(unit.at, title, "", say("disbands"), sign=UnitSign(unit.power, unit.type))
        far = self._far(unit)
        if unit.at in self._model.automatic():
            return Choice(unit.at, title, f"{far}, ", say("the rule takes it"), sign=UnitSign(unit.power, unit.type))
        return Choice(unit.at, title, far, sign=UnitSign(unit.power, unit.type))

    def _far(self, unit: Unit) -> str:
        steps = self._model.distance(unit.at)
        if steps is None:
            return say("no way home")
        if steps == 0:
            return say("at home")
        return say("1 step from home") if steps == 1 else say("{steps} steps from home", steps=steps)

    def _disbands(self) -> list[Choice]:
        spent = self._model.full and self._at not in self._model.chosen
        hint = say("All disbands are chosen; keep one of those first") if spent else say("It is taken off the board")
        return [
            Choice(_DISBAND, say("Disband"), hint, possible=not spent),
            Choice(_KEEP, say("Keep"), say("Unless the rule takes it")),
        ]

    # Words

    def _help_text(self) -> str:
        if self._model.building:
            return say("A build needs an empty home that you still own.")
        return say("The rule takes the units farthest from your homes first; of two as far, the first by id.")

    def _due_text(self) -> str:
        model = self._model
        units = len([unit for unit in model.units if unit.power == model.me])
        counts = say("You have {centres} centres and {units} units", centres=model.centres, units=units)
        if model.building:
            due = say("1 build") if model.count == 1 else say("{count} builds", count=model.count)
        else:
            due = say("1 disband") if model.count == -1 else say("{count} disbands", count=-model.count)
        return say("{counts}: {due}.", counts=counts, due=due)

    def _default_text(self) -> str:
        model = self._model
        if model.building:
            left = model.most - len(model.chosen)
            if left == 0:
                return ""
            what = say("1 build is") if left == 1 else say("{count} builds are", count=left)
            return say("If you choose nothing more, {what} waived.", what=what)
        names = [self._name(at) for at in model.automatic()]
        if not names:
            return ""
        return say("If you choose nothing more, the rule disbands {units}.", units=listed(names))

    def _waived_text(self) -> str:
        model = self._model
        if not model.building or model.count <= len(model.sites):
            return ""
        lost = model.count - len(model.sites)
        if not model.sites:
            return say("None of your homes is free: nothing can be built this year.")
        what = say("1 build is") if lost == 1 else say("{count} builds are", count=lost)
        return say("{what} lost: too few of your homes are free.", what=what)

    def _name(self, place: ProvinceId) -> str:
        return place_name(self.view.board, place)
