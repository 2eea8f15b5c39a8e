"""What holds in every game, whatever is submitted: hypothesis over seeds, boards and payloads of any kind."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.anatolia import adjustments, negotiation
from engine.anatolia.game import Game
from engine.anatolia.promises import PROPOSAL_TYPES
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import replay, verify
from engine.files import canonical_json
from helpers.games import random_game, random_payload, small_board
from helpers.positions import random_board
from helpers.recorded import record_game
from helpers.state_schema import Checker

pytestmark = pytest.mark.sampled(2)

BOARD = small_board()
SEEDS = st.integers(0, 2**32 - 1)
WORDS = [
    "R1",
    "G1",
    "X",
    "S",
    "Z",
    "Red",
    "Green",
    "hold",
    "move",
    "support",
    "army",
    "accept",
    "reject",
    "p1",
    "peace",
]
KEYS = ["unit", "type", "dest", "target", "targetDest", "to", "terms", "at", "disband", "province", "R1", "G1", "p1"]
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.sampled_from(WORDS),
    st.text(max_size=3),
    st.binary(max_size=2),
)
GARBAGE = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=2), inner, max_size=4),
        st.tuples(inner),
        st.frozensets(st.text(max_size=2), max_size=2),
    ),
    max_leaves=12,
)


def spoiled(payload: Any, rng: random.Random, garbage: Any) -> Any:
    """A legal payload with one part replaced, dropped or doubled."""
    if isinstance(payload, list):
        if not payload or rng.random() < 0.2:
            return [*payload, *payload, garbage] if rng.random() < 0.5 else [*payload, *payload]
        index = rng.randrange(len(payload))
        return [*payload[:index], spoiled(payload[index], rng, garbage), *payload[index + 1 :]]
    if isinstance(payload, dict) and payload:
        key = rng.choice(list(payload))
        rest = {name: value for name, value in payload.items() if name != key}
        return rest if rng.random() < 0.2 else {**rest, key: spoiled(payload[key], rng, garbage)}
    return garbage


@pytest.mark.full
@settings(max_examples=settings.default.max_examples // 3)
@given(seed=SEEDS, data=st.data())
def test_no_payload_of_any_kind_breaks_a_game(seed: int, data: st.DataObject) -> None:
    rng = random.Random(seed)
    game = Game.create(BOARD, max_years=1)
    while not game.finished():
        for power in game.board.powers:
            payload = data.draw(GARBAGE)
            if rng.random() < 0.6:
                payload = spoiled(random_payload(game, power, rng), rng, payload)
            before = game.submissions()
            refusal = game.check(power, payload)
            answer = game.submit(power, payload)
            assert answer == ({"ok": True} if refusal is None else {"ok": False, "error": refusal.to_json()})
            if refusal is not None:
                assert game.submissions() == before
                assert all(isinstance(word, str) for word in answer["error"].values())
            canonical_json(game.submissions())
        game.advance()
        check_invariants(game)


@given(seed=SEEDS)
def test_invariants_hold_through_whole_games_on_random_boards(seed: int) -> None:
    board = random_board(random.Random(seed), 9)
    start = [{"power": power, "type": "army", "at": at} for power in board.powers for at in board.homes[power]]
    checker = Checker(board)
    game = Game.create(board, seed, 3, {"units": start})
    units, phase = len(game.units()), game.phase
    for moment in random_game(game, seed):
        check_invariants(moment)
        for power in board.powers:
            checker.state(moment.bot_state(power))
        strength = len(moment.units()) + len(moment.dislodged())
        if phase in ("negotiate-propose", "negotiate-answer", "orders"):
            assert strength == units, "moves neither make nor end units"
        if phase == "retreats":
            assert strength <= units
        units, phase = strength, moment.phase


def check_invariants(game: Game) -> None:
    places = [unit.at for unit in game.units()]
    assert len(places) == len(set(places)), "one unit a province"
    assert all(game.board.may_stand(unit.type, unit.at) for unit in game.units())
    position = game.position()
    assert sum(position.centres.values()) + list(game.owners().values()).count(None) == len(game.board.centres)
    made: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for season in position.seasons:
        for outcome in season.promises:
            made[outcome.promise.power] += 1
            kept[outcome.promise.power] += outcome.kept
    due = 0 if position.seasons and position.phase in ("retreats", "builds", "over") else 1
    for power, trust in position.trust.items():
        open_now = due * sum(promise["power"] == power for promise in game.spectator_state()["deals"])
        assert trust.made == made[power] + open_now
        assert (trust.kept, trust.broken) == (kept[power], made[power] - kept[power])
        assert len(trust.broken_promises) == trust.broken
    alive = {unit.power for unit in (*game.units(), *game.dislodged())} | set(game.owners().values())
    assert alive - {None} <= set(game.living())
    if game.phase == "negotiate-propose" and game.season == "Spring" and game.year > 1:
        assert all(count >= 0 for count in adjustments.due(game.board, game.owners(), game.units()).values())


@given(seed=SEEDS)
def test_the_same_inputs_give_the_same_game(seed: int) -> None:
    digests = []
    for _ in range(2):
        game = Game.create(BOARD, seed, 2)
        digests.append([moment.digest() for moment in random_game(game, seed)])
    assert digests[0] == digests[1]


@given(seed=SEEDS)
def test_the_order_of_submitting_and_of_listing_orders_makes_no_difference(seed: int) -> None:
    rng = random.Random(seed)
    one, other = (Game.create(BOARD, seed, 2) for _ in range(2))
    while not one.finished():
        payloads = {power: random_payload(one, power, rng) for power in one.asked()}
        for power, payload in payloads.items():
            one.submit(power, payload)
        for power in reversed(payloads):
            payload = payloads[power]
            other.submit(power, payload[::-1] if one.phase == "orders" else payload)
        one.advance()
        other.advance()
        assert one.digest() == other.digest()


@given(seed=SEEDS)
def test_records_survive_their_file_and_replay_to_the_same_states(seed: int) -> None:
    rng = random.Random(seed)
    game, record = record_game(seed, years=3, board=BOARD, phases=rng.randint(1, 20))
    again = GameRecord.model_validate_json(record.text())
    assert verify(again) is None
    assert replay(again).spectator_state() == game.spectator_state()
    assert again.text() == record.text()


@given(seed=SEEDS)
def test_every_offer_is_accepted_and_every_accepted_offer_is_judged(seed: int) -> None:
    rng = random.Random(seed)
    game = Game.create(BOARD, max_years=2)
    for moment in random_game(game, seed):
        if moment.phase == "negotiate-propose" and len(moment.living()) > 1:
            me = rng.choice(moment.living())
            to = rng.choice(negotiation.partners(moment.board, moment.living(), me))
            for kind in PROPOSAL_TYPES:
                for terms in negotiation.offers(moment.board, moment.units(), moment.living(), me, to, kind):
                    assert moment.check(me, [{"to": to, "type": kind, "terms": terms}]) is None
    for season in game.position().seasons:
        promises = [(o.promise.id, o.promise.power) for o in season.promises]
        accepted = [p for p in season.proposals if p.status == "accepted"]
        expected = [
            (proposal.id, promise.power) for proposal in accepted for promise in negotiation.promises_of(proposal)
        ]
        assert promises == expected
