"""From what was seen of a bot to a row for each rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from engine.anatolia.board import shipped_board
from engine.anatolia.conformance.judging import RULE_OF_METHOD, Problem, problem_of_loading, shown
from engine.anatolia.conformance.report import RULES, Report, Result, Row, Times
from engine.anatolia.conformance.short_match import MatchSeen
from engine.anatolia.conformance.sitting import Observed, Sitting
from engine.seats.catalogue import BotFile
from engine.seats.limits import CALL_S, LOG_BYTES

HALF_MS = CALL_S * 1000 / 2
"""A call that takes longer than this is warned of: a busier or slower machine doubles it."""
CHATTY_BYTES = 64 * 1024
"""Printed in one story, this is warned of: a match is thirty times as long, and its log ends at `LOG_BYTES`."""

_LONG = 400
_CLOCK = ("timeout", "init-timeout")
_NOT_LOADED = "the bot did not load"
_LOST = "not tried: too many workers were lost"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a check saw: the bank, the bank again, openings side by side, a match; None where that was not tried."""

    first: tuple[Sitting, ...]
    second: tuple[Sitting, ...] | None = None
    together: tuple[Sitting, ...] | None = None
    match: MatchSeen | None = None


@dataclass(frozen=True, slots=True)
class _Found:
    """A broken rule with its place."""

    place: str
    problem: Problem


@dataclass(slots=True)
class _Reading:
    """The evidence of the shipped board, sorted by rule; `elsewhere` is what was found on another board."""

    sittings: list[Sitting]
    observed: list[Observed]
    found: dict[str, list[_Found]] = field(default_factory=dict)
    stale: list[_Found] = field(default_factory=list)
    elsewhere: list[_Found] = field(default_factory=list)

    @property
    def loaded(self) -> bool:
        return any(sitting.opening is None for sitting in self.sittings)


def report_of(bot: BotFile, evidence: Evidence) -> Report:
    """The report: a row for each of `RULES`, in their order."""
    reading = _read(evidence.first)
    rows = {
        **_loading_rows(reading),
        **_answer_rows(reading),
        "methods": _methods_row(reading),
        "complete": _complete_row(reading),
        "time": _time_row(reading),
        "fresh-state": _stale_row(reading),
        "output": _output_row(reading),
        "repeatable": _repeatable_row(reading, evidence),
        "independent": _independent_row(reading, evidence),
        "match": _match_row(reading, evidence),
        "other-board": _other_board_row(reading, evidence),
    }
    ordered = tuple(Row(rule, rows[rule][0], _clipped(rows[rule][1])) for rule in RULES)
    return Report(bot, ordered, _times(reading), len(reading.observed))


_Verdict = tuple[Result, str]


def _read(sittings: Iterable[Sitting]) -> _Reading:
    here = shipped_board()
    reading = _Reading([sitting for sitting in sittings if sitting.story.board is here], [])
    for sitting in sittings:
        ours = sitting.story.board is here
        for place, problem, stale in _problems(sitting):
            found = _Found(place, problem)
            if not ours:
                reading.elsewhere.append(found)
            elif stale:
                reading.stale.append(found)
            else:
                reading.found.setdefault(problem.rule, []).append(found)
        if ours:
            reading.observed += sitting.observed
    return reading


def _problems(sitting: Sitting) -> Iterator[tuple[str, Problem, bool]]:
    if sitting.opening is not None:
        yield sitting.story.title, problem_of_loading(sitting.opening), False
    for seen in sitting.observed:
        for problem in seen.problems:
            yield f"{seen.place}, {seen.method}", problem, seen.stale


def _told(found: Sequence[_Found]) -> str:
    """The first of what was found, and how many more there are."""
    first = found[0]
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    return f"{first.place}: {first.problem.did}; expected {first.problem.expected}{more}"


def _loading_rows(reading: _Reading) -> dict[str, _Verdict]:
    rows: dict[str, _Verdict] = {}
    for rule in ("loads", "exports-orders"):
        found = reading.found.get(rule)
        if found:
            rows[rule] = ("fail", _told(found))
        elif not reading.loaded:
            rows[rule] = ("not-applicable", _NOT_LOADED)
    times = [sitting.load_ms for sitting in reading.sittings if sitting.load_ms is not None]
    slow: Result = "warning" if times and max(times) > HALF_MS else "pass"
    loaded = f"{len(times)} times, in at most {max(times):.0f} ms" if times else _NOT_LOADED
    return {"loads": (slow, loaded), "exports-orders": ("pass", "it is there"), **rows}


def _answer_rows(reading: _Reading) -> dict[str, _Verdict]:
    """The rules that single answers keep or break."""
    asked = len(reading.observed)
    passed = {
        "returns": f"{asked} calls",
        "plain": f"{asked} calls",
        "shape": f"{asked} calls",
        "map": "no refused change was seen (one that fails in silence, as in sloppy JavaScript, changes nothing)",
        "forbidden": "no files, sockets or processes",
    }
    rows: dict[str, _Verdict] = {}
    for rule, words in passed.items():
        found = reading.found.get(rule)
        rows[rule] = ("fail", _told(found)) if found else ("pass", words)
    for method, rule in RULE_OF_METHOD.items():
        found = reading.found.get(rule)
        answered = [seen for seen in reading.observed if seen.method == method and seen.answer.reason is None]
        if found:
            rows[rule] = ("fail", _told(found))
        elif answered:
            rows[rule] = ("pass", f"{len(answered)} answers")
        elif _lacks(reading, method):
            rows[rule] = ("not-applicable", f"there is no {method}")
        else:
            rows[rule] = ("not-applicable", f"no answer of {method} was seen")
    if not reading.loaded:
        rows = {rule: row if row[0] == "fail" else ("not-applicable", _NOT_LOADED) for rule, row in rows.items()}
    return rows


def _lacks(reading: _Reading, method: str) -> bool:
    return any(seen.method == method and seen.answer.reason == "missing" for seen in reading.observed)


def _methods_row(reading: _Reading) -> _Verdict:
    if not reading.observed:
        return "not-applicable", _NOT_LOADED
    lacking = [method for method in RULE_OF_METHOD if _lacks(reading, method)]
    if lacking:
        return "pass", f"without {', '.join(lacking)}: the defaults stand in"
    return "pass", "all four are there"


def _complete_row(reading: _Reading) -> _Verdict:
    left = [seen for seen in reading.observed if seen.unordered]
    if left:
        units = ", ".join(left[0].unordered)
        more = f" (and {len(left) - 1} more calls)" if len(left) > 1 else ""
        return "warning", f"{left[0].place}: no order for {units}, which will hold{more}"
    given = sum(
        seen.method == "orders" and seen.answer.reason is None and not seen.problems for seen in reading.observed
    )
    return ("pass", f"{given} calls of orders") if given else ("not-applicable", "no legal orders were seen")


def _time_row(reading: _Reading) -> _Verdict:
    found = reading.found.get("time")
    if found:
        return "fail", _told(found)
    answered = [seen for seen in reading.observed if not seen.answer.gone]
    if not answered:
        return "not-applicable", _NOT_LOADED
    slowest = max(answered, key=_elapsed)
    times = f"typically {median(map(_elapsed, answered)):.0f} ms, at most {_elapsed(slowest):.0f} ms"
    if _elapsed(slowest) > HALF_MS:
        return "warning", f"{times} ({slowest.place}, {slowest.method}): more than half of what is allowed"
    return "pass", times


def _elapsed(seen: Observed) -> float:
    return seen.answer.elapsed_ms


def _times(reading: _Reading) -> Times:
    loads = [sitting.load_ms for sitting in reading.sittings if sitting.load_ms is not None]
    calls = [_elapsed(seen) for seen in reading.observed]
    return Times(max(loads, default=None), median(calls) if calls else None, max(calls, default=None))


def _stale_row(reading: _Reading) -> _Verdict:
    if reading.stale:
        return "fail", f"{_told(reading.stale)}. A fresh worker answers the same call well: is an old snapshot kept?"
    later = sum(max(0, len(sitting.observed) - 1) for sitting in reading.sittings)
    return (
        ("pass", f"{later} answers after earlier calls") if later else ("not-applicable", "no later call was answered")
    )


def _output_row(reading: _Reading) -> _Verdict:
    found = reading.found.get("output")
    if found:
        return "fail", _told(found)
    if not reading.loaded:
        return "not-applicable", _NOT_LOADED
    most = max(reading.sittings, key=lambda sitting: (sitting.flooded, sitting.printed))
    if most.flooded:
        limit = f"{LOG_BYTES // 1024} KiB"
        return "fail", f"{most.story.title}: printed more than {limit}, all that is kept; expected little or none"
    printed = f"{most.printed} bytes printed at most in a story" if most.printed else "nothing is printed"
    return ("warning" if most.printed > CHATTY_BYTES else "pass"), printed


# What runs beside the first showed


def _differences(one: Iterable[Sitting], other: Iterable[Sitting]) -> tuple[int, list[tuple[str, str]]]:
    """How many answers could be compared, and which differ: their story, and how. A clock's verdict is no answer."""
    by_story = {sitting.story.id: sitting for sitting in other}
    compared, different = 0, []
    for sitting in one:
        twin = by_story.get(sitting.story.id)
        if twin is None:
            continue
        if twin.opening is not None and twin.opening.reason not in _CLOCK:
            compared += 1
            different.append(
                (sitting.story.id, f"{sitting.story.title}: loaded once, then not ({twin.opening.reason})")
            )
        for left, right in zip(sitting.observed, twin.observed, strict=False):
            if left.answer.reason in _CLOCK or right.answer.reason in _CLOCK:
                continue
            compared += 1
            if (left.answer.reason, left.answer.payload) != (right.answer.reason, right.answer.payload):
                words = f"{left.place}, {left.method}: answered {_answer(left)}, then {_answer(right)}"
                different.append((sitting.story.id, words))
    return compared, different


def _answer(seen: Observed) -> str:
    if seen.answer.reason is None:
        return shown(seen.answer.payload)
    return f"nothing ({seen.problems[0].did if seen.problems else seen.answer.reason})"


def _repeatable_row(reading: _Reading, evidence: Evidence) -> _Verdict:
    if evidence.second is None:
        return "not-applicable", _LOST if reading.loaded else _NOT_LOADED
    compared, different = _differences(reading.sittings, evidence.second)
    if different:
        return "fail", f"{different[0][1]} ({len(different)} of {compared} answers differ)"
    return "pass", f"{compared} answers, equal from fresh workers (as far as a second run shows)"


def _independent_row(reading: _Reading, evidence: Evidence) -> _Verdict:
    if evidence.second is None or evidence.together is None:
        return "not-applicable", _LOST if reading.loaded else _NOT_LOADED
    unsteady = {story for story, _ in _differences(reading.sittings, evidence.second)[1]}
    steady = [sitting for sitting in reading.sittings if sitting.story.id not in unsteady]
    compared, different = _differences(steady, evidence.together)
    if different:
        return "fail", f"{different[0][1]} with another of its seats at work ({len(different)} of {compared} differ)"
    if not compared:
        return "not-applicable", "its answers differ even alone"
    return "pass", f"{compared} answers, equal alone and beside another seat"


def _match_row(reading: _Reading, evidence: Evidence) -> _Verdict:
    """A fault in the match counts here if the bank did not show it: otherwise it has its own row already."""
    seen = evidence.match
    if seen is None:
        lost = evidence.second is None
        return "not-applicable", _NOT_LOADED if not reading.loaded else _LOST if lost else "none was asked for"
    found = [_Found("the match", problem_of_loading(opening)) for opening in seen.openings]
    found += [_Found(f"{o.place}, {o.method}", problem) for o in seen.observed for problem in o.problems]
    return _beyond(reading, found, "fail", f"{len(seen.observed)} calls")


def _other_board_row(reading: _Reading, evidence: Evidence) -> _Verdict:
    """A warning only: the contract's ids and powers are those of the shipped board."""
    asked = sum(len(sitting.observed) for sitting in evidence.first) - len(reading.observed)
    if not asked and not reading.elsewhere:
        return "not-applicable", _LOST if reading.loaded else _NOT_LOADED
    return _beyond(reading, reading.elsewhere, "warning", f"{asked} calls")


def _beyond(reading: _Reading, found: Sequence[_Found], bad: Result, calls: str) -> _Verdict:
    """What was found beyond the faults that the bank showed."""
    known = {*reading.found, *(one.problem.rule for one in reading.stale)}
    news = [one for one in found if one.problem.rule not in known]
    if news:
        return bad, _told(news)
    return ("not-applicable", f"{calls}; what went wrong in them is said above") if found else ("pass", calls)


def _clipped(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."
