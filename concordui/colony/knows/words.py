"""The words of the matrix: what facts are called, values, and how a mind stands to a fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from concordui.colony.clock import age, count, time_of
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.threads import CORE
from engine.colony.viewing.facts import Fact, FactKey, Value
from engine.colony.viewing.items import How
from engine.colony.viewing.knowing import Knowledge

ABSENT = "–"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a way of knowing is shown: its icon and its word; `first_hand` is one's own body and eyes."""

    icon: str
    word: str
    first_hand: bool = False


def standings() -> dict[How, Standing]:
    """Every way of knowing, in the order of the legend, and what is too old."""
    return {
        "own": Standing("user", say("own"), True),
        "sees": Standing("eye", say("sees now"), True),
        "remembers": Standing("history", say("remembers")),
        "link": Standing("radio", say("shared link")),
        "told": Standing("message-circle", say("was told")),
        "receipt": Standing("receipt-text", say("receipt")),
        "listed": Standing("list-checks", say("listed")),
        "stale": Standing("clock", say("too old")),
    }


# Facts ----------------------------------------------------------------------------------------------------------------


def thing_name(name: str) -> str:
    """What a thing is called: its id, as a word."""
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def about_name(key: FactKey, people: People) -> str:
    """Whom or what a fact is about."""
    return people.name(key.about) if key.about in people.minds else thing_name(key.about)


def fact_name(fact: Fact, people: People) -> str:
    """A fact in a few words, as the rows of the matrix have it."""
    key, about = fact.key, about_name(fact.key, people)
    match key.kind:
        case "need":
            return {
                "food": say("{name}: Food", name=about),
                "rest": say("{name}: Rest", name=about),
                "health": say("{name}: Health", name=about),
            }[key.part]
        case "goods":
            return say("{name}: {item}", name=about, item=item_word(key.part))
        case "trait" | "skill":
            return say("{name}: {item}", name=about, item=key.part)
        case "note":
            return say("{name}’s note: {words}", name=about, words=fact.text)
        case "event":
            return sentence(fact.text)
        case "offer":
            return say("Offer {number}: {work}", number=key.about.lstrip("o"), work=_work(fact.text))
        case "agreement":
            return say("Agreement {number}: {work}", number=key.about.lstrip("a"), work=_work(fact.text))
        case "work":
            return say("Work: {work}", work=_work(key.about.replace(":", " ", 1)))
        case "message":
            return say("Message {number}: {words}", number=key.about.lstrip("m"), words=fact.text)
        case "topic":
            return say("Topic {id}: {words}", id=key.about, words=fact.text)
    return _OF_ONE[key.kind](about)


_OF_ONE: Mapping[str, Callable[[str], str]] = {
    "condition": lambda name: say("{name}: up or down", name=name),
    "doing": lambda name: say("{name}: doing", name=name),
    "place": lambda name: say("{name}: where", name=name),
    "carrying": lambda name: say("{name}: carries", name=name),
    "burning": lambda name: say("{name}: alight or out", name=name),
    "fuel": lambda name: say("{name}: fuel", name=name),
    "taken": lambda name: say("{name}: taken or free", name=name),
}


def _work(named: str) -> str:
    """Work as facts name it, ``haul logs``."""
    kind, _, target = named.partition(" ")
    return work_words(kind, target)


def work_words(kind: str, target: str, trips: int = 0) -> str:
    """Agreed work in a few words, with its trips where they are to be said."""
    what = {
        "haul": say("haul {target}", target=target),
        "rescue": say("rescue {target}", target=target),
        "produce": say("cook at {target}", target=target),
    }.get(kind, f"{kind} {target}")
    if kind != "haul" or not trips:
        return what
    if trips == 1:
        return say("{work}, 1 trip", work=what)
    return say("{work}, {trips} trips", work=what, trips=trips)


def item_word(item: str) -> str:
    """Goods in a word."""
    words = {"wood": say("wood"), "berries": say("berries"), "meal": say("meals"), "herbs": say("herbs")}
    return words.get(item, item)


def sentence(words: str) -> str:
    """Words with a capital first."""
    return words[:1].upper() + words[1:]


# Values ---------------------------------------------------------------------------------------------------------------


def value_words(key: FactKey, value: Value, tick: int | None = None) -> str:
    """What is so, or is thought to be, in a word or two; of what is only words the time of `tick`."""
    raw = value.raw
    match value.form:
        case "level":
            return f"{float(raw):.2f}"  # type: ignore[arg-type]  # by its form
        case "count":
            return count(int(raw))  # type: ignore[arg-type]
        case "ticks":
            return age(int(raw)) if raw else say("none")  # type: ignore[arg-type]
        case "flag":
            return _flag_word(key, bool(raw))
        case "place":
            return "{}, {}".format(*raw)  # type: ignore[misc]
        case "words":
            return say("known") if tick is None else time_of(tick)
        case "band":
            return band_word(str(raw))
    return item_word(str(raw)) if key.kind == "carrying" and raw else state_word(key, str(raw))


def _flag_word(key: FactKey, so: bool) -> str:
    """Whether something is so, in the words of its kind."""
    if key.kind == "burning":
        return say("alight") if so else say("out")
    if key.kind == "taken":
        return say("taken") if so else say("free")
    return say("yes") if so else say("no")


def band_word(band: str) -> str:
    """A band of a need."""
    words = {"urgent": say("urgent"), "low": say("low"), "satisfied": say("satisfied"), "unknown": say("unknown")}
    return words[band]


def state_word(key: FactKey, state: str) -> str:
    """How something stands."""
    if key.kind == "carrying":
        return say("nothing")
    words = {
        "up": say("up"),
        "downed": say("down"),
        "dead": say("dead"),
        "idle": say("nothing"),
        "haul": say("hauls"),
        "rescue": say("rescues"),
        "produce": say("cooks"),
        "eat": say("eats"),
        "gather": say("gathers"),
        "sleep": say("sleeps"),
        "tend": say("tends fire"),
        "wander": say("wanders"),
        "offered": say("open"),
        "accepted": say("accepted"),
        "refused": say("refused"),
        "countered": say("countered"),
        "not_now": say("not now"),
        "expired": say("expired"),
        "withdrawn": say("withdrawn"),
        "superseded": say("replaced"),
        "agreed": say("agreed"),
        "running": say("under way"),
        "stopping": say("stopping"),
        "finished": say("finished"),
        "stopped": say("stopped"),
        "open": say("open"),
        "blocked": say("blocked"),
        "deferred": say("deferred"),
        "resolved": say("resolved"),
        "declined": say("declined"),
    }
    return words.get(state, state)


def truth_words(fact: Fact) -> str:
    """The truth of a fact; of what is gone, and of what one mind alone shows, a dash."""
    return ABSENT if fact.truth is None else value_words(fact.key, fact.truth, fact.tick)


def cell_words(key: FactKey, known: Knowledge, people: People) -> str:
    """What a cell shows beside its icon."""
    if known.how == "never":
        return ABSENT
    if known.how == "stale" or known.value is None:
        return say("forgotten") if key.kind == "event" else say("unknown")
    words = value_words(key, known.value, known.learned)
    if known.how == "link" and known.learned is not None:
        return say("{value} {time}", value=words, time=time_of(known.learned))
    if known.how == "told" and known.by not in ("", CORE) and known.value.form != "words":
        return say("{value}, {name}", value=words, name=people.name(known.by))
    return words
