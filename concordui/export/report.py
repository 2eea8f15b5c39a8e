"""A season, or a position of the lab, as text: each order with its outcome and why, in one line. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from concordui.match.telling import adjustment_text, outcome_tag, resolved_text, retreat_text
from concordui.match.wording import order_text, place_name, promise_name, say, when
from concordui.why.account import Account
from concordui.why.line import Line
from engine.anatolia.board import Board, Power, ProvinceId
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.orders import Support
from engine.anatolia.outcomes import Dislodged, ResolvedOrder
from engine.anatolia.promises import PromiseOutcome

_INDENT = "  "


def season_report(
    board: Board, record: SeasonRecord, title: str, promises: Sequence[PromiseOutcome], eyes: str = ""
) -> str:
    """A completed season. `promises` are those that may be shown; `eyes` says with whose eyes it is seen."""
    account = Account.of_season(board, record)
    head = [title, when(record.year, record.season), *([eyes] if eyes else [])]
    sections = [
        "\n".join(head),
        resolved_text(record),
        *_orders(account),
        _section(say("Retreats"), (f"{r.power}: {retreat_text(board, r)}" for r in record.retreats)),
        _section(say("Builds and disbands"), (f"{a.power}: {adjustment_text(board, a)}" for a in record.adjustments)),
        _section(say("Promises that fell due"), _promises(board, promises)),
        _section(say("Centres"), _centres(board, record)),
    ]
    return "\n\n".join(section for section in sections if section) + "\n"


def position_report(account: Account, title: str, note: str = "") -> str:
    """A position with its orders."""
    head = "\n".join(part for part in (title, note) if part)
    gone = account.resolution.dislodged
    retreats = _section(say("Where they may retreat"), (_options(account.board, unit) for unit in gone))
    return "\n\n".join(section for section in (head, *_orders(account), retreats) if section) + "\n"


def reason(account: Account, entry: ResolvedOrder) -> str:
    """Why an order fared as it did, in one sentence of its derivation; empty where nothing stood against a hold."""
    lines = account.line(entry.unit).children
    if not entry.valid:
        return next((line.text for line in lines if line.tone == "warn"), "")
    if entry.outcome == "dislodged":
        return _dislodged(account, entry, lines)
    if isinstance(entry.order, Support):
        reasons = [line for line in lines if not line.strong]
        against = [line for line in reasons if line.tone in ("danger", "warn")]
        return (reasons if entry.effective or not against else against)[0].text if reasons else ""
    return next((line.text for line in lines if line.strong), "")


def _dislodged(account: Account, entry: ResolvedOrder, lines: Sequence[Line]) -> str:
    """Who came, and the comparison that decided it."""
    by = next((unit.attacker for unit in account.resolution.dislodged if unit.at == entry.unit), "")
    place = place_name(account.board, by)
    verdict = next((line.text for line in reversed(lines) if line.strong), "")
    return say("attack from {place}, {verdict}", place=place, verdict=verdict)


# Sections ------------------------------------------------------------------------------------------------------


def _section(head: str, lines: Iterable[str]) -> str:
    """A head with its lines under it; nothing without lines."""
    body = [f"{_INDENT}{line}" for line in lines]
    return "\n".join((head, *body)) if body else ""


def _orders(account: Account) -> Iterator[str]:
    """A section for each power with units, in the board's order."""
    for power in account.board.powers:
        yield _section(power, _orders_of(account, power))


def _orders_of(account: Account, power: Power) -> Iterator[str]:
    for entry in account.resolution.resolution:
        if entry.power == power:
            text, tag, why = order_text(account.board, entry.order), outcome_tag(entry).text, reason(account, entry)
            yield f"{text}: {tag} ({why})" if why else f"{text}: {tag}"


def _options(board: Board, unit: Dislodged) -> str:
    places = ", ".join(place_name(board, place) for place in unit.options) or say("nowhere")
    return say("{power}: {place} to {places}", power=unit.power, place=place_name(board, unit.at), places=places)


def _promises(board: Board, promises: Sequence[PromiseOutcome]) -> Iterator[str]:
    """The broken ones first."""
    for outcome in sorted(promises, key=_kept):
        promise, fate = outcome.promise, say("kept") if outcome.kept else say("broken")
        names = {"power": promise.power, "partner": promise.partner, "promise": promise_name(board, promise)}
        yield say("{power} to {partner}: {promise} ({fate})", fate=fate, **names)


def _kept(outcome: PromiseOutcome) -> bool:
    return outcome.kept


def _centres(board: Board, record: SeasonRecord) -> Iterator[str]:
    """How many each power owns after the season, with what changed."""
    for power in board.powers:
        before, after = _owned(board, record.owners_before, power), _owned(board, record.owners_after, power)
        if before or after:
            change = f" ({after - before:+})" if after != before else ""
            yield f"{power} {after}{change}"


def _owned(board: Board, owners: Mapping[ProvinceId, Power | None], power: Power) -> int:
    return sum(1 for province in board.provinces if province.sc and owners.get(province.id) == power)
