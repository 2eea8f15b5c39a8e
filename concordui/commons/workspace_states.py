"""What a commons tells the window around it: texts of the bars, the entry among recent files, its actions. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from concordui.commons.picture import StockPicture
from concordui.commons.toolbar import PAGES, SPEEDS
from concordui.workspace import ActionState, Status, Summary
from engine.commons.dynamics import Logistic
from engine.commons.scenario import ArenaPlan

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Commons", text).format(**values)


def title_of(tab: CommonsWorkspace) -> tuple[str, str]:
    """Which turn of how many, and in small what is played."""
    showing = tab.showing
    if showing.plan is None:
        return say("Opening"), tab.title()
    title = say("Turn {turn} of {all}", turn=showing.turn, all=showing.turns_planned)
    return title, engine_text(showing.plan)


def engine_text(plan: ArenaPlan) -> str:
    """The engine and what matters of it: "logistic, r 0.5, K 100, n 5"."""
    parts = [plan.dynamics.name]
    if isinstance(plan.dynamics, Logistic):
        parts += [] if plan.dynamics.growth == "doubling" else [f"r {plan.dynamics.rate:g}"]
        parts += [f"K {plan.dynamics.carrying:g}"]
    return ", ".join([*parts, f"n {len(plan.players)}"])


def status(tab: CommonsWorkspace) -> Status:
    """The log and how long it is at the left, with the seed; the speed at the right."""
    showing, path = tab.showing, tab.path()
    if showing.plan is None or path is None:
        return Status()
    words = {
        "verified": say(", replay verified"),
        "differs": say(", differs from what the engine plays"),
        "checking": say(", being verified"),
    }
    log = say("Log {name}, {turns} turns", name=path.name, turns=showing.turns)
    differs = tab.verification.verdict == "differs"
    left = (log + words.get(tab.verification.verdict, ""), say("Seed {seed}", seed=showing.plan.seed))
    eyes = () if showing.eyes is None else (say("Seen by {player}", player=showing.eyes),)
    right = (*eyes, speed_text(tab.playback.speed))
    return Status(left, right, saved=not differs, unsaved=differs)


def speed_text(speed: str) -> str:
    """How fast, in words."""
    if speed == "max":
        return say("As fast as it goes")
    return say("1 turn a second") if speed == "1" else say("{count} turns a second", count=speed)


def summary(tab: CommonsWorkspace) -> Summary:
    """The run among the recent files."""
    showing = tab.showing
    view, plan = showing.view, showing.plan
    sentence = say("Not begun")
    picture = None
    if plan is not None and view is not None:
        place = say("Turn {turn} of {all}", turn=showing.turns, all=showing.turns_planned)
        sentence = f"{place}. {engine_text(plan)}. " + say("Seed {seed}", seed=plan.seed)
        if showing.eyes is None:
            picture = StockPicture.of(view)
    return Summary(tab.title(), sentence, finished=showing.over, label=say("Arena"), picture=picture)


def action_states(tab: CommonsWorkspace) -> Mapping[str, ActionState]:
    """Which actions can be performed now."""
    showing, playback = tab.showing, tab.playback
    there = showing.turns > 0
    looking_back = showing.pinned is not None
    can_step = looking_back and showing.turn < showing.turns
    steps = playback.live and not playback.playing and not looking_back
    leaves = looking_back and playback.live
    play = say("Pause") if playback.playing else say("Play")
    states = {
        "commons.play": ActionState(there or playback.live, play, playback.playing),
        "commons.step": ActionState(can_step or steps or leaves),
        "commons.next": ActionState(can_step or steps or leaves),
        "commons.back": ActionState(showing.turn > 1),
        "commons.first": ActionState(showing.turn > 1),
        "commons.last": ActionState(looking_back),
    }
    for speed in SPEEDS:
        states[f"commons.speed.{speed}"] = ActionState(checked=playback.speed == speed)
    for page in PAGES:
        states[f"commons.{page}"] = ActionState(tab.has_page(page), checked=tab.page == page)
    return states
