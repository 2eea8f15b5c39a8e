"""The pacts that a person puts together: to whom, which terms, with which numbers; sound at any moment. Pure.

Every type in `engine.commons.pacts.TERM_FORMS` can be proposed, also one that was added since.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from concordui.commons.seat.outlook import own_limit
from concordui.commons.seat.scene import SeatScene
from concordui.engine_words import told
from concordui.pacts.drafts import Drafts
from engine.commons.pacts import TERM_FORMS, PlayerId, checked_terms
from engine.errors import PactError

MOST = 6
"""Proposals that are put together at once, as in a match."""

EVERYONE = "*"
"""The row of all players; no player's id has an asterisk."""

Numbers = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class PactOffer:
    """One proposal; `parties` are those besides oneself, none of them for a pledge."""

    parties: tuple[PlayerId, ...]
    kind: str
    numbers: Numbers

    @property
    def terms(self) -> dict[str, Any]:
        return {"type": self.kind, **self.numbers}

    def to_json(self) -> dict[str, Any]:
        """``{parties, terms}``."""
        return {"parties": list(self.parties), "terms": self.terms}


def _none() -> Drafts[PactOffer]:
    return Drafts(MOST)


@dataclass(frozen=True, slots=True)
class OffersModel:
    """The list, and the parties that the form has chosen."""

    scene: SeatScene
    drafts: Drafts[PactOffer] = field(default_factory=_none)
    parties: tuple[PlayerId, ...] = ()

    @classmethod
    def load(cls, scene: SeatScene, payload: object) -> OffersModel:
        """A draft taken up again: entries that are not sound (any more) are left out. The form begins with everyone."""
        others = scene.others
        entries = payload if isinstance(payload, Sequence) and not isinstance(payload, str) else ()
        found = [offer for entry in entries if (offer := _offer_of(entry, others)) is not None][:MOST]
        model = cls(scene, Drafts(MOST, tuple(found)), tuple(others))
        return model.edit(len(found) - 1) if found else model

    @property
    def current(self) -> int | None:
        return self.drafts.current

    @property
    def count(self) -> int:
        return len(self.drafts.rows)

    @property
    def full(self) -> bool:
        return self.drafts.full

    @property
    def shown(self) -> PactOffer | None:
        """The proposal that the form shows."""
        return self.drafts.shown

    def payload(self) -> list[dict[str, Any]]:
        return [offer.to_json() for offer in self.drafts.rows]

    def choose_to(self, key: PlayerId) -> OffersModel:
        """Tick a player or untick it; oneself stands for nobody else, `EVERYONE` for all."""
        others = self.scene.others
        if key == EVERYONE:
            chosen = tuple(others)
        elif key == self.scene.me:
            chosen = ()
        elif key in self.parties:
            chosen = tuple(party for party in self.parties if party != key)
        else:
            chosen = tuple(party for party in others if party == key or party in self.parties)
        offer = self.shown
        changed = replace(self, parties=chosen)
        return changed if offer is None else changed._put(replace(offer, parties=chosen))

    def choose_kind(self, kind: str) -> OffersModel:
        """Another type; a form that showed nothing begins a row with it, unless the list is full."""
        if self.drafts.closed or kind not in TERM_FORMS:
            return self
        if self.shown is not None and self.shown.kind == kind:
            return self
        return self._put(PactOffer(self.parties, kind, first_numbers(self.scene, kind)))

    def choose_number(self, name: str, value: float) -> OffersModel:
        """Another number of the row that is shown; one that its terms refuse changes nothing."""
        offer = self.shown
        if offer is None or number_fault(offer, name, value) is not None:
            return self
        return self._put(replace(offer, numbers={**offer.numbers, name: value}))

    def add_another(self) -> OffersModel:
        """The form is empty again."""
        return replace(self, drafts=self.drafts.another())

    def edit(self, index: int) -> OffersModel:
        """Show a row in the form."""
        return self._with(self.drafts.edit(index))

    def remove(self, index: int) -> OffersModel:
        """Take a row out."""
        return self._with(self.drafts.remove(index))

    def _put(self, offer: PactOffer) -> OffersModel:
        return replace(self, drafts=self.drafts.put(offer))

    def _with(self, drafts: Drafts[PactOffer]) -> OffersModel:
        return replace(self, drafts=drafts, parties=self.parties if drafts.shown is None else drafts.shown.parties)


def twin_in_force(scene: SeatScene, offer: PactOffer) -> Mapping[str, Any] | None:
    """The pact that binds the same parties to the same terms already, as `viewFor` has it."""
    bound = {scene.me, *offer.parties}
    for pact in scene.active:
        if set(pact["parties"]) == bound and dict(pact["terms"]) == offer.terms:
            return pact
    return None


def number_fault(offer: PactOffer, name: str, value: float) -> str | None:
    """What the terms of an offer have against this number; None for nothing."""
    low, high = TERM_FORMS[offer.kind].numbers[name]
    if not low <= value <= high:
        return f"{name} has to be between {low:g} and {high:g}"
    try:
        checked_terms({**offer.terms, name: value})
    except PactError as error:
        return told(error.what)
    return None


def first_numbers(scene: SeatScene, kind: str) -> Numbers:
    """The numbers to begin with: a cap at the equal share of what grows back, rounded down; a tolerance of a tenth."""
    return {name: _first(scene, kind, name, *bounds) for name, bounds in TERM_FORMS[kind].numbers.items()}


def _first(scene: SeatScene, kind: str, name: str, low: float, high: float) -> float:
    if (kind, name) == ("harvest_cap", "maxHarvest"):
        bears = scene.obs.get("sustainable")
        share = math.floor(100.0 * bears / len(scene.obs["players"])) / 100.0 if bears else 0.0
        wanted = min(max(share or own_limit(scene.obs) or _last_asked(scene) or 1.0, low), high)
        return _not_of(wanted, {pact["terms"].get(name) for pact in scene.active})
    wanted = 0.1 if (kind, name) == ("no_aggression", "tolerance") else 1.0
    return min(max(wanted, low), high)


def _not_of(cap: float, those: Collection[object]) -> float:
    """The cap, or one below it, by tenths, that is none of those: it would change nothing."""
    while cap in those:
        cap = float(f"{0.9 * cap:.2g}")
    return cap


def _last_asked(scene: SeatScene) -> float:
    history = scene.obs["history"]
    return float(history[-1]["requested"]) if history else 0.0


def _offer_of(entry: Any, others: Sequence[PlayerId]) -> PactOffer | None:
    if not isinstance(entry, Mapping) or not isinstance(entry.get("terms"), Mapping):
        return None
    terms, parties = entry["terms"], entry.get("parties", ())
    try:
        checked = checked_terms(terms)
    except PactError:
        return None
    if checked["type"] not in TERM_FORMS or any(party not in others for party in parties):
        return None
    named = {name: float(checked[name]) for name in TERM_FORMS[checked["type"]].numbers if name in checked}
    return PactOffer(tuple(parties), str(checked["type"]), named)
