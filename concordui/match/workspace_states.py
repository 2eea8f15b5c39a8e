"""What a match tells the window around it: texts of the status bar, the entry among recent files, its actions. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from concordui.engine_words import told
from concordui.match.bar_view import Pressed
from concordui.match.desk import Desk
from concordui.match.opening import Opening
from concordui.match.phase_bar import PhaseBar
from concordui.match.player import Player
from concordui.match.telling import phase_title, result_text
from concordui.match.wording import listed, place_name, say, when
from concordui.saves import title_of
from concordui.start.minimap import MapPicture
from concordui.workspace import ActionState, Status, Summary
from engine.anatolia.events import SaveFailed
from engine.errors import ConcordError, FileError

_DIALOG_OF = {
    "match.propose": "negotiate-propose",
    "match.answer": "negotiate-answer",
    "match.retreats": "retreats",
    "match.builds": "builds",
}
TARGETS_SAID = 8
"""Targets that the status bar names."""


def status(desk: Desk, opening: Opening, zoom: float) -> Status:
    """When it was saved and its seed at the left; the zoom and what can be chosen at the right."""
    model = desk.model
    left = [say("Seed {seed}", seed=opening.seed)]
    time = "" if model.saved is None else model.saved.strftime("%H:%M:%S")
    if model.unsaved:
        left.insert(0, say("Not saved since {time}", time=time) if time else say("Not saved"))
    elif time and model.position is not None:
        season = when(model.position.year, model.position.season)
        left.insert(0, say("Saved {time}, {season}", time=time, season=season))
    right = [say("Zoom {percent} %", percent=round(zoom * 100))]
    if desk.entering and desk.step.unit is not None:
        names = [place_name(desk.board, place) for place in desk.entry.choices(desk.step)]
        more = ", …" if len(names) > TARGETS_SAID else ""
        right.append(say("Legal targets: {names}", names=", ".join(names[:TARGETS_SAID]) + more))
    return Status(tuple(left), tuple(right), saved=bool(time) and not model.unsaved, unsaved=model.unsaved)


def lost_if_closed(desk: Desk, title: str) -> ConcordError | None:
    """Why closing the match would lose what was played since it was saved last; None while all of it is saved."""
    failed = [entry.event.error for entry in desk.model.log if isinstance(entry.event, SaveFailed)]
    if not desk.model.unsaved or not failed:
        return None
    what = say("{title} is not saved ({why})", title=title, why=failed[-1].what)
    remedy = say("make room or give yourself the right to write there, and play on; or close again to give it up")
    return FileError(what, failed[-1].where, remedy)


def summary(desk: Desk, opening: Opening) -> Summary:
    """The match among the recent files; nobody's to go on with where it can't be opened."""
    model = desk.model
    position = model.position
    human = opening.humans[0] if opening.humans else None
    if model.result is not None:
        sentence = result_text(model.result)
    elif position is None and model.failure is not None:
        sentence, human = say("Could not be opened: {what}", what=told(model.failure.error.what)), None
    elif position is None:
        sentence = say("Not begun")
    else:
        parts = [when(position.year, position.season), _due(desk)]
        if opening.humans:
            counts = [f"{power} {position.centres[power]}" for power in opening.humans]
            parts.append(say("Centres: {counts}", counts=listed(counts)))
        sentence = ". ".join(parts)
    return Summary(
        title=title_of(opening.path),
        sentence=sentence,
        finished=model.result is not None,
        power=human,
        label=opening.board.name.capitalize(),
        picture=MapPicture(opening.board, {} if position is None else dict(position.owners)),
    )


def _due(desk: Desk) -> str:
    """What the match waits for, to the person who opens it again."""
    power = desk.acting or desk.covered
    if power is None or desk.phase is None:
        return "" if desk.phase is None else phase_title(desk.phase)
    if desk.model.turns.shared:
        return say("{power}'s turn: {phase}", power=power, phase=phase_title(desk.phase))
    match desk.phase:
        case "negotiate-propose":
            return say("Your proposals are due")
        case "negotiate-answer":
            return say("Your answers are due")
        case "orders":
            given, units = len(desk.book.orders), len(desk.units_of(power))
            return say("Your orders are due, {count} of {all} given", count=given, all=units)
        case "retreats":
            return say("Your retreats are due")
        case _:
            return say("Your builds are due")


def action_states(desk: Desk, pressed: Pressed, bar: PhaseBar, player: Player) -> Mapping[str, ActionState]:
    """Which actions can be performed now, and what the main one and that of the film are called."""
    stack = desk.book.stack
    moments, at = desk.timeline.moments, desk.timeline.at
    states = {
        "edit.undo": ActionState(desk.entering and stack.canUndo(), _named(say("Undo"), stack.undoText())),
        "edit.redo": ActionState(desk.entering and stack.canRedo(), _named(say("Redo"), stack.redoText())),
        "edit.clear": ActionState(desk.entering and bool(desk.book.orders)),
        "edit.order": ActionState(desk.entering),
        "view.zoom.in": ActionState(),
        "view.zoom.out": ActionState(),
        "view.zoom.all": ActionState(),
        "match.send": ActionState(bool(pressed.main), bar.main.text() if pressed.main else None),
        "match.step": ActionState(pressed.second == "step"),
        "match.seen_by": ActionState(desk.model.everything),
        "history.first": ActionState(bool(moments) and at != 0),
        "history.previous": ActionState(bool(moments) and at != 0),
        "history.next": ActionState(at is not None),
        "history.now": ActionState(at is not None),
        "replay.play": ActionState(bool(moments), _play_words(player)),
        "replay.back": ActionState(player.has_back),
        "replay.next": ActionState(player.has_next),
        "replay.end": ActionState(player.active),
        "replay.speed": ActionState(),
        # The keys hold all the time that orders are entered: a fast typist's H must not wait for N to be shown.
        "map.hold": ActionState(desk.entering),
        "map.support": ActionState(desk.entering),
        "map.leave": ActionState(desk.entering or bool(desk.lit)),
        "map.next": ActionState(desk.entering),
    }
    for action_id, phase in _DIALOG_OF.items():
        states[action_id] = ActionState(desk.acting is not None and desk.now and desk.phase == phase)
    return states


def _play_words(player: Player) -> str:
    if not player.active:
        return say("Replay the season")
    return say("Pause the replay") if player.playing else say("Go on with the replay")


def _named(text: str, what: str) -> str:
    return f"{text} {what}".strip()
