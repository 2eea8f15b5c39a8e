"""A short match against house bots, in which every answer is looked at as on the bank."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.anatolia.board import Power, shipped_board
from engine.anatolia.conformance.bank import SEED
from engine.anatolia.conformance.judging import lenient, problems_of
from engine.anatolia.conformance.sitting import Observed
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.seating import bot_seat
from engine.resources import HOUSE_BOTS
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import BotFile, resolve
from engine.seats.protocol import Answer, Call, Seat, SeatKind

YEARS = 3
PARTNERS = ("house.greedy", "house.diplomat")


@dataclass(slots=True)
class MatchSeen:
    """What the bot's seats did; `openings` are failures to load."""

    openings: list[Answer] = field(default_factory=list)
    observed: list[Observed] = field(default_factory=list)


class WatchedSeat:
    """The bot's seat, with each of its answers written down before the match takes it."""

    kind: SeatKind = "bot"

    def __init__(self, seat: BotSeat, power: Power, seen: MatchSeen) -> None:
        self._seat = seat
        self._power = power
        self._seen = seen

    async def open(self) -> Answer | None:
        """As the bot's seat does."""
        opening = await self._seat.open()
        if opening is not None:
            self._seen.openings.append(opening)
        return opening

    async def ask(self, call: Call) -> Answer:
        """The bot's answer, refused as in any match."""
        answer = await self._seat.ask(lenient(call))
        if answer.reason is None and answer.gone:
            return answer
        state = call.state
        place = f"the match as {self._power}, year {state['year']} {state['season']}"
        self._seen.observed.append(Observed(place, call.method, answer, problems_of(call, answer)))
        if answer.reason is None and call.check(answer.payload) is not None:
            return Answer(reason="invalid", elapsed_ms=answer.elapsed_ms)
        return answer

    async def close(self) -> None:
        """End the worker."""
        await self._seat.close()


async def play(bot: BotFile, years: int) -> MatchSeen:
    """The bot in every third seat, the house's in the others. Cancelled, it leaves no worker."""
    board = shipped_board()
    seen = MatchSeen()
    partners = [resolve(name, [HOUSE_BOTS]) for name in PARTNERS]
    seats: dict[Power, Seat] = {}
    for index, power in enumerate(board.powers):
        if index % 3 == 0:
            seats[power] = WatchedSeat(bot_seat(board, power, bot, SEED, None), power, seen)
        else:
            seats[power] = bot_seat(board, power, partners[index % 3 - 1], SEED, None)
    await Match(Game.create(board, SEED, years), seats).run()
    return seen
