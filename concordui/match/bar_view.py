"""What the phase bar shows of a desk: each seat's cell, and which button is the main one now. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from concordui.match.desk import Desk
from concordui.match.history import Stage
from concordui.match.phase_bar import Button, Cell
from concordui.match.telling import Light, fallback_light, go_on_text, light_of, phase_title, short_tally, tally
from concordui.match.wording import say, when
from engine.anatolia.board import Power
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import SeatLight
from engine.anatolia.standing import centres_by_power

IDLE = SeatLight("idle")


@dataclass(frozen=True, slots=True)
class Pressed:
    """What the buttons do: ``send``, ``open`` (the phase's dialog), ``go-on``, ``now``, ``pause``, ``continue``,
    ``step``. Empty for a button that is not there.
    """

    main: str = ""
    second: str = ""


def title_of(desk: Desk, step: tuple[int, int] | None = None) -> tuple[str, str]:
    """The strong words and the line under them; `step` is that of the film that is shown, with how many there are."""
    position, moment = desk.model.position, desk.moment
    if position is None and desk.model.failure is not None:
        return say("Not opened"), say("The match can't go on")
    if position is None:
        return say("Starting"), say("Bots are getting ready")
    if moment is not None and not (desk.now and desk.model.result is not None):
        stage = {Stage.ORDERS: say("Resolution"), Stage.RETREATS: say("Retreats"), Stage.BUILDS: say("Builds")}
        past = say("{stage} · looking back", stage=stage[moment.stage])
        line = stage[moment.stage] if desk.now or desk.reviewing else past
        if step is not None:
            line = say("{stage}, step {step} of {count}", stage=stage[moment.stage], step=step[0], count=step[1])
        return when(moment.record.year, moment.record.season), line
    line = say("{phase} · ends in year {year}", phase=phase_title(position.phase), year=position.max_years)
    if position.phase == "over":
        line = phase_title(position.phase)
    return when(position.year, position.season), line


def cells_of(desk: Desk, bots: Mapping[Power, str], now: datetime) -> list[Cell]:
    """A cell a seat."""
    model = desk.model
    position = model.position
    centres = _centres(desk)
    cells = []
    for power in desk.board.powers:
        light = _light(desk, power, now)
        bot = bots.get(power)
        words = say("{power}, played by {bot}: {light}", power=power, bot=bot or say("a person"), light=light.text)
        cells.append(
            Cell(
                power=power,
                centres=centres.get(power, 0),
                light=light,
                active=power == model.viewer,
                out=position is not None and power not in position.living,
                tip=words,
            )
        )
    return cells


def _centres(desk: Desk) -> Mapping[Power, int]:
    """How many centres each power owns at the moment that is shown."""
    moment, position = desk.moment, desk.model.position
    if moment is not None:
        after = moment.stage is Stage.BUILDS
        return centres_by_power(desk.board, moment.record.owners_after if after else moment.record.owners_before)
    return {} if position is None else position.centres


def _place(result: Mapping[str, Any], power: Power) -> Light:
    """The light of a seat once the match is over: its place."""
    if power == result["winner"]:
        return Light("trophy", "ok", say("Wins"))
    if power in result["shared"]:
        return Light("trophy", "ok", say("Shares the victory"))
    rank = next(entry["rank"] for entry in result["placements"] if entry["power"] == power)
    return Light("flag", "muted", say("Place {rank}", rank=rank))


def _light(desk: Desk, power: Power, now: datetime) -> Light:
    model, position, moment = desk.model, desk.model.position, desk.moment
    if position is not None and power not in position.living:
        return Light("x", "muted", say("Eliminated"))
    if moment is not None and moment.stage is Stage.ORDERS and (desk.reviewing or not desk.now):
        fell = desk.model.fallback(power, moment.record.year, moment.record.season)
        if fell is not None:
            return fallback_light(fell)
        entries = [entry for entry in moment.record.resolution.resolution if entry.power == power]
        if not entries:
            return Light("minus", "muted", say("No units"))
        return Light("check", "muted", tally(entries), short_tally(entries))
    if model.result is not None:
        return _place(model.result, power)
    light = model.lights.get(power, IDLE)
    if power == desk.acting:
        return Light("circle-dot", "muted", *_progress(desk, power))
    method = "" if position is None else METHOD_OF_PHASE.get(position.phase, "")
    since = model.lit.get(power, now)
    elapsed = (now - since).total_seconds() * 1000
    return light_of(light, method, elapsed, power in model.turns.humans)


def _progress(desk: Desk, power: Power) -> tuple[str, str]:
    """How far the person at the screen is, and the same in short."""
    payload: Any = desk.payload(power)
    match desk.phase:
        case "orders":
            given, all_ = len(desk.book.orders), len(desk.units_of(power))
            return say("{count} of {all} orders", count=given, all=all_), _so_many(given, all_)
        case "negotiate-propose":
            return say("{count} of 6 pacts", count=len(payload)), _so_many(len(payload), 6)
        case "negotiate-answer":
            inbox = () if desk.view is None else desk.view.inbox
            if not inbox:
                return say("Nothing to answer"), say("None")
            answered = say("{count} of {all} answered", count=len(payload), all=len(inbox))
            return answered, _so_many(len(payload), len(inbox))
        case "retreats":
            return say("Choosing a retreat"), say("Choosing")
        case _:
            return say("Choosing builds"), say("Choosing")


def _so_many(count: int, all_: int) -> str:
    return say("{count} of {all}", count=count, all=all_)


def buttons_of(desk: Desk, dialog_open: bool, paused: bool) -> tuple[Button | None, Button | None, Pressed]:
    """The main button, the second one, and what they do."""
    model = desk.model
    if desk.reviewing and model.position is not None:
        return Button(go_on_text(model.position), "chevron-right"), None, Pressed("go-on")
    if not desk.now:
        return Button(say("Back to now"), "skip-forward"), None, Pressed("now")
    if model.result is not None or model.failure is not None:
        return None, None, Pressed()
    if desk.free_running:
        if paused:
            step = Button(say("One phase on"), "step-forward")
            return Button(say("Continue"), "play"), step, Pressed("continue", "step")
        return Button(say("Pause"), "pause"), None, Pressed("pause")
    if desk.acting is None:
        return None, None, Pressed()
    second = None if dialog_open or desk.phase == "orders" else Button(*_open_words(desk.phase))
    return Button(_send_words(desk), "send"), second, Pressed("send", "open")


def _send_words(desk: Desk) -> str:
    payload: Sequence[Any] = [] if desk.acting is None else desk.payload(desk.acting)
    match desk.phase:
        case "negotiate-propose":
            return say("Send proposals") if payload else say("Send no proposals")
        case "negotiate-answer":
            return say("Send answers")
        case "orders":
            return say("Send orders")
        case "retreats":
            return say("Send retreats")
        case _ if desk.must_disband:
            return say("Send disbands")
        case _:
            return say("Send builds")


def _open_words(phase: object) -> tuple[str, str]:
    match phase:
        case "negotiate-propose":
            return say("Propose…"), "handshake"
        case "negotiate-answer":
            return say("Answer…"), "mail"
        case "retreats":
            return say("Choose retreats…"), "corner-down-left"
        case _:
            return say("Choose builds…"), "circle-plus"
