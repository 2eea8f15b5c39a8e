"""The consequence of a harvest in words, line by line, and what became of the last one. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from concordui.commons.line_list import Line
from concordui.commons.seat.outlook import Bound, Obs, Outlook, broken_last_turn
from concordui.commons.seat.term_words import bound_name
from concordui.commons.words import amount, figure, say, share
from engine.commons.pacts import PlayerId

_MOST_BROKEN = 3
"""Breaches that are named; more are counted."""


def outlook_lines(obs: Obs, seen: Outlook) -> list[Line]:
    """What it would break, my share, what the stock would bear, the limits that are kept, what a breach may cost."""
    bounds = [_bound_line(bound, obs["me"], seen.players) for bound in seen.bounds if bound.breach is None]
    broken = [_bound_line(bound, obs["me"], seen.players) for bound in seen.broken]
    lines = [*broken, _share_line(seen), _stock_line(seen), *bounds]
    if seen.whole:
        words = say("Whole units alone are served, in a random order where there are too few.")
        lines.append(Line(words, icon="info", tone="muted"))
    if not seen.bounds:
        lines.append(Line(say("You signed nothing: no pact limits you."), icon="handshake", tone="muted"))
    if seen.broken:
        lines.append(Line(fines_text(obs), icon="info", tone="muted"))
    return lines


def warning_title(seen: Outlook) -> str:
    """How many pacts it would break, before it does; empty for none."""
    count = len(seen.broken)
    if not count:
        return ""
    return (
        say("This breaks a pact that you signed")
        if count == 1
        else say("This breaks {n} pacts that you signed", n=count)
    )


def send_text(seen: Outlook) -> str:
    """What the button says that asks for it."""
    count = len(seen.broken)
    wanted = amount(seen.amount)
    if not count:
        return say("&Harvest {n}", n=wanted)
    if count == 1:
        return say("&Harvest {n} and break 1 pact", n=wanted)
    return say("&Harvest {n} and break {count} pacts", n=wanted, count=count)


def last_turn_lines(obs: Obs) -> tuple[str, str]:
    """What the last turn brought, and what was broken in it; each empty where there is nothing to say."""
    history = obs["history"]
    if not history or history[-1]["turn"] != obs["turn"] - 1:
        return "", ""
    last = history[-1]
    brought = say("Last turn: asked {asked}, got {got}.", asked=amount(last["requested"]), got=amount(last["actual"]))
    fine = next((each["fine"] for each in obs["fines"] if each["turn"] == last["turn"]), None)
    if fine is not None:
        brought += " " + (say("You were fined {fine}.", fine=amount(fine)) if fine else say("You were warned."))
    return brought, broken_text(obs)


def broken_text(obs: Obs) -> str:
    """What the player broke last turn: one breach as the record has it, several shorter, a line each."""
    players, broken = len(obs["players"]), broken_last_turn(obs)
    if len(broken) == 1:
        return _breach_text(broken[0], obs["me"], players)
    lines = [_short_breach(bound, obs, players) for bound in broken]
    if len(lines) > _MOST_BROKEN:
        lines[_MOST_BROKEN:] = [say("and {n} more", n=len(lines) - _MOST_BROKEN)]
    return "\n".join(lines)


def _short_breach(bound: Bound, obs: Obs, players: int) -> str:
    """ "Harvest cap 2.4 with all: 3.100 > 2.400"."""
    if bound.limit is None:
        return _breach_text(bound, obs["me"], players)
    got = figure(obs["history"][-1]["actual"])
    pact = bound_name(bound.pact, obs["me"], players)
    return say("{pact}: {got} > {limit}", pact=pact, got=got, limit=figure(bound.limit))


def fines_text(obs: Obs) -> str:
    """What a breach may cost, as far as the player may know: what it was fined before."""
    fines: Sequence[dict[str, float]] = obs["fines"]
    if not fines:
        return say("You were never fined. Whether a breach is answered, you can't know.")
    last = fines[-1]
    total = amount(sum(each["fine"] for each in fines))
    if len(fines) == 1:
        return say("You were fined once, {fine} in turn {n}. A breach may cost you again.", fine=total, n=last["turn"])
    return say(
        "You were fined {count} times, {total} in all, the last {fine} in turn {n}. A breach may cost you again.",
        count=len(fines),
        total=total,
        fine=amount(last["fine"]),
        n=last["turn"],
    )


def _share_line(seen: Outlook) -> Line:
    got = amount(seen.gets)
    if seen.others is None:
        if seen.available is None:
            return Line(say("You get what you ask for, unless all ask for more than there is."), icon="user")
        most = amount(seen.available)
        return Line(say("You get it, unless all together ask for more than {most}.", most=most), icon="user")
    part = share(float(f"{seen.share or 0.0:.3g}"))
    if seen.rationed:
        words = say(
            "If the others ask as last turn, you get {got} of it, {part} of what is taken: there is no more.",
            got=got,
            part=part,
        )
        return Line(words, icon="user", tone="warn")
    return Line(
        say("If the others ask as last turn, you get {got}, {part} of what is taken.", got=got, part=part), icon="user"
    )


def _stock_line(seen: Outlook) -> Line:
    if seen.bears is None or seen.equal is None:
        return Line(say("What the stock would bear is not told in this commons."), icon="fish", tone="muted")
    each, wanted = amount(seen.equal), seen.amount
    if wanted > seen.equal:
        over = amount(wanted - seen.equal)
        words = say("{over} more than the {each} from each that the stock would bear.", over=over, each=each)
        if seen.total is not None and seen.total <= seen.bears:
            return Line(words + " " + say("In all it would still grow back."), icon="fish")
        return Line(words, icon="fish", tone="warn")
    words = say("The stock would bear {each} from each, {all} in all.", each=each, all=amount(seen.bears))
    if seen.total is not None and seen.total > seen.bears:
        taken = amount(seen.total)
        return Line(words + " " + say("With the others as last turn {n} is taken.", n=taken), icon="fish", tone="warn")
    return Line(words, icon="fish")


def _bound_line(bound: Bound, me: PlayerId, players: int) -> Line:
    name = bound_name(bound.pact, me, players)
    if bound.breach is not None:
        words = _breach_text(bound, me, players)
        return Line(
            words if bound.sure else say("{what}, if the others ask as last turn", what=words),
            icon="triangle-alert",
            tone="warn",
        )
    if bound.sure and bound.limit is None:
        return Line(say("{pact}: kept.", pact=name), icon="check")
    if bound.limit is None:
        return Line(say("{pact}: it hangs on what the others take.", pact=name), icon="handshake")
    limit = amount(bound.limit)
    if bound.sure:
        return Line(say("{pact}: kept, your limit is {limit}.", pact=name, limit=limit), icon="check")
    words = say("{pact}: kept if the others ask as last turn; your limit is {limit} then.", pact=name, limit=limit)
    return Line(words, icon="check")


def _breach_text(bound: Bound, me: PlayerId, players: int) -> str:
    """ "Harvest cap 2.4 with alice: harvested 2.716 > cap 2.400"."""
    detail = "" if bound.breach is None else bound.breach.detail
    return say("{pact}: {detail}", pact=bound_name(bound.pact, me, players), detail=detail)
