"""What a commons tells the window around it: texts of the bars, the entry among recent files, its actions. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from concordui.commons.picture import StockPicture
from concordui.commons.say import say
from concordui.commons.toolbar import PAGES, SPEEDS
from concordui.workspace import ActionState, Status, Summary
from engine.commons.dynamics import Logistic
from engine.commons.scenario import ArenaPlan
from engine.commons.world_course import WorldView

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace
    from concordui.commons.world.showing import WorldShowing


def title_of(tab: CommonsWorkspace) -> tuple[str, str]:
    """Which turn (of a world: which round) of how many, and in small what is played."""
    showing, world = tab.showing, tab.world
    if world is not None and tab.page != "arena":
        if world.view is None:
            return say("Opening"), tab.title()
        title = say("Round {round} of {all}", round=world.turn, all=world.turns_planned)
        return title, _counts(world.view, world.turn)
    if showing.plan is None:
        return say("Opening"), tab.arena or tab.title()
    title = say("Turn {turn} of {all}", turn=showing.turn, all=showing.turns_planned)
    engine = engine_text(showing.plan)
    return title, f"{tab.arena}: {engine}" if tab.arena else engine


def _counts(view: WorldView, turn: int) -> str:
    """How many arenas and treaties there are in a round."""
    arenas = sum(each.span.holds(turn) for each in view.arenas)
    treaties = sum(each.span.holds(turn) for each in view.treaties)
    parts = [say("1 arena") if arenas == 1 else say("{count} arenas", count=arenas)]
    parts += [say("1 treaty") if treaties == 1 else say("{count} treaties", count=treaties)]
    return ", ".join(parts)


def engine_text(plan: ArenaPlan) -> str:
    """The engine and what matters of it: "logistic, r 0.5, K 100, n 5"."""
    parts = [plan.dynamics.name]
    if isinstance(plan.dynamics, Logistic):
        parts += [] if plan.dynamics.growth == "doubling" else [f"r {plan.dynamics.rate:g}"]
        parts += [f"K {plan.dynamics.carrying:g}"]
    return ", ".join([*parts, f"n {len(plan.players)}"])


def status(tab: CommonsWorkspace) -> Status:
    """The log and how long it is at the left, with the seed; the speed at the right."""
    showing, world, path = tab.showing, tab.world, tab.path()
    right = (speed_text(tab.playback.speed, rounds=world is not None),)
    if path is None or (showing.plan is None if world is None else world.view is None):
        return Status()
    if world is not None and world.view is not None:
        logs = say("Logs in {name}, {rounds} rounds", name=path.name, rounds=world.turns)
        return Status((logs, say("Seed {seed}", seed=world.view.plan.seed)), right, saved=True)
    assert showing.plan is not None
    words = {
        "verified": say(", replay verified"),
        "differs": say(", differs from what the engine plays"),
        "checking": say(", being verified"),
    }
    log = say("Log {name}, {turns} turns", name=path.name, turns=showing.turns)
    differs = tab.verification.verdict == "differs"
    left = (log + words.get(tab.verification.verdict, ""), say("Seed {seed}", seed=showing.plan.seed))
    eyes = (say("Seen by {player}", player=showing.eyes),) if showing.eyes else ()
    return Status(left, (*eyes, *right), saved=not differs, unsaved=differs)


def speed_text(speed: str, *, rounds: bool = False) -> str:
    """How fast, in words."""
    if speed == "max":
        return say("As fast as it goes")
    if rounds:
        return say("1 round a second") if speed == "1" else say("{count} rounds a second", count=speed)
    return say("1 turn a second") if speed == "1" else say("{count} turns a second", count=speed)


def summary(tab: CommonsWorkspace) -> Summary:
    """The run among the recent files."""
    showing, world = tab.showing, tab.world
    if world is not None:
        return _summary_of_world(tab.title(), world)
    view, plan = showing.view, showing.plan
    sentence, picture = say("Not begun"), None
    if plan is not None and view is not None:
        place = say("Turn {turn} of {all}", turn=showing.turns, all=showing.turns_planned)
        sentence = f"{place}. {engine_text(plan)}. " + say("Seed {seed}", seed=plan.seed)
        if showing.eyes is None:
            picture = StockPicture.of(view)
    return Summary(tab.title(), sentence, finished=showing.over, label=say("Arena"), picture=picture)


def _summary_of_world(title: str, world: WorldShowing) -> Summary:
    view = world.view
    if view is None:
        return Summary(title, say("Not begun"), finished=False, label=say("World"))
    place = say("Round {round} of {all}", round=world.turns, all=world.turns_planned)
    sentence = f"{place}. {_counts(view, world.turns)}. " + say("Seed {seed}", seed=view.plan.seed)
    picture = StockPicture.of_shares([mean_stock(view, turn) for turn in range(view.rounds + 1)])
    return Summary(title, sentence, finished=world.over, label=say("World"), picture=picture)


def mean_stock(view: WorldView, turn: int) -> float:
    """The mean over the arenas of a round of each one's stock against its capacity."""
    here = [arena.stock_after(turn) / arena.capacity for arena in view.arenas if arena.span.holds(turn)]
    return sum(here) / len(here) if here else 0.0


def action_states(tab: CommonsWorkspace) -> Mapping[str, ActionState]:
    """Which actions can be performed now."""
    playback, cursor = tab.playback, tab.playback.cursor
    there = cursor.turns > 0
    looking_back = cursor.pinned is not None
    can_step = looking_back and (cursor.turn < cursor.turns or playback.live)
    can_step |= playback.live and not playback.playing and not looking_back
    play = say("Pause") if playback.playing else say("Play")
    states = {
        "commons.play": ActionState((there or playback.live) and not playback.waits, play, playback.playing),
        "commons.step": ActionState(can_step),
        "commons.next": ActionState(can_step),
        "commons.back": ActionState(cursor.turn > 1),
        "commons.first": ActionState(cursor.turn > 1),
        "commons.last": ActionState(looking_back),
    }
    for speed in SPEEDS:
        states[f"commons.speed.{speed}"] = ActionState(not playback.waits, checked=playback.speed == speed)
    for page in PAGES:
        states[f"commons.{page}"] = ActionState(tab.has_page(page), checked=tab.page == page)
    return states
