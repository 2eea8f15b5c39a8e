"""What orders, promises, units and records are called: the sentences of the Match workspace and its dialogs.

The engine reports codes and values; here they become words, all of them through Qt's translation.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from concordui.match.seat_view import SeatView
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.negotiation import Breach
from engine.anatolia.orders import HOLD, Hold, Move, Order, Support
from engine.anatolia.promises import Promise, ProposalType, Season, Trust

ARROW = "→"


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Match", text).format(**values)


# Places, units, times


def place_name(board: Board, place: ProvinceId) -> str:
    """The province's name."""
    return board.by_id[place].name if place in board.by_id else place


def unit_name(board: Board, unit: Unit) -> str:
    """A unit by type and place: "Army Apameia"."""
    place = place_name(board, unit.at)
    return say("Army {place}", place=place) if unit.type == "army" else say("Fleet {place}", place=place)


def season_name(season: Season | str) -> str:
    """ "Spring" or "Autumn"."""
    return say("Spring") if season == "Spring" else say("Autumn")


def when(year: int, season: Season | str) -> str:
    """ "Year 3, Spring"."""
    return say("Year {year}, {season}", year=year, season=season_name(season))


def at_seat(view: SeatView) -> str:
    """ "Year 3, Spring, as Lydia", beside the title of a seat's dialog."""
    time = when(view.position.year, view.position.season)
    return say("{time}, as {power}", time=time, power=view.power)


def listed(parts: Iterable[str]) -> str:
    """ "A", "A and B", "A, B and C"."""
    names = list(parts)
    if len(names) < 2:
        return "".join(names)
    return say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])


# Orders


def move_text(board: Board, place: ProvinceId, dest: ProvinceId) -> str:
    """ "Apameia → Synnada", or "Apameia, hold"."""
    if dest == HOLD:
        return say("{unit}, hold", unit=place_name(board, place))
    return f"{place_name(board, place)} {ARROW} {place_name(board, dest)}"


def order_text(board: Board, order: Order) -> str:
    """An order in words: "Apameia → Synnada", "Mysia supports Apameia → Aizanoi", "Ephesos holds"."""
    unit = place_name(board, order.unit)
    match order:
        case Hold():
            return say("{unit} holds", unit=unit)
        case Move(dest=dest):
            return f"{unit} {ARROW} {place_name(board, dest)}"
        case Support(target=target, target_dest=dest):
            return say("{unit} supports {what}", unit=unit, what=move_text(board, target, dest))


# Proposals


def kind_title(kind: ProposalType) -> str:
    """What a type of proposal is called where one is chosen."""
    return {
        "peace": say("Peace"),
        "alliance": say("Alliance against…"),
        "dmz": say("Keep out of…"),
        "support": say("I support you"),
        "request-support": say("Support me"),
    }[kind]


def kind_hint(kind: ProposalType) -> str:
    """What a type of proposal means, in one line."""
    return {
        "peace": say("Neither of you attacks the other's units"),
        "alliance": say("Peace, and a named third power"),
        "dmz": say("Neither of you orders a move into a province"),
        "support": say("You promise a support to their unit"),
        "request-support": say("They promise a support to your unit"),
    }[kind]


def proposal_title(board: Board, kind: str, terms: Mapping[str, str]) -> str:
    """A proposal's name in a list: "Peace", "Keep out of Xanthos", "Support Apameia → Synnada"."""
    match kind:
        case "peace":
            return say("Peace")
        case "alliance":
            return say("Alliance against {power}", power=terms["target"])
        case "dmz":
            return say("Keep out of {place}", place=place_name(board, terms["province"]))
        case _:
            return say("Support {what}", what=move_text(board, terms["unit"], terms["dest"]))


def proposal_gist(board: Board, kind: str, terms: Mapping[str, str], makers: Iterable[ProvinceId] = ()) -> str:
    """What a proposal of one's own comes to, in a few words; `makers` are the units that could issue the support."""
    match kind:
        case "peace":
            return say("Neither attacks the other's units this season")
        case "alliance":
            return say("Peace; nobody has to attack {power}", power=terms["target"])
        case "dmz":
            return say("Neither orders a move into {place}", place=place_name(board, terms["province"]))
        case _:
            return say("{units} must order the support", units=either(board, makers))


def either(board: Board, places: Iterable[ProvinceId]) -> str:
    """ "Pessinous", or "Pessinous or Ankyra": the units of which one is meant."""
    names = [place_name(board, place) for place in places]
    if len(names) < 2:
        return "".join(names)
    return say("{first} or {last}", first=", ".join(names[:-1]), last=names[-1])


def proposal_meaning(
    board: Board, to: Power, kind: str, terms: Mapping[str, str], makers: Iterable[ProvinceId] = ()
) -> str:
    """The obligation in a sentence, as rich text: who promises what, and what the other side promises."""
    match kind:
        case "peace":
            return say(
                "You and {power} promise not to order or support a move into a province with a unit of the other.",
                power=strong(to),
            )
        case "alliance":
            return say(
                "You and {power} promise peace, and name {target} as a common rival. Nobody has to attack.",
                power=strong(to),
                target=strong(terms["target"]),
            )
        case "dmz":
            return say(
                "You and {power} promise not to order a move into {place} this season. Supports and retreats are free.",
                power=strong(to),
                place=strong(place_name(board, terms["province"])),
            )
        case "support":
            return say(
                "You promise to order {order} this season. {power} promises nothing.",
                order=strong(_support_text(board, makers, terms)),
                power=to,
            )
        case _:
            return say(
                "{power} promises to order {order} this season. You promise nothing.",
                power=to,
                order=strong(_support_text(board, makers, terms)),
            )


def strong(text: str) -> str:
    """The text in semibold, for rich text; whatever it holds is taken as it is."""
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<span style="font-weight:600">{escaped}</span>'


def _support_text(board: Board, makers: Iterable[ProvinceId], terms: Mapping[str, str]) -> str:
    return say(
        "{unit} supports {what}", unit=either(board, makers), what=move_text(board, terms["unit"], terms["dest"])
    )


# Promises


def promise_text(board: Board, promise: Promise, makers: Iterable[ProvinceId] = ()) -> str:
    """One side's promise, to stand under "They promise" or "You promise"."""
    match promise.type:
        case "peace" | "alliance":
            return say("No move or support into a province with a unit of {power}", power=promise.partner)
        case "dmz":
            return say("No move into {place}", place=place_name(board, promise.terms["province"]))
        case _:
            return _support_text(board, makers, promise.terms)


def promise_name(board: Board, promise: Promise) -> str:
    """A promise by name, seen by its maker: "Peace with Phrygia", "Support for Apameia → Synnada"."""
    match promise.type:
        case "peace":
            return say("Peace with {power}", power=promise.partner)
        case "alliance":
            return say("Alliance with {power}", power=promise.partner)
        case "dmz":
            place = place_name(board, promise.terms["province"])
            return say("Keep out of {place}, with {power}", place=place, power=promise.partner)
        case _:
            return say("Support for {what}", what=move_text(board, promise.terms["unit"], promise.terms["dest"]))


def breach_title(count: int) -> str:
    """The strong line of the warning before orders go: how many promises they would break."""
    if count == 1:
        return say("These orders break 1 promise")
    return say("These orders break {count} promises", count=count)


def breach_text(board: Board, units: Iterable[Unit], breach: Breach) -> str:
    """How orders break a promise: "Peace with Phrygia: Apameia attacks Aizanoi, where Phrygia has an army, and ..."."""
    standing = {unit.at: unit for unit in units}
    name = promise_name(board, breach.promise)
    if breach.promise.type == "support":
        return say("{promise}: not ordered", promise=name)
    moves = {(order.unit, order.dest) for order in breach.orders if isinstance(order, Move)}
    parts = [_breaking(board, standing, order, moves) for order in breach.orders]
    deeds = parts[0] if len(parts) == 1 else say("{first}, and {last}", first=", ".join(parts[:-1]), last=parts[-1])
    return say("{promise}: {deeds}", promise=name, deeds=deeds)


def _breaking(
    board: Board, standing: Mapping[ProvinceId, Unit], order: Order, moves: Container[tuple[ProvinceId, ProvinceId]]
) -> str:
    """What one order does; a support of a move that was just named is "it"."""
    unit = place_name(board, order.unit)
    match order:
        case Move(dest=dest) if dest in standing:
            what = say("an army") if standing[dest].type == "army" else say("a fleet")
            place, power = place_name(board, dest), standing[dest].power
            return say(
                "{unit} attacks {place}, where {power} has {what}", unit=unit, place=place, power=power, what=what
            )
        case Move(dest=dest):
            return say("{unit} moves into {place}", unit=unit, place=place_name(board, dest))
        case Support(target=target, target_dest=dest) if (target, dest) in moves:
            return say("{unit} supports it", unit=unit)
        case _:
            return order_text(board, order)


BREACH_FOOT = "You may send them; everyone will see it."


def breach_foot() -> str:
    """What follows from sending them all the same: betrayal is legal, and public."""
    return say(BREACH_FOOT)


# Records


def record_text(trust: Trust) -> str:
    """A public record: "8 kept, 1 broken"."""
    return say("{kept} kept, {broken} broken", kept=trust.kept, broken=trust.broken)


def broken_to(trust: Trust, me: Power) -> int:
    """How many promises to `me` this record says were broken."""
    return sum(1 for outcome in trust.broken_promises if outcome.promise.partner == me)


def broken_to_text(trust: Trust, me: Power) -> str:
    """ "broke 2 to you", or "never broke to you"."""
    count = broken_to(trust, me)
    return say("broke {count} to you", count=count) if count else say("never broke to you")
