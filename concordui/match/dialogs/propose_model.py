"""The season's proposals of one seat while they are put together: always legal, always complete, at most six."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from concordui.match.dialogs.clashes import Clash, clashes, deeds, owed
from concordui.pacts.drafts import Drafts
from engine.anatolia.board import Board, Power, ProvinceId, Unit, code_unit_sorted
from engine.anatolia.negotiation import MAX_PROPOSALS, Table, check_proposal, offers, partners, supporters
from engine.anatolia.orders import HOLD
from engine.anatolia.promises import PROPOSAL_TYPES, Proposal, ProposalType

Terms = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Offer:
    """One proposal: to whom, what, and its terms."""

    to: Power
    kind: ProposalType
    terms: Terms

    def to_json(self) -> dict[str, Any]:
        return {"to": self.to, "type": self.kind, "terms": dict(self.terms)}


@dataclass(frozen=True)
class Choices:
    """What the rules let `me` propose in this position: the engine's list, looked at in the order of the form."""

    board: Board
    units: tuple[Unit, ...]
    living: tuple[Power, ...]
    me: Power
    _terms: dict[tuple[Power, ProposalType], tuple[Terms, ...]] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def table(self) -> Table:
        """What the engine judges proposals by."""
        return Table.of(self.board, self.units, self.living)

    @property
    def recipients(self) -> tuple[Power, ...]:
        """Whom `me` may propose to."""
        return partners(self.board, self.living, self.me)

    def terms(self, to: Power, kind: ProposalType) -> tuple[Terms, ...]:
        """Every legal terms object."""
        key = (to, kind)
        if key not in self._terms:
            self._terms[key] = tuple(offers(self.board, self.units, self.living, self.me, to, kind))
        return self._terms[key]

    def kinds(self, to: Power) -> tuple[ProposalType, ...]:
        """The types that can be proposed to `to` now."""
        return tuple(kind for kind in PROPOSAL_TYPES if self.terms(to, kind))

    def supported(self, to: Power, kind: ProposalType) -> tuple[ProvinceId, ...]:
        """The units for which a support can be promised (or asked)."""
        return tuple(dict.fromkeys(terms["unit"] for terms in self.terms(to, kind)))

    def destinations(self, to: Power, kind: ProposalType, unit: ProvinceId) -> tuple[ProvinceId, ...]:
        """Where that unit may go with the support (``hold`` first)."""
        return tuple(terms["dest"] for terms in self.terms(to, kind) if terms["unit"] == unit)

    def makers(self, offer: Offer) -> tuple[ProvinceId, ...]:
        """The units that could issue the promised support; empty for other types."""
        if offer.kind not in ("support", "request-support"):
            return ()
        maker = self.me if offer.kind == "support" else offer.to
        return tuple(unit.at for unit in supporters(self.table, maker, offer.terms["unit"], offer.terms["dest"]))

    def first(self, to: Power, kind: ProposalType, like: Terms) -> Terms:
        """The terms to begin with: as near as possible to those chosen before, then a place that both can reach."""
        legal = self.terms(to, kind)
        shared = self.within_reach(to) if kind == "dmz" else frozenset()
        return max(legal, key=lambda terms: (_likeness(terms, like), terms.get("province") in shared))

    def within_reach(self, to: Power) -> frozenset[ProvinceId]:
        """The provinces into which a unit of each could move now."""
        mine, theirs = (self._reach(power) for power in (self.me, to))
        return frozenset(mine & theirs)

    def _reach(self, power: Power) -> set[ProvinceId]:
        moves = self.board.moves
        return {dest for unit in self.units if unit.power == power for dest in moves[unit.type][unit.at]}

    def proposal(self, offer: Offer, number: int = 0) -> Proposal:
        """The offer as the engine's value."""
        return Proposal(str(number), self.me, offer.to, offer.kind, offer.terms)


def _none() -> Drafts[Offer]:
    return Drafts(MAX_PROPOSALS)


@dataclass(frozen=True, slots=True)
class ProposeModel:
    """The list, and the recipient that the form has chosen."""

    choices: Choices
    drafts: Drafts[Offer] = field(default_factory=_none)
    to: Power = ""
    remembered: Terms = field(default_factory=dict)

    @classmethod
    def begin(cls, choices: Choices) -> ProposeModel:
        """Nothing proposed yet; the form offers the first recipient."""
        return cls(choices, to=choices.recipients[0] if choices.recipients else "")

    @classmethod
    def load(cls, choices: Choices, payload: object) -> ProposeModel:
        """A draft taken up again: entries that are not legal (any more) are left out."""
        entries = payload if isinstance(payload, list) else []
        legal = [entry for entry in entries if check_proposal(choices.table, choices.me, entry) is None]
        found = tuple(Offer(entry["to"], entry["type"], dict(entry["terms"])) for entry in legal[:MAX_PROPOSALS])
        model = replace(cls.begin(choices), drafts=Drafts(MAX_PROPOSALS, found))
        return model.edit(len(found) - 1) if found else model

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The rows."""
        return self.drafts.rows

    @property
    def count(self) -> int:
        return len(self.drafts.rows)

    @property
    def current(self) -> int | None:
        """The row that the form shows (None: it begins a new one)."""
        return self.drafts.current

    @property
    def shown(self) -> Offer | None:
        """The proposal that the form shows."""
        return self.drafts.shown

    @property
    def full(self) -> bool:
        """Whether no further proposal may be made this season."""
        return self.drafts.full

    @property
    def closed(self) -> bool:
        """Whether the form begins a row for which there is no room."""
        return self.drafts.closed

    def payload(self) -> list[dict[str, Any]]:
        """What ``propose`` returns."""
        return [offer.to_json() for offer in self.offers]

    def choose_to(self, to: Power) -> ProposeModel:
        """Another recipient. The row that is shown goes to them; a type that is impossible with them becomes peace."""
        chosen = replace(self, to=to)
        if self.shown is None:
            return chosen
        kind = self.shown.kind if self.choices.terms(to, self.shown.kind) else "peace"
        return chosen._put(Offer(to, kind, self.choices.first(to, kind, self.shown.terms)))

    def choose_kind(self, kind: ProposalType) -> ProposeModel:
        """Another type; a form that showed nothing begins a row with it, unless the list is full."""
        if not self.choices.terms(self.to, kind) or self.closed:
            return self
        like = self.shown.terms if self.shown is not None else {}
        return self._put(Offer(self.to, kind, self.choices.first(self.to, kind, {**self.remembered, **like})))

    def choose_terms(self, **terms: str) -> ProposeModel:
        """Other terms of the row that is shown; whatever else must change to stay legal, changes."""
        if self.shown is None:
            return self
        like = {**self.shown.terms, **terms}
        legal = [entry for entry in self.choices.terms(self.to, self.shown.kind) if terms.items() <= entry.items()]
        if not legal:
            return self
        return self._put(replace(self.shown, terms=max(legal, key=lambda entry: _likeness(entry, like))))

    def add_another(self) -> ProposeModel:
        """The form is empty again, for the next recipient who has no proposal yet."""
        if self.full:
            return self
        asked = {offer.to for offer in self.offers}
        order = self.choices.recipients
        start = order.index(self.to) + 1 if self.to in order else 0
        following = [power for power in order[start:] + order[:start] if power not in asked]
        return replace(self, drafts=self.drafts.another(), to=following[0] if following else self.to)

    def edit(self, index: int) -> ProposeModel:
        """Show a row in the form."""
        return self._with(self.drafts.edit(index))

    def remove(self, index: int) -> ProposeModel:
        """Take a row out; the form then shows the next one, or begins anew."""
        return self._with(self.drafts.remove(index))

    def clashes_of(self, index: int) -> tuple[tuple[int, Clash], ...]:
        """Which other rows this one gets in the way of: using it would break what that row makes `me` promise."""
        me, table = self.choices.me, self.choices.table
        orders = deeds(table, self.choices.proposal(self.offers[index]), me)
        found = []
        for other, offer in enumerate(self.offers):
            if other != index:
                promises = owed(self.choices.proposal(offer, other), me)
                found += [(other, clash) for clash in clashes(table.units, orders, promises)]
        return tuple(found)

    def repeats(self, index: int) -> int | None:
        """An earlier row that says the same, or None. (Each counts as a promise of its own.)"""
        return self.drafts.repeats(index)

    def _put(self, offer: Offer) -> ProposeModel:
        return replace(self, drafts=self.drafts.put(offer), remembered={**self.remembered, **offer.terms})

    def _with(self, drafts: Drafts[Offer]) -> ProposeModel:
        """Another list; the form has chosen the recipient of the row that it shows."""
        return replace(self, drafts=drafts, to=self.to if drafts.shown is None else drafts.shown.to)


def _likeness(terms: Terms, like: Terms) -> tuple[int, ...]:
    """How many of the terms are as they were, the unit first."""
    return tuple(int(terms.get(key) == like.get(key) is not None) for key in ("unit", "dest", "target", "province"))


def by_name(board: Board, places: Collection[ProvinceId]) -> list[ProvinceId]:
    """Places for a list that people read: ``hold`` first, then by name."""
    names = {place: board.by_id[place].name for place in places if place != HOLD}
    ordered = sorted(code_unit_sorted(names), key=names.__getitem__)
    return [HOLD, *ordered] if HOLD in places else ordered
