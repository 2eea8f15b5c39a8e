"""The ledger of attempts in words. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from concordui.colony import story
from concordui.colony.clock import age, clock, count
from concordui.colony.offers.choices import CHOSEN, choice_text
from concordui.colony.offers.reasons import discard_text, failure_text, stage_text
from concordui.colony.offers.words import counted, mind_text, seconds_text
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.widgets import TagKind
from engine.colony.store import EARLIER
from engine.colony.viewing.attempts import STANDINGS, AttemptRow, AttemptShown, Standing, Totals

REQUEST, MIND, VALUE = "request", "mind", "value"
"""Links: the bytes that were asked, the page of the mind at that tick, the whole answer."""

AIMS = ("appraisal", "deliberation", "reflection", "planning")


def aim_text(aim: str) -> str:
    """What a mind was asked for."""
    return {
        "appraisal": say("appraises"),
        "deliberation": say("decides"),
        "reflection": say("reflects"),
        "planning": say("plans"),
    }.get(aim, aim)


def standing_text(standing: Standing) -> str:
    """How an attempt stands, in a word or two."""
    return {
        "queued": say("queued"),
        "in flight": say("in flight"),
        "answered": say("answered"),
        "discarded": say("discarded"),
        "expired": say("expired"),
        "failed": say("failed"),
    }[standing]


def state_text(row: AttemptRow) -> str:
    """How an attempt stands, with where it failed or why it counts for nothing: "discarded: earlier epoch"."""
    word = standing_text(row.standing)
    if row.standing == "discarded":
        return say("discarded: earlier epoch") if row.why == EARLIER else word
    if row.standing == "failed" and row.stage is not None:
        return say("failed: {stage}", stage=_stage_word(row.stage))
    return word


def _stage_word(stage: str) -> str:
    return {
        "transport": say("transport"),
        "parse": say("not JSON"),
        "schema": say("shape"),
        "menu": say("menu"),
        "execution": say("execution"),
    }[stage]


def tag_of(row: AttemptRow) -> TagKind:
    """The kind of tag of a state."""
    kinds: dict[Standing, TagKind] = {
        "queued": "plain",
        "in flight": "accent",
        "answered": "ok",
        "discarded": "warn",
        "expired": "warn",
        "failed": "danger",
    }
    return kinds[row.standing]


def outcome_text(row: AttemptRow, people: People) -> str:
    """What came of it, in a line."""
    if row.standing == "in flight":
        return say("under way for {time}", time=seconds_text(row.seconds)) if row.seconds is not None else "–"
    if row.answered:
        said = f": “{row.words}”" if row.words else ""
        return f"{choice_text(row.choice, people)}{said}"
    if row.why:
        return stage_text(row.stage) or discard_text(row.why)
    return "–"


def tokens_of(row: AttemptRow) -> int | None:
    """All tokens of an attempt."""
    if row.tokens_in is None and row.tokens_out is None:
        return None
    return (row.tokens_in or 0) + (row.tokens_out or 0)


def totals_text(totals: Totals, whole: int, budget: int | None) -> str:
    """The sums of the rows that are shown."""
    calls = say("1 call shown", n=1) if totals.calls == 1 else say("{n} calls shown", n=count(totals.calls))
    if totals.calls != whole:
        calls = say("{calls} of {whole}", calls=calls, whole=count(whole))
    parts = [calls]
    parts += [f"{count(number)} {standing_text(standing)}" for standing, number in totals.standings if number]
    parts += counted(totals.tokens_in, totals.tokens_out, totals.seconds)
    if budget is not None:
        parts.append(say("{left} of {budget} calls left", left=count(max(0, budget - whole)), budget=count(budget)))
    return ", ".join(parts)


def standings_in(totals: Totals) -> list[tuple[Standing, int]]:
    """Every state with how many there are of it."""
    counts = dict(totals.standings)
    return [(standing, counts[standing]) for standing in STANDINGS]


# One of them ----------------------------------------------------------------------------------------------------------


def title_of(shown: AttemptShown | None, people: People) -> str:
    """The head over one attempt."""
    if shown is None:
        return say("Attempt")
    row = shown.row
    return say("Attempt {id}: {name} {aim}", id=row.id, name=people.name(row.mind), aim=aim_text(row.aim))


def story_of(shown: AttemptShown, people: People) -> Iterator[str]:
    """What was asked, what came, what became of it."""
    row = shown.row
    yield story.rows(_facts(row, people), ("muted", ""))
    yield story.head(say("What came"))
    yield from _came(shown, people)
    yield story.head(say("What became of it"))
    yield story.plain(became_text(row, people), "danger" if row.standing in ("failed", "expired") else "")
    yield story.head(say("What was asked"))
    yield from _asked(shown)


def _facts(row: AttemptRow, people: People) -> Iterator[tuple[str, str]]:
    yield (
        say("Asked"),
        say(
            "{clock}, timeline {timeline}, epoch {epoch}",
            clock=clock(row.asked),
            timeline=row.timeline or "–",
            epoch=row.epoch,
        ),
    )
    yield say("Who answers"), mind_text(row.spec)
    if row.causes:
        yield say("Because of"), ", ".join(cause_text(cause, people) for cause in row.causes)
    cost = counted(row.tokens_in, row.tokens_out, row.elapsed_s)
    yield say("It cost"), ", ".join([say("1 call"), *cost])


def cause_text(cause: str, people: People) -> str:
    """What began a thought: the signal that the mind's attention heard."""
    kind, _, about = cause.partition(":")
    who = people.name(about)
    return {
        "thread": say("thread {id}", id=about),
        "question": say("a question of the core"),
        "action": say("agreed work {id}", id=about),
        "work_finished": say("work {id} finished", id=about),
        "work_stopped": say("work {id} stopped", id=about),
        "fall": say("a fall of {name}", name=who),
        "burn": say("{name} was burnt", name=who),
        "fight": say("a fight of {name}", name=who),
        "downed": say("{name} is down", name=who),
        "recovered": say("{name} is up again", name=who),
        "died": say("{name} died", name=who),
        "starving": say("{name} starves", name=who),
        "rescued": say("{name} was carried to a bed", name=who),
        "exhausted": say("{name} is exhausted", name=who),
        "ate": say("{name} ate", name=who),
        "woke": say("{name} woke", name=who),
        "gathered": say("{name} gathered", name=who),
        "tended": say("{name} tended a fire", name=who),
        "treated": say("{name} took herbs", name=who),
        "fire_out": say("{thing} went out", thing=about),
        "thing_burnt": say("something of {thing} burnt", thing=about),
        "called": say("the person in the seat called for it"),
    }.get(kind, cause)


def _came(shown: AttemptShown, people: People) -> Iterator[str]:
    row = shown.row
    if not row.answered:
        if row.standing in ("queued", "in flight"):
            yield story.plain(outcome_text(row, people), "muted")
        else:
            yield story.plain(say("No answer. {stage}", stage=_capital(stage_text(row.stage))).strip(), "muted")
        return
    yield story.plain(f"{CHOSEN} {choice_text(row.choice, people)}")
    if row.words:
        yield story.quote(row.words)
    if shown.claims:
        yield story.rows([(claim.kind, claim.says, ", ".join(claim.sources)) for claim in shown.claims])
    yield story.links([(VALUE, say("Show the whole answer"))])


def became_text(row: AttemptRow, people: People) -> str:
    """What became of it, in a sentence or two."""
    match row.standing:
        case "queued":
            return say("It is reserved in the ledger; its call has not left yet.")
        case "in flight":
            return say("Its call is under way. The colony goes on, and its answer will be judged when it comes.")
        case "answered":
            if row.landed is None:
                return say("Its answer is here and waits for the tick in which it counts.")
            wait = age(row.landed - row.asked) if row.landed != row.asked else say("no time")
            return say("It was carried out on {clock}, after {wait}.", clock=clock(row.landed), wait=wait)
        case "discarded":
            first = say("It counts for nothing: {why}.", why=discard_text(row.why))
            return f"{first} {say('The answer is kept, and has changed nothing.')}" if row.answered else first
        case "expired":
            return say("It came too late and changed nothing: {why}.", why=failure_text(row.stage, row.why))
    return say("It failed and changed nothing: {why}.", why=failure_text(row.stage, row.why))


def _asked(shown: AttemptShown) -> Iterator[str]:
    if shown.asked is None:
        yield story.plain(say("The request can't be rebuilt: {why}", why=shown.lost), "danger")
        yield story.plain(say("SHA-256 in the ledger: {digest}", digest=shown.row.digest), "small")
        return
    size = say("{n} bytes", n=count(shown.asked.size))
    if shown.asked.same:
        yield story.plain(
            say(
                "{size}, rebuilt from the store: their SHA-256 is the one in the ledger, so these are the very bytes.",
                size=size,
            ),
            "ok",
        )
    else:
        yield story.plain(
            say(
                "{size}, rebuilt from the store, but their SHA-256 is another one than the ledger’s: these are not the "
                "bytes that were sent.",
                size=size,
            ),
            "danger",
        )
    yield story.plain(say("SHA-256 in the ledger: {digest}", digest=shown.row.digest), "small")
    page = [(MIND, say("Open the page of this mind then"))] if shown.here else []
    yield story.links([(REQUEST, say("Show the request")), *page])


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""
