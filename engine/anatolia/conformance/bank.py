"""The bank: stories of a few phases each, played through the real game, so that every question is a true state.

``assets/positions/conformance.json`` states them in short. A story gives a power, the position it begins in (units,
owners and time, each the board's own where it is absent) and two lists of steps: those ``before`` nobody is asked, and
in each of those ``asked`` the bot is asked what its power would be asked in a match. A step holds what the powers then
submit, whatever the bot answered, so that every bot meets the same questions; a power without an entry submits nothing.

=====================  ================================================================================
phase                  a power's entry
=====================  ================================================================================
``negotiate-propose``  ``["Caria peace", "Caria alliance Lydia", "Caria dmz S", "Caria support N M", ...]``
``negotiate-answer``   ``"accept"`` or ``"reject"``, for the whole inbox
``orders``             ``"M-N, O S M-N, P H"``
``retreats``           ``{"M": "N", "O": null}``
``builds``             the contract's own list
any                    instead of entries, ``{"until": "2:Spring:orders"}``: defaults up to that phase
=====================  ================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeAlias

from engine.anatolia.beginning import DEFAULT_YEARS
from engine.anatolia.board import Board, Power, build_board, shipped_board
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.game import Game
from engine.anatolia.negotiation import TERMS_OF_TYPE
from engine.anatolia.notation import parse_text
from engine.anatolia.replay import parse_when
from engine.files import read_json
from engine.resources import ASSETS
from engine.seats.protocol import Call

BANK = ASSETS / "positions" / "conformance.json"
SEED = 2026
"""The match seed of every story."""

Step: TypeAlias = Mapping[str, Any]
UNTIL = "until"


@dataclass(frozen=True, slots=True)
class Story:
    """A position and what follows it; `power` is the bot's. `opening` says that it begins as a match does."""

    id: str
    title: str
    power: Power
    board: Board
    max_years: int
    setup: Mapping[str, Any] | None
    before: tuple[Step, ...]
    asked: tuple[Step, ...]

    @property
    def opening(self) -> bool:
        """Whether it is a match on the shipped board from its very beginning."""
        return self.setup is None and not self.before and self.board is shipped_board()


@dataclass(frozen=True, slots=True)
class Question:
    """One call of a story. `call` is what a match would ask, its `check` the open phase's; `number` counts from 0."""

    story: Story
    number: int
    when: str
    call: Call


@cache
def load_bank() -> tuple[Story, ...]:
    """Every story, in the order of the file. Raises `ConcordError` where the file is faulty."""
    return tuple(_story(entry) for entry in read_json(BANK))


def questions(story: Story) -> Iterator[Question]:
    """The calls of a story, each valid until the next is asked for: its `check` asks the game as it then stands."""
    game = _begun(story)
    for number, step in enumerate(story.asked):
        call = Call(METHOD_OF_PHASE[game.phase], game.bot_state_json(story.power), partial(game.check, story.power))
        yield Question(story, number, f"year {game.year} {game.season}", call)
        _carry_out(game, step)


def _begun(story: Story) -> Game:
    game = Game.create(story.board, SEED, story.max_years, story.setup)
    for step in story.before:
        _carry_out(game, step)
    return game


def _story(entry: Mapping[str, Any]) -> Story:
    board = build_board(entry["board"]) if "board" in entry else shipped_board()
    setup = {key: entry[key] for key in ("phase", "year", "season") if key in entry}
    if "units" in entry:
        setup["units"] = [unit for power, text in entry["units"].items() for unit in _units(power, text)]
    if "owners" in entry:
        setup["owners"] = {place: power for power, text in entry["owners"].items() for place in text.split()}
    return Story(
        id=entry["id"],
        title=entry["title"],
        power=entry["power"],
        board=board,
        max_years=entry.get("years", DEFAULT_YEARS),
        setup=setup or None,
        before=tuple(entry.get("before", ())),
        asked=tuple(entry["asked"]),
    )


def _units(power: Power, text: str) -> Iterator[dict[str, str]]:
    """``"A G, F E"``: an army and a fleet."""
    for part in text.split(","):
        kind, at = part.split()
        yield {"power": power, "type": {"A": "army", "F": "fleet"}[kind], "at": at}


def _carry_out(game: Game, step: Step) -> None:
    """Submit a step and advance. Raises `ValueError` for a step that the game refuses: a fault of the bank."""
    if UNTIL in step:
        until = parse_when(step[UNTIL])
        while (game.year, game.season, game.phase) != until:
            if game.finished():
                raise ValueError(f"the game ends before {step[UNTIL]}")
            game.advance()
        return
    for power, short in step.items():
        answer = game.submit(power, _payload(game, power, short))
        if not answer["ok"]:
            raise ValueError(f"{game.year}:{game.season}:{game.phase}, {power}: {answer['error']}")
    game.advance()


def _payload(game: Game, power: Power, short: Any) -> Any:
    match game.phase:
        case "negotiate-propose":
            return [_proposal(text.split()) for text in short]
        case "negotiate-answer":
            return {proposal.id: short for proposal in game.proposals() if proposal.to == power}
        case "orders":
            texts = [text for text in short.split(",") if text.strip()]
            return [parse_text(game.board, game.units(), power, text).to_json() for text in texts]
        case _:
            return short


def _proposal(words: list[str]) -> dict[str, Any]:
    to, kind, *terms = words
    return {"to": to, "type": kind, "terms": dict(zip(TERMS_OF_TYPE[kind], terms, strict=True))}
