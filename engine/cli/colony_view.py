"""What the terminal shows while a colony runs: who does what and who thinks, and what came of each offer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from engine.cli.colony_page import plain_text
from engine.colony.perspective import Message, clock
from engine.colony.proposals import named
from engine.colony.record import TickNews
from engine.colony.sight import doing
from engine.colony.state import Pawn
from engine.colony.threads import CORE, Notice, Rejection
from engine.colony.world import World

WIDTH = 40
"""Of the bar: with the figures beside it, it fits a terminal of 80 columns."""
MOST_PAWNS = 12
MOST_NEWS = 8


class ColonyView:
    """The colonists of one run, and the latest that was said and agreed; `last` is the tick at which it ends."""

    def __init__(self, world: World, last: int) -> None:
        self.changed: Callable[[], None] | None = None
        self._world = world
        self._first = world.tick
        self._last = last
        self._news: deque[str] = deque(maxlen=MOST_NEWS)

    def show(self, news: TickNews) -> None:
        """Take a tick."""
        told = (
            *(_notice(self._world, each) for each in news.notices if each.kind in _TOLD),
            *(_message(each) for each in news.messages),
            *(_rejection(each) for each in news.rejections),
        )
        self._news += (f"{news.tick:>5} {each}" for each in told)
        if self.changed is not None:
            self.changed()

    def draw(self) -> RenderableType:
        """The screen as it stands."""
        world = self._world
        form = world.scenario.form
        ticks, done = self._last - self._first, world.tick - self._first
        grid = Table.grid(padding=(0, 2))
        bar = ProgressBar(ticks or 1, done, width=WIDTH)
        grid.add_row(f"tick {world.tick} of {self._last}", clock(world.tick), bar)
        news = (Text(each, "dim", overflow="ellipsis", no_wrap=True) for each in self._news)
        return Group(Text(plain_text(form.title or form.id), "bold"), grid, self._people(), *news)

    def _people(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for name in ("colonist", "does", "food", "rest", "health", ""):
            table.add_column(name, justify="right" if name in ("food", "rest", "health") else "left")
        pawns = list(self._world.colony.pawns.values())
        for pawn in pawns[:MOST_PAWNS]:
            table.add_row(pawn.id, _does(pawn), *_needs(pawn), self._thinks(pawn.id))
        if len(pawns) > MOST_PAWNS:
            table.add_row(Text(f"and {len(pawns) - MOST_PAWNS} more", "dim"))
        table.add_row(CORE, "", "", "", "", self._thinks(CORE))
        return table

    def _thinks(self, mind: str) -> str:
        return ", ".join(f"thinks since tick {thought.begun}" for thought in self._world.thinking(mind))


def _does(pawn: Pawn) -> str:
    target = f" {pawn.job.target}" if pawn.job is not None and pawn.job.action else ""
    return doing(pawn) + target


def _needs(pawn: Pawn) -> tuple[str, str, str]:
    return (f"{pawn.food:.2f}", f"{pawn.rest:.2f}", f"{pawn.health:.2f}")


_TOLD = {
    "offered": "is asked to {work}",
    "accepted": "accepts to {work}",
    "refused": "refuses to {work}",
    "countered": "counters with {detail}",
    "not_now": "puts off to {work}",
    "expired": "did not answer in time: {work}",
    "withdrawn": "need not {work} any more",
    "superseded": "is asked something else than to {work}",
    "invited": "may be asked once more to {work}",
    "started": "starts to {work}",
    "finished": "has finished: {work}",
    "stopped": "has stopped: {work} ({detail})",
}
"""What a notice says of its pawn; that work is agreed on goes without saying: it was accepted."""


def _notice(world: World, notice: Notice) -> str:
    counter = world.talks.offers[notice.offer].counter if notice.kind == "countered" else None
    detail = notice.detail if counter is None else named(counter)
    if notice.action and notice.action in world.talks.ledger:
        work = world.talks.ledger[notice.action].work
    else:
        work = world.talks.offers[notice.offer].work
    return f"{notice.pawn} {_TOLD[notice.kind].format(work=named(work), detail=detail)}"


def _message(message: Message) -> str:
    return f'{message.sender} to {message.to}: "{plain_text(message.text)}"'


def _rejection(rejection: Rejection) -> str:
    return f"{rejection.actor}: {rejection.move} is rejected: {rejection.reason}"
