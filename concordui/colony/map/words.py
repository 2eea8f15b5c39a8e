"""The colony map in words: what pawns do and need, what things hold, and a hex in one breath."""

from __future__ import annotations

from concordui.colony import clock
from concordui.colony.map.hexes import Hexes
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.hexmap.map_rows import MapRow
from engine.colony.grid import TERRAIN
from engine.colony.viewing.scene import Badge, ColonyScene, Need, ScenePawn, SceneThing
from engine.hexgrid import Cell

LAYERS = ("grid", "trees", "sight", "things", "paths", "needs", "names", "badges")
"""The layers that a person can switch off."""


def layer_words() -> dict[str, str]:
    """What the layers are called, in the menu's order."""
    words = (
        say("Grid"),
        say("Trees"),
        say("What the chosen mind sees"),
        say("Things"),
        say("Paths"),
        say("Food, rest and health"),
        say("Names and jobs"),
        say("Thoughts, sleep and falls"),
    )
    return dict(zip(LAYERS, words, strict=True))


# Pawns ----------------------------------------------------------------------------------------------------------------


def job_words(pawn: ScenePawn) -> str:
    """What a pawn does, in a word or two: "hauls, trip 2 of 3"."""
    if pawn.asleep:
        return say("sleeps")
    words = {
        "dead": say("dead"),
        "downed": say("down"),
        "idle": say("idle"),
        "haul": say("hauls"),
        "rescue": say("rescues"),
        "produce": say("cooks"),
        "eat": say("goes to eat"),
        "gather": say("gathers"),
        "sleep": say("goes to bed"),
        "tend": say("tends the fire"),
        "wander": say("walks"),
    }[pawn.doing]
    if pawn.doing == "haul" and pawn.trips > 1:
        trip = min(pawn.done + 1, pawn.trips)
        return say("{job}, trip {trip} of {trips}", job=words, trip=trip, trips=pawn.trips)
    return words


def need_words(need: Need) -> str:
    """A scale of a body: "Food 0.44", and that it is low."""
    value = f"{need.value:.2f}"
    if need.need == "food":
        return say("Food {value}, hungry", value=value) if need.low else say("Food {value}", value=value)
    if need.need == "rest":
        return say("Rest {value}, tired", value=value) if need.low else say("Rest {value}", value=value)
    return say("Health {value}, weak", value=value) if need.low else say("Health {value}", value=value)


def badge_words(badge: Badge) -> str:
    """A thought under way: "thinks, 2.4 s"."""
    words = {
        "appraisal": say("appraises"),
        "deliberation": say("thinks"),
        "reflection": say("reflects"),
        "planning": say("plans"),
    }[badge.aim]
    if badge.seconds is None:
        return words
    return say("{thought}, {seconds:.1f} s", thought=words, seconds=badge.seconds)


def bubble_words(pawn: ScenePawn) -> str:
    """What the bubble over a pawn says; empty for none. A thought goes before sleep: there is none in sleep."""
    if pawn.dead:
        return ""
    slowest = sorted(pawn.badges, key=lambda badge: badge.aim == "appraisal")
    if slowest:
        return badge_words(slowest[0])
    return say("down") if pawn.downed else say("sleeps") if pawn.asleep else ""


def carried_words(pawn: ScenePawn) -> str:
    """What a pawn carries; empty for nothing."""
    if not pawn.carrying:
        return ""
    if not pawn.count:
        return say("carries {item}", item=item_word(pawn.carrying))
    return say("carries {goods}", goods=goods_words(((pawn.carrying, pawn.count),)))


# Things ---------------------------------------------------------------------------------------------------------------


def item_word(item: str) -> str:
    """A kind of goods."""
    return {"wood": say("wood"), "berries": say("berries"), "meal": say("meals"), "herbs": say("herbs")}[item]


def goods_words(items: tuple[tuple[str, int], ...]) -> str:
    """Goods with their counts, those of which there is something; "empty" for nothing."""
    found = [say("{count} {item}", count=clock.count(count), item=item_word(item)) for item, count in items if count]
    return ", ".join(found) or say("empty")


def thing_name(thing: SceneThing) -> str:
    """What kind of thing it is."""
    return {
        "campfire": say("fire"),
        "stockpile": say("stockpile"),
        "bush": say("bush"),
        "bed": say("bed"),
        "stack": say("on the ground"),
        "work": say("work to be offered"),
    }[thing.kind]


def thing_label(thing: SceneThing) -> str:
    """What is written under a thing: a count, the time that a fire has left, "" for nothing."""
    if thing.kind == "campfire":
        if thing.fuel:
            return say("fire {time}", time=clock.age(thing.fuel))
        return say("fire") if thing.burning else say("fire, out")
    if thing.kind == "bush":
        return clock.count(sum(count for _, count in thing.items))
    return goods_words(thing.items) if thing.kind in ("stockpile", "stack") else ""


def thing_words(thing: SceneThing, people: People) -> str:
    """A thing with what is known of it, for the card and for who hears it."""
    parts = [say("{thing} {id}", thing=thing_name(thing), id=thing.id)]
    if thing.kind == "campfire":
        if thing.fuel:
            parts.append(say("burns for {time}", time=clock.age(thing.fuel)))
        elif thing.burning is not None:
            parts.append(say("burns") if thing.burning else say("is out"))
    if thing.items or thing.kind == "stockpile":
        parts.append(goods_words(thing.items))
    if thing.taken is not None:
        parts.append(say("taken") if thing.taken else say("free"))
    if thing.told is not None:
        seer, tick = thing.told
        parts.append(say("seen by {name}, {clock}", name=people.name(seer), clock=clock.clock(tick)))
    return ", ".join(parts)


# A hex ----------------------------------------------------------------------------------------------------------------


def ground_words(scene: ColonyScene, cell: Cell) -> str:
    """The ground of a hex and where it is."""
    name = TERRAIN.get(scene.rows[cell[1]][cell[0]], "")
    words = {
        "soil": say("Soil"),
        "rock": say("Rock"),
        "water": say("Water"),
        "trees": say("Trees"),
        "": say("Unknown ground"),
    }[name]
    return say("{ground}, column {column}, row {row}", ground=words, column=cell[0], row=cell[1])


def pawn_words(pawn: ScenePawn) -> list[str]:
    """What is known of a pawn, a sentence's part each."""
    parts = [pawn.name, job_words(pawn)]
    if pawn.agreed:
        parts.append(say("by agreement"))
    if pawn.downed and pawn.doing != "downed":
        parts.append(say("down"))
    parts += [badge_words(badge) for badge in pawn.badges]
    carried = carried_words(pawn)
    return [*parts, carried] if carried else parts


def sight_words(scene: ColonyScene, cell: Cell, people: People) -> str:
    """Whether the chosen mind sees a hex; empty where it has no eyes of its own."""
    if scene.sight is None:
        return ""
    name = people.name(scene.mind)
    return say("{name} sees it", name=name) if cell in scene.sight else say("{name} does not see it", name=name)


def describe(scene: ColonyScene, people: People, hexes: Hexes, cell: Cell) -> str:
    """A hex in one breath."""
    if not hexes.holds(cell):
        return ""
    pawns, things = scene.at(cell)
    parts = [ground_words(scene, cell)]
    for pawn in pawns:
        parts += [*pawn_words(pawn), *map(need_words, pawn.needs)]
    parts += [thing_words(thing, people) for thing in things]
    seen = sight_words(scene, cell, people)
    return ", ".join([*parts, seen] if seen else parts)


def hex_heads() -> tuple[str, ...]:
    """The columns of the colony's map as a table."""
    return (say("Place"), say("Who"), say("Food, rest and health"), say("Things"), say("Sight"))


def hex_rows(scene: ColonyScene, people: People, cursor: Cell | None) -> list[MapRow]:
    """A row for each hex where somebody or something is, and for the cursor's, from the top row down."""
    cells = {pawn.at for pawn in scene.pawns} | {thing.at for thing in scene.things}
    if cursor is not None:
        cells.add(cursor)
    return [MapRow(cell, _hex_cells(scene, people, cell)) for cell in sorted(cells, key=_reading_order)]


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _hex_cells(scene: ColonyScene, people: People, cell: Cell) -> tuple[str, ...]:
    pawns, things = scene.at(cell)
    who = "; ".join(", ".join(pawn_words(pawn)) for pawn in pawns)
    needs = "; ".join(", ".join(map(need_words, pawn.needs)) for pawn in pawns)
    what = "; ".join(thing_words(thing, people) for thing in things)
    return ground_words(scene, cell), who, needs, what, sight_words(scene, cell, people)
