"""What was asked at an attempt of a store, rebuilt: the very request, held against the digest that the ledger keeps.

The world is repeated up to the tick before, and the tick itself up to the thoughts that begin in it. Nobody is asked.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.colony.loading import world_at
from engine.colony.mind_forms import MindForms
from engine.colony.planner import PublicChange
from engine.colony.store_reading import StoreReader
from engine.colony.thinking import Question
from engine.colony.turn import Turn
from engine.colony.world import World
from engine.errors import MindError, StateError
from engine.minds.asking import digest_of, text_of
from engine.minds.ledger import Attempt
from engine.minds.protocol import MindRequest


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it was made. `same` is whether its SHA-256 is the one in the ledger; `woke` are the public changes
    that a turn of the core was about.
    """

    attempt: str
    mind: str
    tick: int
    request: MindRequest
    text: str
    sha256: str
    same: bool
    woke: tuple[PublicChange, ...] = ()

    @property
    def size(self) -> int:
        """Bytes of the text."""
        return len(self.text.encode("utf-8", "backslashreplace"))


@dataclass(frozen=True, slots=True)
class Moment:
    """The world in the middle of a tick, right after a thought has begun in it: only good while it is looked at."""

    world: World
    question: Question
    asked: Asked


def place_of(attempt: Attempt) -> tuple[int, int]:
    """The epoch and the tick in which an attempt was made. Raises `MindError` for a row that says neither."""
    epoch, tick = attempt.context.get("epoch"), attempt.context.get("tick")
    if not isinstance(epoch, int) or not isinstance(tick, int):
        raise MindError("this attempt does not say when it was made", attempt.id, "its row is kept as it is")
    return epoch, tick


def moment_of(store: StoreReader, attempt: Attempt) -> Moment:
    """The moment at which a mind was asked. Raises `StateError` and `MindError` where it can't be rebuilt."""
    epoch, tick = place_of(attempt)
    timeline = store.timelines_of_epochs().get(epoch)
    if timeline is None:
        raise StateError(f"epoch {epoch} is not in this store", attempt.id, "look at it in the store where it was made")
    world = world_at(store, timeline, tick - 1)
    for number in _begun_at(store, timeline, tick - 1, epoch):
        world.begin_epoch(number)
    question = next((each for each in Turn(world).begin() if each.thought.attempt == attempt.id), None)
    if question is None:
        raise StateError(f"no such thought begins at tick {tick}", attempt.id, "use a whole copy of the store")
    forms = world.scenario.form.minds
    return Moment(world, question, _asked(attempt, world, question, forms))


def _begun_at(store: StoreReader, timeline: str, tick: int, last: int) -> list[int]:
    """The epochs that began in a timeline after a tick, up to one of them."""
    keeper = store.owner(timeline, tick).id
    return [number for _, number in store.epochs(keeper, tick, tick) if number <= last]


def _asked(attempt: Attempt, world: World, question: Question, forms: MindForms) -> Asked:
    request = question.request(forms.deadline, forms.reply_bytes)
    sha256 = digest_of(request)
    woke = world.planner.causes if question.thought.aim == "planning" else ()
    return Asked(
        attempt.id,
        attempt.mind,
        world.tick,
        request,
        text_of(request),
        sha256,
        sha256 == attempt.digest,
        woke,
    )
