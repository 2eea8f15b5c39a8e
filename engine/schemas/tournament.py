"""The schemas of tournaments: the spec, a line of the results file, the result, the standing ratings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from engine.schemas import anatolia
from engine.schemas.forms import (
    INTEGER,
    NUMBER,
    POSITIVE,
    SEASON,
    SHA256,
    STRING,
    UINT32,
    Schema,
    by_key,
    constant,
    list_of,
    nullable,
    one_of,
    record,
)
from engine.seats.protocol import Reason

METHOD = one_of("init", "propose", "answer", "orders", "retreats", "builds")
REASON = one_of(*get_args(Reason))
RATE = record({"value": NUMBER, "low": NUMBER, "high": NUMBER, "count": INTEGER})


def spec() -> Schema:
    """The TOML that ``concord tournament`` takes, as the JSON value that it stands for."""
    from engine.anatolia.tournament import Spec

    return Spec.model_json_schema()


def line() -> Schema:
    """A line of ``games.jsonl``: the head, a game, or a number of games asked for later."""
    fallback = {
        "year": POSITIVE,
        "season": SEASON,
        "phase": anatolia.PHASE,
        "power": STRING,
        "method": METHOD,
        "reason": REASON,
    }
    times = record({"calls": INTEGER, "total_ms": NUMBER, "longest_ms": NUMBER})
    entrant = record({"name": STRING, "id": STRING, "sha256": SHA256, "seats": POSITIVE})
    seeds = {"anyOf": [list_of(UINT32), record({"from": UINT32})]}
    identity = record({"entrants": list_of(entrant), "years": POSITIVE, "seeds": seeds, "board": SHA256})
    head = {"format": constant("anatolia-tournament"), "version": {"const": 1}, "spec": {"type": "object"}}
    game = {
        "game": POSITIVE,
        "seed": UINT32,
        "seats": by_key(STRING),
        "result": anatolia.result(),
        "fallbacks": list_of(record(fallback)),
        "centres": list_of(list_of(INTEGER)),
        "seconds": NUMBER,
        "times": by_key(times),
    }
    return {"oneOf": [record({**head, "identity": identity}), record(game), record({"games": POSITIVE})]}


def result() -> Schema:
    """``result.json``."""
    promises = record({"made": INTEGER, "kept": INTEGER, "broken": INTEGER, "keeping": nullable(RATE)})
    entrant = {
        "name": STRING,
        "bot": STRING,
        "language": STRING,
        "sha256": SHA256,
        "games": INTEGER,
        "seats": INTEGER,
        "wins": INTEGER,
        "sharedWins": INTEGER,
        "winRate": RATE,
        "points": NUMBER,
        "share": RATE,
        "rating": record({"mu": NUMBER, "sigma": NUMBER}),
        "promises": promises,
        "centres": NUMBER,
        "rank": NUMBER,
        "survived": NUMBER,
        "fallbacks": list_of(record({"method": METHOD, "reason": REASON, "count": POSITIVE})),
        "byPower": by_key(record({"seats": POSITIVE, "points": NUMBER, "centres": NUMBER})),
        "centresByYear": list_of(NUMBER),
    }
    ahead = record({"entrant": STRING, "of": STRING, **RATE["properties"]})
    return record(
        {
            "format": constant("anatolia-tournament-result"),
            "version": {"const": 1},
            "name": STRING,
            "fingerprint": SHA256,
            "games": INTEGER,
            "years": POSITIVE,
            "powers": list_of(STRING),
            "notes": list_of(STRING),
            "entrants": list_of(record(entrant)),
            "ahead": list_of(ahead),
        }
    )


def ratings() -> Schema:
    """``ratings.json`` in the user's data folder: the schema of its pydantic model."""
    from engine.anatolia.tournament.standing_ratings import RatingsBook

    return RatingsBook.model_json_schema()


KINDS: Mapping[str, tuple[str, Callable[[], Schema]]] = {
    "ratings": ("The standing ratings of bots over all tournaments here.", ratings),
    "tournament": ("The spec of a tournament (TOML): entrants, games, years, seeds.", spec),
    "tournament-line": ("A line of a tournament's results file, games.jsonl.", line),
    "tournament-result": ("The result of a tournament, result.json.", result),
}
