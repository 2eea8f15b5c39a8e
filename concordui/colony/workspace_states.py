"""What a colony tells the window around it: texts of the bars, the entry among recent files, its actions. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from concordui.colony.bar import PAGES, action_of
from concordui.colony.clock import clock, count, day_of, time_of
from concordui.colony.playback import SPEEDS
from concordui.colony.say import say
from concordui.colony.session_events import RunState
from concordui.workspace import ActionState, Status, Summary

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


def title_of(tab: ColonyWorkspace) -> tuple[str, str]:
    """The day and the clock, and in small which tick of which timeline."""
    showing = tab.showing
    if showing.state is None:
        return say("Opening"), tab.title()
    note = say("tick {tick}, timeline {timeline}", tick=count(showing.tick), timeline=showing.timeline)
    return clock(showing.tick), note


def status(tab: ColonyWorkspace) -> Status:
    """The last tick on the disk and the timeline at the left; who thinks, and the budget of calls, at the right."""
    state = tab.showing.state
    if state is None:
        return Status()
    left = [say("Tick {tick} saved", tick=count(state.tip)), epoch_text(state)]
    if tab.showing.pinned is not None:
        left.append(say("Looking back at {clock}", clock=clock(tab.showing.tick)))
    if tab.copied is not None:
        left.append(say("Copy saved as {name}", name=tab.copied.name))
    right = [text for text in (thinking_text(state), calls_text(state)) if text]
    return Status(tuple(left), tuple(right), saved=True)


def epoch_text(state: RunState) -> str:
    """As "Epoch 3, timeline t2, forked on day 3 at 14:10"."""
    if state.parent is None:
        return say("Epoch {epoch}, timeline {timeline}", epoch=state.epoch, timeline=state.timeline)
    return say(
        "Epoch {epoch}, timeline {timeline}, forked on day {day} at {time}",
        epoch=state.epoch,
        timeline=state.timeline,
        day=day_of(state.forked),
        time=time_of(state.forked),
    )


def thinking_text(state: RunState) -> str:
    """As "1 mind thinks, 1 appraises"; empty where nobody does either."""
    thinks = say("1 mind thinks") if state.thinking == 1 else say("{count} minds think", count=state.thinking)
    if not state.appraising:
        return thinks if state.thinking else ""
    if not state.thinking:
        return (
            say("1 mind appraises") if state.appraising == 1 else say("{count} minds appraise", count=state.appraising)
        )
    if state.appraising == 1:
        return say("{thinks}, 1 appraises", thinks=thinks)
    return say("{thinks}, {count} appraise", thinks=thinks, count=state.appraising)


def calls_text(state: RunState) -> str:
    """As "Budget 37 of 60 calls"."""
    if state.budget is not None:
        return say("Budget {calls} of {budget} calls", calls=count(state.calls), budget=count(state.budget))
    return say("1 call") if state.calls == 1 else say("{calls} calls", calls=count(state.calls))


def summary(tab: ColonyWorkspace) -> Summary:
    """The run among the recent files."""
    showing = tab.showing
    state = showing.state
    sentence = say("Not begun")
    if state is not None:
        people = say("1 colonist") if len(showing.pawns) == 1 else say("{count} colonists", count=len(showing.pawns))
        sentence = f"{clock(state.tip)}. {people}. " + say("Timeline {timeline}", timeline=state.timeline)
    picture = tab.picture()
    return Summary(tab.title(), sentence, finished=False, label=say("Colony"), picture=picture)


def action_states(tab: ColonyWorkspace) -> Mapping[str, ActionState]:
    """Which actions can be performed now."""
    playback, showing, state = tab.playback, tab.showing, tab.showing.state
    there = state is not None and not (playback.failed and state.tip == state.first)
    back = there and showing.tick > showing.first
    play = say("Hold the colony") if playback.playing else say("Let time run")
    states = {
        "colony.play": ActionState((there or state is None) and playback.can_play, play, playback.playing),
        "colony.step": ActionState(there and playback.can_step),
        "colony.next": ActionState(there and playback.can_step),
        "colony.back": ActionState(back),
        "colony.first": ActionState(back),
        "colony.last": ActionState(showing.pinned is not None),
        "colony.waits": ActionState(
            there and not (playback.watched or playback.failed), checked=state is not None and state.waits
        ),
    }
    states["file.save_as"] = ActionState(state is not None, say("Save a copy..."))
    for speed in SPEEDS:
        states[f"colony.speed.{speed}"] = ActionState(there and playback.can_play, checked=playback.speed == speed)
    for page in PAGES:
        states[action_of(page)] = ActionState(tab.has_page(page), checked=tab.page == page)
    return states
