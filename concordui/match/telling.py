"""What happened, in words: outcomes, lights of seats, fallbacks and their reasons, lines of the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from concordui.engine_words import told
from concordui.match.model import Note, Recalled
from concordui.match.wording import listed, place_name, promise_name, say, when
from concordui.session import Failed, NotReloaded, Reloading
from engine.anatolia.board import Board, Power
from engine.anatolia.chronicle import Phase, Position, SeasonRecord
from engine.anatolia.events import (
    Diverged,
    FellBack,
    Finished,
    PhaseBegan,
    PhaseEnded,
    Reloaded,
    SaveFailed,
    SeatLight,
    SeatRefused,
)
from engine.anatolia.orders import Hold, Move
from engine.anatolia.outcomes import Adjustment, Dislodged, ResolvedOrder, Retreat
from engine.anatolia.promises import PromiseOutcome
from engine.errors import ConcordError

Tone: TypeAlias = Literal["plain", "accent", "ok", "warn", "danger"]


@dataclass(frozen=True, slots=True)
class Said:
    """A few words with the tone they are said in."""

    text: str
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class Light:
    """A seat's light: the icon's name, the colour's role, the words, and fewer words for a narrow cell."""

    icon: str
    role: str
    text: str
    short: str = ""


# Phases


def phase_title(phase: Phase) -> str:
    """What the phase bar calls a phase."""
    return {
        "negotiate-propose": say("Proposals"),
        "negotiate-answer": say("Answers"),
        "orders": say("Orders"),
        "retreats": say("Retreats"),
        "builds": say("Builds"),
        "over": say("The match is over"),
    }[phase]


def go_on_text(position: Position) -> str:
    """The button that leaves a resolution that was looked at."""
    match position.phase:
        case "retreats":
            return say("Go on to retreats")
        case "builds":
            return say("Go on to builds")
        case "over":
            return say("See the result")
        case _ if position.season == "Spring":
            return say("Go on to year {year}", year=position.year)
        case _:
            return say("Go on to Autumn")


# Outcomes


def outcome_tag(entry: ResolvedOrder) -> Said:
    """The fate of an order in a word."""
    match entry.outcome:
        case "invalid":
            return Said(say("refused"), "warn")
        case "bounce":
            return Said(say("bounced"), "danger")
        case "cut":
            return Said(say("cut"), "danger")
        case "dislodged":
            return Said(say("dislodged"), "danger")
        case _:
            return _success(entry)


def _success(entry: ResolvedOrder) -> Said:
    match entry.order:
        case Move():
            return Said(say("moved"), "ok")
        case Hold():
            return Said(say("held"))
        case _ if entry.effective:
            return Said(say("counted"))
        case _:
            return Said(say("no effect"))


def contested(entry: ResolvedOrder) -> bool:
    """Whether an order met resistance, or was none."""
    return entry.outcome != "success"


def outcome_sentence(board: Board, record: SeasonRecord, entry: ResolvedOrder) -> str:
    """What became of an order, in a sentence, from what the resolution itself says."""
    place = place_name(board, entry.unit)
    match entry.outcome, entry.order:
        case "dislodged", _:
            attacker = next((d.attacker for d in record.resolution.dislodged if d.at == entry.unit), "")
            return say(
                "{unit} was dislodged by the attack from {attacker}.", unit=place, attacker=place_name(board, attacker)
            )
        case "bounce", Move(dest=dest):
            return say("{unit} did not get into {dest} and stays.", unit=place, dest=place_name(board, dest))
        case "cut", _:
            return say("An attack on {unit} by another power cut this support.", unit=place)
        case "invalid", _:
            return say("This order was none that the unit could carry out: it holds.")
        case "success", Move(dest=dest):
            return say("{unit} moved to {dest}.", unit=place, dest=place_name(board, dest))
        case "success", Hold():
            return say("{unit} stayed.", unit=place)
        case _ if entry.effective:
            return say("The support matched its order and counted.")
        case _:
            return say("The supported unit did something else: the support matched nothing.")


def tally(entries: Iterable[ResolvedOrder]) -> str:
    """How one power's orders fared, as "Moved 2, held 1": whoever stays and is not contested held."""
    counts = Counter(_fared(entry) for entry in sorted(entries, key=_fate))
    text = ", ".join(f"{word} {count}" for word, count in counts.items())
    return text[:1].upper() + text[1:]


def short_tally(entries: Iterable[ResolvedOrder]) -> str:
    """The same in two words, where there is room for no more."""
    count = sum(map(contested, entries))
    return say("{count} contested", count=count) if count else say("uncontested")


def _fared(entry: ResolvedOrder) -> str:
    quiet = not contested(entry) and not isinstance(entry.order, Move)
    return say("held") if quiet else outcome_tag(entry).text


def _fate(entry: ResolvedOrder) -> tuple[bool, str]:
    """What went well first: moves, then what stayed, then what was contested."""
    return (contested(entry), "" if isinstance(entry.order, Move) else "stays")


def retreat_text(board: Board, retreat: Retreat) -> str:
    """A retreat that was carried out."""
    origin = place_name(board, retreat.origin)
    if retreat.to is None:
        return say("{place} disbands", place=origin)
    return say("{place} retreats to {dest}", place=origin, dest=place_name(board, retreat.to))


def retreat_reason(board: Board, gone: Dislodged, retreat: Retreat) -> str:
    """Why a dislodged unit went where it went, as far as the resolution itself says."""
    by = say("It was dislodged from {place}", place=place_name(board, gone.attacker))
    if not gone.options:
        return say("{by}, and no place was open to it.", by=by)
    places = listed(place_name(board, place) for place in gone.options)
    if retreat.to is not None:
        return say("{by}. Open to it: {places}.", by=by, places=places)
    text = "{by}. Open to it: {places}. It chose none, or met another unit that retreated there."
    return say(text, by=by, places=places)


def adjustment_reason(record: SeasonRecord, adjustment: Adjustment) -> str:
    """Why a power built or disbanded: its centres and its units when they were counted."""
    power = adjustment.power
    centres = sum(owner == power for owner in record.owners_after.values())
    changed = sum(1 if entry.built else -1 for entry in record.adjustments if entry.power == power)
    units = sum(unit.power == power for unit in record.after) - changed
    return say("{power} had {centres} centres and {units} units.", power=power, centres=centres, units=units)


def adjustment_text(board: Board, adjustment: Adjustment) -> str:
    """A build or a disband that was carried out."""
    place = place_name(board, adjustment.at)
    kind = say("army") if adjustment.type == "army" else say("fleet")
    return say("{kind} built in {place}" if adjustment.built else "{kind} disbanded in {place}", kind=kind, place=place)


# Seats


_REASONS = {
    "load-error": "Did not load",
    "init-timeout": "Loading timed out",
    "timeout": "Timed out",
    "crash": "Crashed",
    "oversize": "Answer too big",
    "forbidden": "Forbidden act",
    "exception": "Raised an error",
    "missing": "No method",
    "uncloneable": "No plain answer",
    "invalid": "Invalid answer",
}
_DEFAULTS = {
    "propose": "no proposals",
    "answer": "rejects all",
    "orders": "holds",
    "retreats": "automatic",
    "builds": "automatic",
}


def reason_word(reason: str | None) -> str:
    """Why a bot's answer was replaced, in two words."""
    return say("Gone") if reason is None else say(_REASONS.get(reason, reason))


def light_of(light: SeatLight, method: str, elapsed_ms: float, person: bool) -> Light:
    """A seat's light in words. `elapsed_ms` is how long a seat that thinks has been thinking."""
    match light.state:
        case "thinking":
            spent = say("{ms} ms", ms=round(elapsed_ms))
            return Light("loader", "muted", say("Thinking {spent}", spent=spent), spent)
        case "waiting":
            return Light("circle-dot", "muted", say("Waiting"))
        case "done":
            if person or light.elapsed_ms is None:
                return Light("check", "muted", say("Sent"))
            spent = say("{ms} ms", ms=round(light.elapsed_ms))
            return Light("check", "muted", say("Done in {spent}", spent=spent), spent)
        case "fell-back":
            default, reason = say(_DEFAULTS.get(method, "")), reason_word(light.reason)
            text = say("{reason}: {default}", reason=reason, default=default)
            return Light("triangle-alert", "warn", text if default else reason, reason)
        case "out":
            return Light("x", "muted", say("Eliminated"))
        case _:
            return Light("minus", "muted", say("Not asked"))


_FAULTS = {
    "load-error": "{who} did not load.",
    "init-timeout": "{who} was not ready within {limit} ms.",
    "timeout": "{who} gave no {what} within {limit} ms.",
    "crash": "{who} ended unexpectedly while asked for {what}.",
    "oversize": "{who} sent more than 8 MiB for {what}.",
    "forbidden": "{who} tried what a bot may not do while asked for {what}.",
    "exception": "{who} raised an error while asked for {what}.",
    "missing": "{who} has no method for {what}.",
    "uncloneable": "{who} gave {what} that are no plain data.",
    "invalid": "{who} gave {what} that the rules refuse.",
}
_ASKED_FOR = {
    "propose": "proposals",
    "answer": "answers",
    "orders": "orders",
    "retreats": "retreats",
    "builds": "builds",
    "init": "a start",
}
_INSTEAD = {
    "propose": "It proposes nothing.",
    "answer": "It rejects every proposal.",
    "orders": "Its units hold.",
    "retreats": "Its retreats are automatic.",
    "builds": "Its builds are waived, its disbands automatic.",
    "init": "Its seat plays the defaults from here on.",
}
LIMIT = "2,000"
"""The wall-clock limit of a bot's call in milliseconds, as people read it."""


def fallback_light(event: FellBack) -> Light:
    """The light of a seat whose answer was replaced in the phase that is looked at."""
    method = "orders" if event.method == "init" else event.method
    return light_of(SeatLight("fell-back", None, event.reason), method, 0.0, person=False)


def fallback_text(event: FellBack, bot: str | None) -> str:
    """Why a default was played, and what the default is; `bot` is the name of the bot at the seat."""
    who = _who(event.power, bot)
    fault = say(_FAULTS[event.reason], who=who, what=say(_ASKED_FOR[event.method]), limit=LIMIT)
    return f"{fault} {say(_INSTEAD[event.method])}"


def _who(power: Power, bot: str | None) -> str:
    """ "Lydia (house.greedy)"."""
    return say("{power} ({bot})", power=power, bot=bot) if bot else power


def reloaded_text(event: Reloaded, bot: str | None) -> str:
    """That a bot's file was loaded anew, and what that would have changed; `bot` is the name of the bot at the seat."""
    who = _who(event.power, bot)
    loaded = say("{who} was loaded anew and given the match so far.", who=who)
    match event.changed:
        case 0:
            would = say("It would have answered the same everywhere.")
        case 1:
            would = say("It would have answered 1 earlier call otherwise; what was recorded stands.")
        case _:
            text = "It would have answered {count} earlier calls otherwise; what was recorded stands."
            would = say(text, count=event.changed)
    return f"{loaded} {would}"


# The log


def error_text(error: ConcordError) -> str:
    """What is wrong, where, and what to do, as two sentences."""
    what, remedy = (text[:1].upper() + text[1:] for text in (told(error.what), told(error.remedy)))
    return f"{what}: {error.where}. {remedy}."


def log_lines(event: object, bots: Mapping[Power, str]) -> list[Said]:
    """The lines of the log for one event; most events that only change a light have none."""
    match event:
        case Note(text=text):
            return [Said(text)]
        case PhaseBegan(position=position):
            return _began(position)
        case PhaseEnded():
            return _ended(event)
        case Recalled(board=board, record=record):
            return [said for ended in _TELLING for said in _season_lines(board, record, ended)]
        case FellBack():
            return [Said(fallback_text(event, bots.get(event.power)), "warn")]
        case Diverged(power=power, method=method):
            text = (
                "On resuming, {power} answered otherwise than before when asked for {what}. What was recorded stands."
            )
            return [Said(say(text, power=power, what=say(_ASKED_FOR[method])), "warn")]
        case Reloading(power=power):
            text = "{who} was read again. It takes its seat before the next phase."
            return [Said(say(text, who=_who(power, bots.get(power))))]
        case NotReloaded(power=power, error=error):
            text = "{who} could not be loaded anew and plays on as it was. {error}"
            return [Said(say(text, who=_who(power, bots.get(power)), error=error_text(error)), "warn")]
        case Reloaded():
            return [Said(reloaded_text(event, bots.get(event.power)))]
        case SeatRefused(power=power, refusal=refusal):
            text = "What {power} sent was refused: {what} ({where}). Nothing is lost; correct it and send again."
            return [Said(say(text, power=power, what=told(refusal.what), where=refusal.where), "warn")]
        case Finished(result=result):
            return [Said(result_text(result))]
        case SaveFailed(error=error):
            text = "The game could not be saved ({what}: {where}). It goes on, and is saved after the next phase."
            return [Said(say(text, what=told(error.what), where=told(error.where)), "danger")]
        case Failed(error=error):
            return [Said(error_text(error), "danger")]
        case _:
            return []


def _began(position: Position) -> list[Said]:
    time = when(position.year, position.season)
    match position.phase:
        case "negotiate-propose":
            return [Said(say("{time} begins. Every power may make up to six proposals.", time=time))]
        case "retreats":
            places = [place_name(position.board, unit.at) for unit in position.dislodged]
            return [Said(say("{time}: a retreat is due from {places}.", time=time, places=listed(places)))]
        case "builds":
            return [Said(say("{time}: centres are counted, builds and disbands are due.", time=time))]
        case _:
            return []


def _ended(event: PhaseEnded) -> list[Said]:
    board, seasons = event.position.board, event.position.seasons
    record = seasons[-1] if seasons else None
    if record is None or (record.year, record.season) != (event.year, event.season):
        return []
    return _season_lines(board, record, event.ended)


_TELLING = ("orders", "retreats", "builds")
"""The phases after which there is something to tell of a season."""


def _season_lines(board: Board, record: SeasonRecord, ended: str) -> list[Said]:
    """What a phase of a season brought."""
    time = when(record.year, record.season)
    match ended:
        case "orders":
            return [Said(resolved_text(record)), *(_broken(outcome, board) for outcome in broken_in(record))]
        case "retreats":
            return [Said(f"{time}: {retreat_text(board, retreat)} ({retreat.power}).") for retreat in record.retreats]
        case "builds":
            entries = record.adjustments
            return [Said(f"{time}: {adjustment_text(board, entry)} ({entry.power}).") for entry in entries]
        case _:
            return []


def resolved_text(record: SeasonRecord) -> str:
    """How many orders a season had and how many were contested."""
    entries = record.resolution.resolution
    count = sum(map(contested, entries))
    time = when(record.year, record.season)
    return say("{time}: {orders} orders, {count} contested.", time=time, orders=len(entries), count=count)


def broken_in(record: SeasonRecord) -> list[PromiseOutcome]:
    """The promises of a season that were broken: everybody may know of them."""
    return [outcome for outcome in record.promises if not outcome.kept]


def _broken(outcome: PromiseOutcome, board: Board) -> Said:
    promise = outcome.promise
    text = "{power} broke a promise to {partner}: {promise}."
    name = promise_name(board, promise)
    return Said(say(text, power=promise.power, partner=promise.partner, promise=name), "danger")


def result_reason(result: Mapping) -> str:
    """Why the match ended so, in a sentence beside the names of the winners."""
    winner, shared, year, centres = result["winner"], result["shared"], result["year"], result["centres"]
    if result["reason"] == "majority":
        text = "{count} of {all} centres, a majority, in year {year}."
        return say(text, count=centres[winner], all=sum(centres.values()), year=year)
    if winner is None and not shared:
        return say("Nobody is left at the end of year {year}.", year=year)
    text = "Year {year} is over, and with {count} centres nobody has more."
    return say(text, year=year, count=centres[winner or shared[0]])


def result_text(result: Mapping) -> str:
    """How the match ended, in a sentence."""
    winner, shared, year = result["winner"], result["shared"], result["year"]
    if winner is not None and result["reason"] == "majority":
        text = "{power} wins in year {year} with {count} centres, a majority."
        return say(text, power=winner, year=year, count=result["centres"][winner])
    if winner is not None:
        text = "{power} wins: the most centres, {count}, at the end of year {year}."
        return say(text, power=winner, year=year, count=result["centres"][winner])
    if shared:
        count = result["centres"][shared[0]]
        text = "{powers} share the victory with {count} centres each at the end of year {year}."
        return say(text, powers=listed(shared), count=count, year=year)
    return say("Nobody is left: there is no winner.")
