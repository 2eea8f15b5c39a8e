"""What a trial leaves: each run's attempts by stage, offers, receipts, refusals and claims, and the sums of each arm.

Everything is read from the stores of the runs: nothing is in a report that is not in an archive.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from engine.colony.claim_checks import Archive, Checked, checked, tally
from engine.colony.claims import PROTOTYPE, claims_in
from engine.colony.consent import Kept, kept
from engine.colony.loading import world_at
from engine.colony.report_files import csv_text, pretty_json, text_table
from engine.colony.state import Receipt
from engine.colony.store import Store
from engine.colony.threads import CORE, OfferState
from engine.colony.trial_spec import TrialPlan, TrialRun
from engine.colony.world import World
from engine.files import write_atomic
from engine.minds.ledger import Attempt
from engine.minds.protocol import Stage

REPORT, CSV, TABLE = "report.json", "report.csv", "report.txt"
FORMAT = "concord trial report"
TIMELINE = "t1"
"""Of the store of a run: it is never forked."""

STAGES: tuple[Stage, ...] = get_args(Stage)
OFFER_STATES: tuple[OfferState, ...] = get_args(OfferState)


@dataclass(frozen=True, slots=True)
class RunArchive:
    """All that a run left: the world at its last tick, its attempts, and how many thoughts found the budget spent."""

    run: TrialRun
    world: World
    attempts: tuple[Attempt, ...]
    unasked: int
    kept: Kept
    claims: tuple[Checked, ...]


def write_report(plan: TrialPlan, digest: str, stores: Mapping[str, Path], folder: Path) -> tuple[dict[str, Any], str]:
    """Write all three files, each in whole or not at all; the report and the table.

    `stores` are the files of the runs by name. Raises `FileError`, and `StateError` for a store that is damaged.
    """
    runs = [run_report(plan, run, stores[run.name]) for run in plan.runs]
    report = _report(plan, digest, runs)
    table = _table(report)
    write_atomic(folder / REPORT, pretty_json(report))
    write_atomic(folder / CSV, csv_text(HEAD, (_line(run.json) for run in runs)))
    write_atomic(folder / TABLE, table)
    return report, table


def report_of(plan: TrialPlan, digest: str, stores: Mapping[str, Path]) -> dict[str, Any]:
    """The report of the runs whose stores there are, by name. Raises as `write_report`."""
    return _report(plan, digest, [run_report(plan, run, stores[run.name]) for run in plan.runs if run.name in stores])


@dataclass(frozen=True, slots=True)
class RunReport:
    """What one run came to, as the report has it, and its claims looked up."""

    name: str
    json: dict[str, Any]
    claims: tuple[Checked, ...]


def run_report(plan: TrialPlan, run: TrialRun, path: Path) -> RunReport:
    """What a run has come to, from its store. Raises `FileError`, and `StateError` for a store that is damaged."""
    archive = _archive(run, path)
    return RunReport(run.name, _run_json(plan, archive), archive.claims)


# Reading --------------------------------------------------------------------------------------------------------------


def _archive(run: TrialRun, path: Path) -> RunArchive:
    with Store.open(path, write=False) as store:
        tip = store.tip(TIMELINE)
        world = world_at(store, TIMELINE, tip)
        attempts = tuple(store.attempts.attempts())
        made = {row.id for row in attempts}
        unasked = sum(arrival.attempt not in made for arrival in store.arrivals(TIMELINE))
        archive = Archive(
            tuple(store.events(TIMELINE)), tuple(world.colony.receipts.values()), tip, told=_told(store, world)
        )
        claims = tuple(_checked(attempts, archive))
        return RunArchive(run, world, attempts, unasked, kept(store.notices(TIMELINE), world.talks.offers), claims)


def _told(store: Store, world: World) -> dict[str, frozenset[str]]:
    """By mind, the ids of the messages to it and of its offers, and those of pawns and things, which are not looked
    into: who saw whom when is in no archive.
    """
    common = {*world.colony.pawns, *world.colony.things}
    told: dict[str, set[str]] = {mind: set(common) for mind in (*world.colony.pawns, CORE)}
    for message in store.messages(TIMELINE):
        told[message.to].add(message.id)
    for offer in world.talks.offers.values():
        told[offer.pawn].add(offer.id)
        told[CORE].add(offer.id)
    return {mind: frozenset(ids) for mind, ids in told.items()}


def _checked(attempts: Iterable[Attempt], archive: Archive) -> Iterator[Checked]:
    """The claims of every answer, whether or not its choice could be executed, as of the tick of the question."""
    for attempt in attempts:
        if attempt.state in ("answered", "failed"):
            for claim in claims_in(attempt.value):
                yield checked(claim, attempt.mind, int(attempt.context["tick"]), archive)


# As JSON --------------------------------------------------------------------------------------------------------------


def _report(plan: TrialPlan, digest: str, found: Sequence[RunReport]) -> dict[str, Any]:
    runs = [each.json for each in found]
    used = sum(run["budget"]["used"] for run in runs)
    arms = list(dict.fromkeys(run["arm"] for run in runs))
    report = {
        "format": FORMAT,
        "version": 1,
        "digest": digest,
        "spec": plan.shown(),
        "budget": {
            "calls": plan.spec.budget,
            "share": plan.runs[0].share,
            "used": used,
            "left": plan.spec.budget - used,
        },
        "arms": [{"name": arm, **_summed([_sums(run) for run in runs if run["arm"] == arm])} for arm in arms],
        "runs": runs,
    }
    if plan.shown()["claims"]:
        rows = {each.name: [claim.to_json() for claim in each.claims] for each in found}
        report["claims"] = {"note": PROTOTYPE, "byRun": rows}
    return report


def _run_json(plan: TrialPlan, archive: RunArchive) -> dict[str, Any]:
    run, world = archive.run, archive.world
    used = len(archive.attempts)
    return {
        "arm": run.arm.name,
        "seed": run.seed,
        "ticks": world.tick,
        "complete": world.tick >= plan.spec.ticks,
        "digests": {"game": world.game_digest(), "minds": world.minds_digest()},
        "budget": {"calls": run.share, "used": used, "left": run.share - used, "unasked": archive.unasked},
        "attempts": _attempts(archive.attempts),
        "offers": _offers(world),
        "receipts": _receipts(world.colony.receipts.values()),
        "refusals": {
            "refused": archive.kept.refused,
            "putOff": archive.kept.put_off,
            "invited": archive.kept.invited,
            "afterRefusal": list(archive.kept.after_refusal),
            "afterNotNow": list(archive.kept.after_not_now),
            "respected": archive.kept.respected,
        },
        "rejections": dict(sorted(Counter(each.reason for each in world.talks.rejections).items())),
        "claims": tally(archive.claims),
        "colony": {
            "alive": sum(1 for _ in world.colony.living()),
            "died": sum(pawn.died is not None for pawn in world.colony.pawns.values()),
        },
    }


def _attempts(rows: Sequence[Attempt]) -> dict[str, Any]:
    failed = Counter(row.failure.stage for row in rows if row.failure is not None)
    return {
        "answered": sum(row.state == "answered" for row in rows),
        "failed": {stage: failed[stage] for stage in STAGES},
        "discarded": dict(sorted(Counter(str(row.discarded) for row in rows if row.state == "discarded").items())),
        "byAim": dict(sorted(Counter(str(row.context.get("aim", "")) for row in rows).items())),
        "bySpec": dict(sorted(Counter(row.spec for row in rows).items())),
        "tokensIn": sum(row.usage.tokens_in or 0 for row in rows),
        "tokensOut": sum(row.usage.tokens_out or 0 for row in rows),
    }


def _offers(world: World) -> dict[str, Any]:
    """Offers of work by how they ended; questions about running work apart."""
    offers = Counter(each.state for each in world.talks.offers.values() if not each.replaces)
    questions = Counter(each.state for each in world.talks.offers.values() if each.replaces)
    return {
        "made": sum(offers.values()),
        **{state: offers[state] for state in OFFER_STATES},
        "questions": {state: questions[state] for state in OFFER_STATES if questions[state]},
    }


def _receipts(receipts: Iterable[Receipt]) -> dict[str, Any]:
    rows = list(receipts)
    why = Counter(f"{each.state}: {each.why}" for each in rows if each.state != "running")
    return {
        "begun": len(rows),
        "finished": sum(each.state == "finished" for each in rows),
        "stopped": sum(each.state == "stopped" for each in rows),
        "running": sum(each.state == "running" for each in rows),
        "trips": sum(each.done for each in rows),
        "why": dict(sorted(why.items())),
    }


def _sums(run: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a run that can be added up."""
    left_out = ("arm", "seed", "complete", "digests")
    refusals = {key: len(part) if isinstance(part, list) else part for key, part in run["refusals"].items()}
    del refusals["respected"]
    return {**{key: part for key, part in run.items() if key not in left_out}, "refusals": refusals, "runs": 1}


def _summed(parts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Counts added up, key by key, at every depth."""
    whole: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            if isinstance(value, Mapping):
                whole[key] = _summed([whole.get(key, {}), value])
            else:
                whole[key] = whole.get(key, 0) + value
    return whole


# As tables ------------------------------------------------------------------------------------------------------------

HEAD = (
    *("arm", "seed", "ticks", "complete", "calls", "used", "left", "unasked", "answered"),
    *(f"failed_{stage}" for stage in STAGES),
    *("discarded", "offers", *OFFER_STATES, "begun", "finished", "stopped", "running", "trips"),
    *("offers_after_refusal", "offers_after_not_now", "rejections"),
    *("facts_supported", "facts_contradicted", "facts_unknown", "alive", "died", "tokens_in", "tokens_out"),
)
"""The columns of the CSV: a line a run."""


def _line(run: Mapping[str, Any]) -> Sequence[Any]:
    budget, attempts, offers, receipts = run["budget"], run["attempts"], run["offers"], run["receipts"]
    facts = run["claims"].get("fact", {})
    return (
        *(run["arm"], run["seed"], run["ticks"], "yes" if run["complete"] else "no"),
        *(budget[key] for key in ("calls", "used", "left", "unasked")),
        attempts["answered"],
        *(attempts["failed"][stage] for stage in STAGES),
        *(sum(attempts["discarded"].values()), offers["made"], *(offers[state] for state in OFFER_STATES)),
        *(receipts[key] for key in ("begun", "finished", "stopped", "running", "trips")),
        *(len(run["refusals"][key]) for key in ("afterRefusal", "afterNotNow")),
        sum(run["rejections"].values()),
        *(facts.get(word, 0) for word in ("supported", "contradicted", "unknown")),
        *(run["colony"][key] for key in ("alive", "died")),
        *(attempts[key] for key in ("tokensIn", "tokensOut")),
    )


_COLUMNS = ("calls", "answered", "failed", "offers", "yes", "no", "counter", "done", "stopped", "trips", "pressed")


def _table(report: Mapping[str, Any]) -> str:
    """A line a run, then a line for the sum of each arm; what the columns mean below."""
    runs = [[f"{run['arm']}, seed {run['seed']}", *_figures(_sums(run))] for run in report["runs"]]
    arms = [[f"{arm['name']}, all", *_figures(arm)] for arm in report["arms"]]
    budget = report["budget"]
    lines = [
        text_table(["run", *_COLUMNS], [*runs, *arms], sums=len(arms)),
        "",
        "pressed: offers made after a refusal, or after 'not now' without an invitation (0: every no was respected)",
        "Budget: {calls} calls, {used} used, {left} left; {share} for each run.".format(**budget),
        f"Fixed before the first call: {report['digest']}",
        *_stages(report["arms"]),
        *_claims(report),
    ]
    return "\n".join(lines) + "\n"


def _figures(sums: Mapping[str, Any]) -> list[str]:
    attempts, offers, receipts, refusals = (sums[key] for key in ("attempts", "offers", "receipts", "refusals"))
    figures = (
        *(sums["budget"]["used"], attempts["answered"], sum(attempts["failed"].values())),
        *(offers[key] for key in ("made", "accepted", "refused", "countered")),
        *(receipts[key] for key in ("finished", "stopped", "trips")),
        refusals["afterRefusal"] + refusals["afterNotNow"],
    )
    return [str(figure) for figure in figures]


def _stages(arms: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Where attempts failed, for the arms in which some did; and thoughts that found no call left."""
    for arm in arms:
        failed = [f"{count} at {stage}" for stage, count in arm["attempts"]["failed"].items() if count]
        if failed:
            yield f"{arm['name']}: failed {', '.join(failed)}"
        if arm["budget"]["unasked"]:
            yield f"{arm['name']}: {arm['budget']['unasked']} thoughts were not asked: the share was spent"


def _claims(report: Mapping[str, Any]) -> Iterator[str]:
    if "claims" not in report:
        return
    yield f"\n{PROTOTYPE}"
    for arm in report["arms"]:
        for kind, words in arm["claims"].items():
            yield f"{arm['name']}: {kind}: {', '.join(f'{count} {word}' for word, count in words.items())}"
