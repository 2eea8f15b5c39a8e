"""What people write in a colony's scenario: the forms, and what each key may hold.

Ticks are minutes of the colony: 60 an hour, 1,440 a day. What has to fit together (places, ids, traits) is checked in
`engine.colony.scenario`. What minds and offers go by is in `engine.colony.mind_forms`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from engine.colony.form import Count, Form, Id, Place, Radius, Share, Some, Ticks
from engine.colony.mind_forms import AttentionRules, MindForms, OfferRules, PlannerRules
from engine.colony.state import Item

MOST_SIDE = 256
"""Hexes of a side of the grid at most."""
MOST_PAWNS = 1_000


# Rules ----------------------------------------------------------------------------------------------------------------


class NeedRules(Form):
    """How needs fall and rise a tick, and where they begin to matter."""

    food_per_tick: Share = 0.0007
    rest_per_tick: Share = 0.0008
    bed_per_tick: Share = 0.002
    ground_per_tick: Share = 0.0012
    warm_per_tick: Share = 0.0005
    """What a burning fire nearby adds to the rest of who sleeps."""
    hungry: Share = 0.35
    """Below this a pawn goes to eat by itself."""
    full: Share = 0.9
    tired: Share = 0.3
    """Below this it goes to sleep by itself."""
    rested: Share = 0.95
    urgent: Share = 0.2
    """Below this a need's band is urgent."""
    low: Share = 0.45
    """Below this it is low, else satisfied."""

    @model_validator(mode="after")
    def _ordered(self) -> NeedRules:
        if not (self.hungry < self.full and self.tired < self.rested and self.urgent <= self.low):
            raise ValueError("hungry has to be below full, tired below rested, urgent not above low")
        return self


class HealthRules(Form):
    """Health a tick: what heals, what harms, and where a pawn is downed and gets up again."""

    downed: Share = 0.2
    heal_per_tick: Share = 0.00005
    heal_in_bed_per_tick: Share = 0.0005
    bleed_per_tick: Share = 0.0002
    starve_per_tick: Share = 0.0003
    weak: Share = 0.4
    """Below this a pawn stays in bed, and takes herbs where there are some."""


class ItemRules(Form):
    """What goods are good for."""

    berries_food: Share = 0.12
    meal_food: Share = 0.45
    herbs_health: Share = 0.15
    wood_burns: Ticks = 120
    berries_a_meal: Some = 3


class HabitRules(Form):
    """How habits go: ticks they take, amounts, and how much the colony gathers by itself."""

    eat_ticks: Ticks = 5
    gather_ticks: Ticks = 10
    gather_amount: Some = 4
    enough_berries: Count = 24
    enough_wood: Count = 24
    bush_regrows: Ticks = 180
    """Ticks in which each bush grows one berry."""
    low_fuel: Count = 240
    """A fire that has fewer ticks to burn is tended."""
    tend_wood: Some = 3
    wander_radius: Radius = 3
    wander_pause: Ticks = 15
    warm_radius: Radius = 3


class WorkRules(Form):
    """Agreed work: amounts, ticks, and the needs below which it stops."""

    carries: Some = 8
    handling_ticks: Ticks = 2
    cook_ticks: Ticks = 30
    meals_a_batch: Some = 4
    low_food: Share = 0.2
    low_rest: Share = 0.15


class MemoryRules(Form):
    """How long memories of each urgency live, the chance that one then survives for good, and the length of history."""

    health_ticks: Ticks = 10_080
    ordinary_ticks: Ticks = 2_880
    chatter_ticks: Ticks = 720
    health_survives: Share = 0.5
    ordinary_survives: Share = 0.1
    chatter_survives: Share = 0.0
    history: Annotated[int, Field(ge=1, le=10_000)] = 100


class Outage(Form):
    """Ticks in which nothing comes over the shared link from a pawn, both ends included."""

    pawn: Id
    first: Ticks
    last: Ticks


class KnowledgeRules(Form):
    """What reaches minds: the shared link, sightings, how long each is good for, and how much a mind is told."""

    link: bool = True
    """Whether there is a shared link: without it the core has no band of anybody."""
    sightings: bool = True
    """Whether colonists report the food and the fires that they see."""
    every: Ticks = 30
    """Ticks from one reading and one round of sightings to the next."""
    reading_lives: Ticks = 240
    """Older readings are unknown."""
    sighting_lives: Ticks = 1_440
    """Older sightings are left out."""
    outages: list[Outage] = Field(default_factory=list, max_length=10_000)
    told: Annotated[int, Field(ge=1, le=1_000)] = 20
    """The latest so many entries of each list are told to a mind."""


class Rules(Form):
    """Every number of the simulation, each with its default."""

    needs: NeedRules = NeedRules()
    health: HealthRules = HealthRules()
    items: ItemRules = ItemRules()
    habits: HabitRules = HabitRules()
    work: WorkRules = WorkRules()
    memory: MemoryRules = MemoryRules()
    knowledge: KnowledgeRules = KnowledgeRules()
    offers: OfferRules = OfferRules()
    attention: AttentionRules = AttentionRules()
    planner: PlannerRules = PlannerRules()
    sight: Radius = 6
    """Hexes that a pawn sees."""


# Things and people ----------------------------------------------------------------------------------------------------


class Placed(Form):
    """What has an id and a place, ``[column, row]``."""

    id: Id
    at: Place

    @property
    def position(self) -> tuple[int, int]:
        """Its cell."""
        return (self.at[0], self.at[1])


class CampfireForm(Placed):
    """A campfire and the ticks that it will burn."""

    kind: Literal["campfire"]
    fuel: Count = 0


class StockpileForm(Placed):
    """A stockpile and what is in it."""

    kind: Literal["stockpile"]
    items: dict[Item, Count] = Field(default_factory=dict)


class BushForm(Placed):
    """A bush, its berries and how many it can bear."""

    kind: Literal["bush"]
    berries: Count = 0
    most: Count = 12


class BedForm(Placed):
    """A bed."""

    kind: Literal["bed"]


class StackForm(Placed):
    """Goods on the ground."""

    kind: Literal["stack"]
    item: Item
    count: Some


ThingForm = Annotated[CampfireForm | StockpileForm | BushForm | BedForm | StackForm, Field(discriminator="kind")]
THING_FORMS: dict[str, type[CampfireForm | StockpileForm | BushForm | BedForm | StackForm]] = {
    "campfire": CampfireForm,
    "stockpile": StockpileForm,
    "bush": BushForm,
    "bed": BedForm,
    "stack": StackForm,
}


class PawnForm(Placed):
    """A colonist. Names may repeat, ids may not."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    traits: list[str] = Field(default_factory=list)
    skills: dict[str, Annotated[int, Field(ge=0, le=20)]] = Field(default_factory=dict)
    food: Share = 1.0
    rest: Share = 1.0
    health: Annotated[float, Field(gt=0.0, le=1.0, allow_inf_nan=False)] = 1.0


# Mishaps --------------------------------------------------------------------------------------------------------------


class Mishap(Form):
    """What may happen at a tick, and again every so many ticks, each time by chance. `harm` is what health it costs."""

    id: Id
    at: Ticks
    every: Ticks | None = None
    chance: Share = 1.0
    harm: Share = 0.3


class FallForm(Mishap):
    """A pawn may fall."""

    kind: Literal["fall"]
    pawn: Id


class FireForm(Mishap):
    """A fire may break out at a thing: who is within `radius` is burnt, and so are the goods of a stack or pile."""

    kind: Literal["fire"]
    thing: Id
    radius: Radius = 1
    burns: Count = 0
    """Pieces that burn of each kind of goods there."""


class FightForm(Mishap):
    """Two may fight over food: if both have less food than `below` and stand within `within` hexes."""

    kind: Literal["fight"]
    pawns: Annotated[list[Id], Field(min_length=2, max_length=2)]
    below: Share = 1.0
    within: Radius = 64


MishapForm = Annotated[FallForm | FireForm | FightForm, Field(discriminator="kind")]
MISHAP_FORMS: dict[str, type[FallForm | FireForm | FightForm]] = {
    "fall": FallForm,
    "fire": FireForm,
    "fight": FightForm,
}


class ColonyScenario(Form):
    """A colony. `shows` says in a sentence what there is to see; `terrain` are its rows, a letter a hex:
    ``.`` soil, ``^`` rock, ``~`` water, ``T`` trees.
    """

    version: Literal[1] = 1
    id: Id = "colony"
    title: str = ""
    shows: str = ""
    seed: Annotated[int, Field(ge=0, lt=2**32)] = 0
    terrain: Annotated[list[str], Field(min_length=1, max_length=MOST_SIDE)]
    things: list[ThingForm] = Field(default_factory=list, max_length=10_000)
    pawns: Annotated[list[PawnForm], Field(min_length=1, max_length=MOST_PAWNS)]
    events: list[MishapForm] = Field(default_factory=list, max_length=10_000)
    rules: Rules = Rules()
    minds: MindForms = MindForms()
