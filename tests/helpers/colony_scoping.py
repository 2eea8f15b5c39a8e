"""Who may know what: a row a field of the simulation and of the minds' own state (`colony: Who knows what`).

Each row plants a value in one field of an otherwise equal colony. ``=`` the value itself arrives; ``~`` something that
follows from it changes; ``.`` nothing changes at all. The columns: Ann, whose field it is or who sees it; Ben, beside
her; Cat, far away; the core.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.colony import threads
from engine.colony.events import Urgency
from engine.colony.grid import grid_of
from engine.colony.mind_forms import OfferRules
from engine.colony.perspective import Message
from engine.colony.planner import PublicChange
from engine.colony.scenario import parse_scenario
from engine.colony.state import Receipt, Stack
from engine.colony.telemetry import Link, observe
from engine.colony.thinking import NOTHING as NO_MENU
from engine.colony.threads import CORE, Handle, Notice, Rejection, Work
from engine.colony.world import Thought
from engine.files import canonical_json
from helpers.colony_minds import TICK, Minds, minds

VIEWERS = ("ann", "ben", "cat", CORE)
TEXT, NUMBER, SHARE, CELL = "MARKER", 7_340_001, 0.7310585, (8, 7)
NOTHING = "...."
NO_TEXT = "there is no text to look for"


Plant = Callable[["Minds", Any], None]


@dataclass(frozen=True)
class Row:
    """One field (`name` may say in brackets which case it is), what is planted, and who is told.

    `shown` is how the value looks in what is told, where that is not its JSON.
    """

    name: str
    value: Any
    told: str
    shown: str = ""
    plant: Plant | None = None

    @property
    def field(self) -> str:
        return self.name.partition(" ")[0]


TARGETS: dict[str, Callable[[Minds], Any]] = {
    "Pawn": lambda all_: all_.colony.pawns["ann"],
    "Job": lambda all_: all_.colony.pawns["ann"].job,
    "Memory": lambda all_: all_.colony.pawns["ann"].memories["ate:ann"],
    "Deed": lambda all_: all_.colony.pawns["ann"].history[-1],
    "Note": lambda all_: all_.colony.pawns["ann"].outlook[0],
    "Receipt": lambda all_: all_.colony.receipts["a1"],
    "Colony": lambda all_: all_.colony,
    "Campfire": lambda all_: all_.colony.things["fire"],
    "Stockpile": lambda all_: all_.colony.things["store"],
    "Bush": lambda all_: all_.colony.things["bush"],
    "Bed": lambda all_: all_.colony.things["bed"],
    "Stack": lambda all_: all_.colony.things["meals"],
    "Reading": lambda all_: all_.link.readings["ann"],
    "Sighting": lambda all_: all_.link.sightings["fire"],
    "Link": lambda all_: all_.link,
    "Work": lambda all_: all_.talks.offers["o3"].work,
    "Offer": lambda all_: all_.talks.offers["o3"],
    "Thread": lambda all_: all_.talks.threads["t3"],
    "Handle": lambda all_: all_.talks.handles[all_.talks.open["answer:o3"]],
    "Agreement": lambda all_: all_.talks.ledger["a1"],
    "Talks": lambda all_: all_.talks,
    "Message": lambda all_: all_.messages[0],
    "Topic": lambda all_: all_.planner.topics[0],
    "Planner": lambda all_: all_.planner,
    "Attention": lambda all_: all_.attention["ann"],
    "Stimulus": lambda all_: all_.attention["ann"].queue["ate:ann"],
}


def put(all_: Minds, row: Row) -> None:
    kind, _, name = row.field.partition(".")
    if row.plant is not None:
        row.plant(all_, row.value)
    elif kind == "World":
        all_.more[name] = row.value
    else:
        object.__setattr__(TARGETS[kind](all_), name, row.value)


def rename_pawn(all_: Minds, value: str) -> None:
    ann = all_.colony.pawns.pop("ann")
    ann.id = value
    all_.colony.pawns[value] = ann


def rename_thing(name: str) -> Plant:
    def plant(all_: Minds, value: str) -> None:
        thing = all_.colony.things[name]
        all_.colony.remove(thing)
        thing.id = value
        all_.colony.add(thing)

    return plant


def far_logs(all_: Minds, value: int) -> None:
    logs = all_.colony.things["logs"]
    assert isinstance(logs, Stack)
    logs.count = value


def cat_downed(all_: Minds, value: Any) -> None:
    cat = all_.colony.pawns["cat"]
    cat.downed, cat.position = True, value


def without_ben(all_: Minds, value: Any) -> None:
    del all_.colony.pawns["ben"]


def rename_offer(all_: Minds, value: str) -> None:
    text = canonical_json(threads.to_json(all_.talks)).replace('"o3"', f'"{value}"').replace(":o3", f":{value}")
    all_.talks = threads.from_json(json.loads(text), all_.talks.rules)


def replaced_work(all_: Minds, value: str) -> None:
    all_.talks.ledger[value] = all_.talks.ledger["a1"]
    object.__setattr__(all_.talks.offers["o3"], "replaces", value)


def only_in_the_talks(all_: Minds, value: Receipt) -> None:
    del all_.colony.receipts["a1"]
    object.__setattr__(all_.talks.ledger["a1"], "receipt", value)


def other_thread(all_: Minds, value: str) -> None:
    all_.talks.threads[value] = all_.talks.threads["t3"]
    object.__setattr__(all_.talks.offers["o3"], "thread", value)


def no_threads(all_: Minds, value: Any) -> None:
    all_.talks.threads, all_.talks.unsettled = {}, []


def no_offers(all_: Minds, value: Any) -> None:
    no_threads(all_, value)
    all_.talks.offers, all_.talks.open = {}, {}


def no_ledger(all_: Minds, value: Any) -> None:
    talks = all_.talks
    talks.ledger, talks.live = {}, []
    talks.open = {key: name for key, name in talks.open.items() if not key.startswith("withdraw")}


def one_more_handle(all_: Minds, value: Handle) -> None:
    all_.talks.handles[value.id] = value


def a_rejection(name: str) -> Plant:
    def plant(all_: Minds, value: Any) -> None:
        all_.talks.rejections.append(replace(Rejection(1, 1, "ann", "answer", "used handle", "o3"), **{name: value}))

    return plant


def a_notice(name: str) -> Plant:
    def plant(all_: Minds, value: Any) -> None:
        all_.talks.news.append(replace(Notice(1, "agreed", "ann", "t3", "o3"), **{name: value}))

    return plant


def a_change(name: str) -> Plant:
    def plant(all_: Minds, value: Any) -> None:
        change = replace(PublicChange(TICK, "band", "link:ann", "ann"), **{name: value})
        all_.planner.wakes = all_.planner.causes = (change,)

    return plant


def a_thought(name: str) -> Plant:
    def plant(all_: Minds, value: Any) -> None:
        thought = replace(Thought("1-9", "ann", "deliberation", TICK, (), NO_MENU), **{name: value})
        all_.more["thoughts"] = {"1-9": thought}

    return plant


def words_for_ben(all_: Minds, value: str) -> None:
    all_.messages.append(Message("m9", TICK, "cat", "ben", "message", value))


def question_for_cat(all_: Minds, value: str) -> None:
    all_.more["questions"] = {**all_.world().questions, "cat": [Message(value, TICK, CORE, "cat", "question", "x")]}


def to_core(name: str) -> Plant:
    def plant(all_: Minds, value: Any) -> None:
        object.__setattr__(all_.messages[1], name, value)

    return plant


def scenario_of(**change: Any) -> Plant:
    def plant(all_: Minds, value: Any) -> None:
        all_.colony.scenario = parse_scenario({**all_.colony.scenario.source, **change})

    return plant


def hidden(all_: Minds, value: Any) -> None:
    rows = list(all_.colony.grid.rows)
    rows[5] = rows[5][:6] + "^" + rows[5][7:]
    all_.colony.grid = grid_of(tuple(rows))


ROWS = [
    # A pawn: its needs, traits and skills are its own; what others see of it is where it is and what it does.
    Row("Pawn.id", TEXT, "==.=", plant=rename_pawn),
    Row("Pawn.name", TEXT, "==.."),
    Row("Pawn.position", CELL, "==.."),
    Row("Pawn.position (Cat's, who is downed: there is work)", (30, 8), "..==", "", cat_downed),
    Row("Pawn.traits", ("wary",), "=...", '"wary"'),
    Row("Pawn.skills", {"cooking": NUMBER}, "=...", str(NUMBER)),
    Row("Pawn.food", SHARE, "=..."),
    Row("Pawn.food (another band)", 0.1310585, "=..~"),
    Row("Pawn.rest", SHARE, "=..."),
    Row("Pawn.rest (another band)", 0.1310585, "=..~"),
    Row("Pawn.health", SHARE, "=..."),
    Row("Pawn.downed", True, "~~.~", NO_TEXT),
    Row("Pawn.died", NUMBER, "~~.~"),
    Row("Pawn.bed", "bed", "~~..", NO_TEXT),
    Row("Pawn.item", TEXT, "==.."),
    Row("Pawn.count", NUMBER, "=..."),
    Row("Pawn.moving", NUMBER, NOTHING),
    Row("Pawn.job", None, "~~..", NO_TEXT),
    Row("Pawn.memories", {}, "~...", NO_TEXT),
    Row("Pawn.history", [], "~...", NO_TEXT),
    Row("Pawn.outlook", (), "~...", NO_TEXT),
    Row("Pawn.past", (TEXT, ()), NOTHING),
    Row("Job.kind", TEXT, "==.."),
    Row("Job.target", TEXT, "=..."),
    Row("Job.stage", TEXT, NOTHING),
    Row("Job.goal", CELL, NOTHING),
    Row("Job.place", TEXT, NOTHING),
    Row("Job.wait", NUMBER, NOTHING),
    Row("Job.action", TEXT, "=..."),
    Row("Job.trips", NUMBER, "=..."),
    Row("Job.done", NUMBER, "=..."),
    Row("Job.until", NUMBER, NOTHING),
    Row("Job.stopping", TEXT, NOTHING),
    Row("Memory.event", TEXT, "=..."),
    Row("Memory.tick", NUMBER, "=..."),
    Row("Memory.kind", "woke", "=..."),
    Row("Memory.facts", {"pawn": TEXT, "count": 1, "item": "meal"}, "=...", TEXT),
    Row("Memory.facts (not in the sentence)", {"pawn": "ann", "count": 2, "item": "meal", "x": TEXT}, NOTHING, TEXT),
    Row("Memory.times", NUMBER, "=..."),
    Row("Memory.fades", NUMBER, NOTHING),
    Row("Memory.fades (never)", None, "~...", NO_TEXT),
    Row("Deed.event", TEXT, "=..."),
    Row("Deed.tick", NUMBER, "=..."),
    Row("Deed.kind", "woke", "=..."),
    Row("Deed.facts", {"pawn": TEXT, "count": 1, "item": "meal"}, "=...", TEXT),
    Row("Deed.facts (not in the sentence)", {"pawn": "ann", "count": 2, "item": "meal", "x": TEXT}, NOTHING, TEXT),
    Row("Note.id", TEXT, "=..."),
    Row("Note.tick", NUMBER, "=..."),
    Row("Note.text", TEXT, "=..."),
    Row("Note.cites", (TEXT,), "=...", TEXT),
    Row("Note.earlier", (TEXT,), "=...", TEXT),
    # Things: who sees them knows what can be seen; the core knows of food, of fires, and of work.
    Row("Campfire.id", TEXT, "==.=", plant=rename_thing("fire")),
    Row("Campfire.position", CELL, "==.="),
    Row("Campfire.fuel", NUMBER, NOTHING),
    Row("Campfire.fuel (none left)", 0, "~~.~", NO_TEXT),
    Row("Stockpile.id", TEXT, "==.=", plant=rename_thing("store")),
    Row("Stockpile.position", CELL, "==.="),
    Row("Stockpile.items", {"berries": NUMBER}, "==.=", str(NUMBER)),
    Row("Stockpile.items (no food)", {"berries": 9, "wood": NUMBER}, "==..", str(NUMBER)),
    Row("Bush.id", TEXT, "==.=", plant=rename_thing("bush")),
    Row("Bush.position", CELL, "==.="),
    Row("Bush.berries", NUMBER, "==.="),
    Row("Bush.most", NUMBER, NOTHING),
    Row("Bed.id", TEXT, "==..", plant=rename_thing("bed")),
    Row("Bed.position", CELL, "==.."),
    Row("Stack.id", TEXT, "==.=", plant=rename_thing("meals")),
    Row("Stack.position", CELL, "==.="),
    Row("Stack.item", TEXT, "==.=", TEXT),
    Row("Stack.count", NUMBER, "==.="),
    Row("Stack.count (far away, offered to Ann)", NUMBER, "=..=", plant=far_logs),
    # Receipts are the core's; a colonist has the event in its history.
    *(Row(f"Receipt.{name}", NUMBER, "...=") for name in ("trips", "done", "moved", "begun", "ended")),
    *(Row(f"Receipt.{name}", TEXT, "...=") for name in ("action", "pawn", "kind", "target", "state", "why", "detail")),
    # The colony as a whole. What follows from the rest is told to nobody for itself.
    Row("Colony.scenario", TEXT, NOTHING, "", scenario_of(title=TEXT)),
    Row("Colony.scenario (what a scale means)", 0.3571, "===.", "", scenario_of(rules={"needs": {"hungry": 0.3571}})),
    Row(
        "Colony.scenario (what may happen)",
        TEXT,
        NOTHING,
        "",
        scenario_of(events=[{"id": TEXT, "kind": "fall", "at": TICK + 1, "pawn": "ann"}]),
    ),
    Row("Colony.seed", NUMBER, NOTHING),
    Row("Colony.grid", None, "~~..", NO_TEXT, hidden),
    Row("Colony.tick", 7_340_010, "===="),
    Row("Colony.pawns", None, "~~.~", NO_TEXT, without_ben),
    Row("Colony.things", {}, "~~.~", NO_TEXT),
    Row("Colony.receipts", {"a9": Receipt("a9", "ann", "haul", TEXT, 1, 0, 0, 1)}, "...=", TEXT),
    Row("Colony.tally", {TEXT: NUMBER}, NOTHING, TEXT),
    Row("Colony.next_event", NUMBER, NOTHING),
    Row("Colony.next_stack", NUMBER, NOTHING),
    Row("Colony.claims", {TEXT: TEXT}, NOTHING, TEXT),
    Row("Colony.kinds", {}, "...~", NO_TEXT),
    Row("Colony.fading", {NUMBER: {TEXT}}, NOTHING, TEXT),
    Row("Colony.factors", {}, NOTHING, NO_TEXT),
    Row("Colony.numbers", {TEXT: NUMBER}, NOTHING, TEXT),
    Row("Colony.news", [TEXT], NOTHING, TEXT),
    Row("Colony.ledger", TEXT, NOTHING),
    Row("Colony.goods", TEXT, NOTHING),
    *(Row(f"Colony.{name}", {TEXT: TEXT}, NOTHING, TEXT) for name in ("ordered", "stock", "heaps", "warming")),
    # What came over the link or was reported is for the core.
    *(Row(f"Reading.{name}", value, "...=") for name, value in (("tick", NUMBER), ("food", "low"), ("rest", "low"))),
    *(Row(f"Sighting.{name}", TEXT, "...=") for name in ("thing", "kind", "seer")),
    Row("Sighting.place", CELL, "...="),
    Row("Sighting.food", (("meal", NUMBER),), "...=", str(NUMBER)),
    Row("Sighting.burning", None, "...~", NO_TEXT),
    Row("Sighting.tick", NUMBER, "...="),
    Row("Link.readings", {}, "...~", NO_TEXT),
    Row("Link.sightings", {}, "...~", NO_TEXT),
    # Offers are between the core and one pawn.
    Row("Work.kind", TEXT, "=..="),
    Row("Work.target", TEXT, "=..="),
    Row("Work.trips", NUMBER, "=..="),
    Row("Offer.id", "o314159", "=..=", plant=rename_offer),
    Row("Offer.thread", TEXT, "=..=", plant=other_thread),
    Row("Offer.pawn", TEXT, "~..="),
    Row("Offer.revision", NUMBER, "=..="),
    Row("Offer.work", Work("haul", TEXT), "=..=", TEXT),
    Row("Offer.made", NUMBER, "=..="),
    Row("Offer.expires", NUMBER, "=..="),
    Row("Offer.counters", (Work("haul", TEXT),), "=...", TEXT),
    Row("Offer.replaces", TEXT, "=..=", plant=replaced_work),
    Row("Offer.state", "superseded", "...="),
    Row("Offer.closed", NUMBER, "...="),
    Row("Offer.counter", Work("haul", TEXT), "...=", TEXT),
    Row("Thread.id", TEXT, NOTHING),
    Row("Thread.pawn", TEXT, NOTHING),
    Row("Thread.offers", ("o1",), "...~", NO_TEXT),
    Row("Thread.state", "accepted", NOTHING, NO_TEXT),
    Row("Handle.id", TEXT, NOTHING),
    Row("Handle.pawn", "ben", "~~..", NO_TEXT),
    Row("Handle.use", "invite", "~...", NO_TEXT),
    Row("Handle.about", "o2", "~...", NO_TEXT),
    Row("Handle.state", "used", "~...", NO_TEXT),
    *(Row(f"Agreement.{name}", TEXT, NOTHING) for name in ("action", "thread", "offer", "after", "why")),
    Row("Agreement.pawn", TEXT, "~..~", NO_TEXT),
    Row("Agreement.work", Work("haul", TEXT), "=..~", TEXT),
    *(Row(f"Agreement.{name}", NUMBER, NOTHING) for name in ("agreed", "until")),
    Row("Agreement.state", "stopping", NOTHING, NO_TEXT),
    Row("Agreement.receipt", Receipt("a9", "ann", "haul", TEXT, 1, 0, 0, 1), "...=", TEXT, only_in_the_talks),
    *(
        Row(f"Rejection.{field.name}", TEXT, NOTHING, "", a_rejection(field.name))
        for field in dataclasses.fields(Rejection)
    ),
    *(Row(f"Notice.{field.name}", TEXT, NOTHING, "", a_notice(field.name)) for field in dataclasses.fields(Notice)),
    Row("Talks.seed", NUMBER, NOTHING),
    Row("Talks.epoch", NUMBER, NOTHING),
    Row("Talks.pawns", ("ann", TEXT), "...=", TEXT),
    Row("Talks.rules", OfferRules(work_ticks=NUMBER), NOTHING, str(NUMBER)),
    Row("Talks.tick", NUMBER, NOTHING),
    Row("Talks.threads", {}, "...~", NO_TEXT, no_threads),
    Row("Talks.offers (none)", None, "~~.~", NO_TEXT, no_offers),
    Row("Talks.ledger", {}, "~~.~", NO_TEXT, no_ledger),
    Row("Talks.live", [], "~..~", NO_TEXT),
    Row("Talks.handles (one that is not open)", Handle(TEXT, "ann", "answer", "o3"), NOTHING, TEXT, one_more_handle),
    Row("Talks.open", {}, "~~..", NO_TEXT),
    Row("Talks.blocks", {"ann": {"haul:logs": TEXT}}, NOTHING, TEXT),
    Row("Talks.blocks (Cat refused: it is not offered again)", {"cat": {"haul:logs": "refused"}}, "...~", NO_TEXT),
    Row("Talks.rejections", [TEXT], NOTHING, TEXT),
    Row("Talks.unsettled", [], "...~", NO_TEXT),
    Row("Talks.news", [TEXT], NOTHING, TEXT),
    # Words go to whom they are addressed, topics are the core's own.
    *(Row(f"Message.{name}", TEXT, "=...") for name in ("id", "sender", "kind", "text")),
    Row("Message.tick", NUMBER, "=..."),
    Row("Message.to", "cat", "~.~.", NO_TEXT),
    *(
        Row(f"Message.{name} (to the core)", TEXT, "...=", "", to_core(name))
        for name in ("id", "sender", "kind", "text")
    ),
    *(Row(f"Topic.{name}", TEXT, "...=") for name in ("id", "status", "text")),
    *(Row(f"Topic.{name}", NUMBER, "...=") for name in ("tick", "opened")),
    Row("Topic.sources", (TEXT,), "...=", TEXT),
    Row("Planner.topics", (), "...~", NO_TEXT),
    *(Row(f"Planner.{name}", NUMBER, NOTHING) for name in ("opened", "spent", "cool_until")),
    *(Row(f"Planner.{name}", (PublicChange(TICK, "band", TEXT, TEXT),), NOTHING, TEXT) for name in ("wakes", "causes")),
    *(
        Row(f"PublicChange.{field.name}", TEXT, NOTHING, "", a_change(field.name))
        for field in dataclasses.fields(PublicChange)
    ),
    # What waits for a pawn's attention is told to who appraises it for that pawn.
    Row("Attention.queue", {}, "~...", NO_TEXT),
    *(Row(f"Attention.{name}", NUMBER, NOTHING) for name in ("cool_until", "experienced", "stirs")),
    Row("Attention.reflections", [NUMBER], NOTHING, str(NUMBER)),
    Row("Attention.counts", {TEXT: NUMBER}, NOTHING, TEXT),
    Row("Attention.seal", TEXT, NOTHING),
    *(Row(f"Stimulus.{name}", TEXT, "=...") for name in ("kind", "text")),
    *(Row(f"Stimulus.{name}", NUMBER, "=...") for name in ("first", "last", "repeats")),
    Row("Stimulus.ids", (TEXT,), "=...", TEXT),
    Row("Stimulus.urgency", Urgency.HEALTH, "=...", '"health"'),
    Row("Stimulus.signal", TEXT, NOTHING),
    Row("Stimulus.deserves", True, NOTHING, NO_TEXT),
    # The run as a whole: its counters, its records, and the thoughts under way are told to nobody.
    Row("World.messages", TEXT, ".=..", plant=words_for_ben),
    Row("World.questions", TEXT, "..=.", TEXT, question_for_cat),
    Row("World.attention", {}, "~...", NO_TEXT),
    *(Row(f"World.{name}", NUMBER, NOTHING) for name in ("attempts", "said")),
    Row("World.counts", {TEXT: (NUMBER,)}, NOTHING, TEXT),
    Row("World.known", {TEXT: TEXT}, NOTHING, TEXT),
    Row("World.outgoing", [Message("m9", TICK, "ann", "ben", "message", TEXT)], NOTHING, TEXT),
    Row("World.thoughts", {TEXT: Thought(TEXT, "ann", "deliberation", NUMBER, (), NO_MENU)}, NOTHING, TEXT),
    *(Row(f"Thought.{field.name}", TEXT, NOTHING, "", a_thought(field.name)) for field in dataclasses.fields(Thought)),
]


def name_of(all_: Minds, viewer: str) -> str | None:
    """The mind of a column, by the id that it has now; None where it is not there any more."""
    name = TEXT if viewer == "ann" and "ann" not in all_.colony.pawns else viewer
    return name if name in (*all_.colony.pawns, CORE) else None


def planted(row: Row) -> Minds:
    """The colony with what a row plants in it."""
    all_ = minds()
    put(all_, row)
    if not row.field.startswith(("Reading", "Sighting", "Link")):
        all_.link = Link()
        observe(all_.colony, all_.link)
    return all_


def reaches(row: Row, before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """Whom the planted value reaches, in the words of the table, from what each was told without it and with it."""
    shown = row.shown or canonical_json(row.value)
    found = ""
    for viewer in VIEWERS:
        arrives = row.shown is not NO_TEXT and after[viewer].count(shown) > before[viewer].count(shown)
        found += "=" if arrives else "." if after[viewer] == before[viewer] else "~"
    return found
