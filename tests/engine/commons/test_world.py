"""`commons: World`: rounds, periods, links, shocks, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.commons.dynamics import Dynamics, Logistic, Seneca, SenecaState
from engine.commons.perturbations import Spec
from engine.commons.world import World
from engine.errors import ConcordError, TreatyError
from helpers.commons import Toy, bare, turn


def still(level: float) -> Logistic:
    """A stock that does not grow."""
    return Logistic(0.0, 100.0, level)


def world_of(*engines: Dynamics[Any]) -> World:
    """Arenas a0, a1 and so on, of one player each."""
    world = World(seed=3)
    for number, engine in enumerate(engines):
        world.add_arena(bare(("p",), engine, name=f"a{number}"))
    return world


def play(world: World, rounds: int = 1) -> list[dict[str, Any]]:
    """Rounds in which nobody harvests."""
    played = []
    for _ in range(rounds):
        due = world.begin_round()
        played.append(world.finish_round({name: turn(world.arenas[name]) for name in due}))
    return played


def stocks(world: World) -> list[float]:
    return [arena.stock for arena in world.arenas.values()]


def test_every_arena_that_is_due_ticks_in_a_round() -> None:
    world = world_of(Toy(), Toy())
    world.add_arena(bare(("p",), name="slow"), period=3)
    play(world, 2)
    world.add_arena(bare(("p",), name="late"), period=2)
    assert [entry["ticked"] for entry in play(world, 4)] == [
        ["a0", "a1", "slow"],
        ["a0", "a1", "late"],
        ["a0", "a1"],
        ["a0", "a1", "late", "slow"],
    ]
    assert {name: arena.turn for name, arena in world.arenas.items()} == {"a0": 6, "a1": 6, "late": 2, "slow": 2}


def test_an_arena_that_collapsed_rests_until_something_flows_into_it() -> None:
    world = world_of(still(0.0), still(50.0))
    assert play(world)[0]["ticked"] == ["a0", "a1"]
    assert play(world)[0]["ticked"] == ["a1"]
    world.add_link("a1", "a0", 0.5)
    play(world)
    assert play(world)[0]["ticked"] == ["a0", "a1"]


def test_a_link_moves_its_weight_of_the_difference_each_round() -> None:
    world = world_of(still(80.0), still(20.0))
    link = world.add_link("a0", "a1", 0.25)
    [entry] = play(world)
    assert entry["flows"] == [{"link": link.id, "from": "a0", "to": "a1", "what": "stock", "amount": 15.0}]
    assert stocks(world) == [65.0, 35.0]
    play(world)
    assert stocks(world) == [57.5, 42.5]


def test_a_link_flows_back_where_its_target_holds_more() -> None:
    world = world_of(still(20.0), still(80.0))
    world.add_link("a0", "a1", 0.25)
    assert play(world)[0]["flows"][0]["amount"] == -15.0
    assert stocks(world) == [35.0, 65.0]


def test_all_links_flow_at_once() -> None:
    """From the levels after the turns, whichever was added first."""
    found = []
    for order in ([("a0", "a1"), ("a1", "a2")], [("a1", "a2"), ("a0", "a1")]):
        world = world_of(still(90.0), still(30.0), still(0.0))
        for source, target in order:
            world.add_link(source, target, 0.5)
        play(world)
        found.append(stocks(world))
    assert found == [[60.0, 45.0, 15.0]] * 2


def test_who_would_give_more_than_there_is_gives_all_of_it_in_shares() -> None:
    world = world_of(still(60.0), *(still(0.0) for _ in range(4)))
    for number in range(1, 5):
        world.add_link("a0", f"a{number}", 0.5)
    play(world)
    assert stocks(world) == [0.0, 15.0, 15.0, 15.0, 15.0]


def test_a_link_of_pollution_moves_a_fraction_of_it() -> None:
    engines = [Seneca(0.0, 0.0, 0.0, SenecaState(1.0, 1.0, pollution)) for pollution in (8.0, 1.0)]
    world = world_of(*engines)
    world.add_link("a0", "a1", 0.25, "pollution")
    play(world)
    assert [arena.state.pollution for arena in world.arenas.values()] == [6.0, 3.0]
    assert stocks(world) == [1.0, 1.0]


LINKS = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 3), st.floats(0.001, 1.0), st.sampled_from(["stock", "pollution"])),
    max_size=8,
)
LEVELS = st.lists(st.floats(0.0, 1000.0), min_size=8, max_size=8)


@given(LEVELS, LINKS)
def test_links_conserve(levels: list[float], links: list[tuple[int, int, float, str]]) -> None:
    """Nothing is made or lost between arenas, and nothing falls below nothing."""
    engines = [Seneca(0.0, 0.0, 0.0, SenecaState(levels[n], 1.0, levels[n + 4])) for n in range(4)]
    world = world_of(*engines)
    for source, target, weight, what in links:
        if source != target:
            world.add_link(f"a{source}", f"a{target}", weight, what)  # type: ignore[arg-type]
    for _ in range(3):
        world.begin_round()
        world.finish_round({})
        states = [arena.state for arena in world.arenas.values()]
        assert sum(state.resource for state in states) == pytest.approx(sum(levels[:4]), rel=1e-12, abs=1e-9)
        assert sum(state.pollution for state in states) == pytest.approx(sum(levels[4:]), rel=1e-12, abs=1e-9)
        assert min(min(state.resource, state.pollution) for state in states) >= 0.0


def test_what_the_logs_have_to_keep_of_flows_and_shocks() -> None:
    world = world_of(still(80.0), still(20.0))
    link = world.add_link("a0", "a1", 0.25)
    world.take_entries()
    world.meta_agents = [Emitter([Spec("wealth_shock", {"delta": 2.0}, ("a1",), by="emitter")])]
    [entry] = play(world)
    flow = {"kind": "link", "round": 1, "link": link.id, "what": "stock"}
    shock = {
        "turn": 1,
        "type": "wealth_shock",
        "target": {"arenaIds": ["a1"]},
        "payload": {"delta": 2.0},
        "by": "emitter",
        "effect": {"wealth": [{"playerId": "p", "before": 0.0, "after": 2.0}]},
    }
    assert world.take_entries() == [
        ("a0", {**flow, "amount": -15.0, "state": {"S": 65.0}}),
        ("a1", {**flow, "amount": 15.0, "state": {"S": 35.0}}),
        ("a1", {"kind": "shock", "round": 1, **shock, "state": {"S": 35.0}}),
        (None, entry),
    ]
    assert entry["shocks"] == [{"arena": "a1", **shock}]
    assert world.take_entries() == []


class Emitter:
    """A meta-agent that emits what it is told to, once."""

    id = "emitter"

    def __init__(self, specs: Sequence[Spec]) -> None:
        self._specs = list(specs)

    def observe(self, world: Any) -> Sequence[Spec]:
        specs, self._specs = self._specs, []
        return specs


def test_a_shock_comes_in_the_round_that_it_names_and_meets_all_where_it_names_none() -> None:
    world = world_of(Toy(), Toy())
    specs = [Spec("wealth_shock", {"delta": 1.0}, at_turn=3), Spec("wealth_shock", {"delta": 2.0}, ("a1", "gone"))]
    world.meta_agents = [Emitter(specs)]
    shocked = [[shock["arena"] for shock in entry.get("shocks", ())] for entry in play(world, 4)]
    assert shocked == [["a1"], [], ["a0", "a1"], []]
    assert [arena.wealth["p"] for arena in world.arenas.values()] == [1.0, 3.0]


def test_a_shock_that_is_refused_says_why_and_changes_nothing() -> None:
    world = world_of(Toy())
    newcomer = Spec("player_join", {"player": {"id": "q", "strategy": "greedy"}})
    world.meta_agents = [Emitter([newcomer, Spec("earthquake"), Spec("wealth_shock", {"factor": -1.0})])]
    [entry] = play(world)
    assert len([shock for shock in entry["shocks"] if "refused" in shock]) == 3
    assert world.arenas["a0"].players == ["p"]


REFUSED: list[tuple[Callable[[World], Any], str]] = [
    (lambda world: world.add_arena(bare(name="a0")), "an arena of this id already"),
    (lambda world: world.add_arena(bare(name="new"), period=0), "a period is a number of rounds"),
    (lambda world: world.remove_arena("a9"), "there is no such arena"),
    (lambda world: world.add_link("a0", "a0", 0.1), "a link leads to another arena"),
    (lambda world: world.add_link("a0", "a9", 0.1), "there is no such arena"),
    (lambda world: world.add_link("a0", "a1", 0.0), "a weight is above 0"),
    (lambda world: world.add_link("a0", "a1", 1.5), "a weight is above 0"),
    (lambda world: world.add_link("a0", "a1", float("nan")), "a weight is above 0"),
    (lambda world: world.add_link("a0", "a1", 0.1, "gold"), "a link moves no 'gold'"),  # type: ignore[arg-type]
    (lambda world: world.add_link("a0", "a1", 0.1, "pollution"), "this arena has no pollution"),
    (lambda world: world.remove_link("x"), "there is no such link"),
    (lambda world: world.remove_treaty("x"), "there is no such treaty"),
]


@pytest.mark.parametrize(("act", "why"), REFUSED)
def test_what_is_refused_changes_nothing(act: Callable[[World], Any], why: str) -> None:
    world = world_of(Toy(), Toy())
    before = world.summary()
    with pytest.raises(TreatyError, match=why):
        act(world)
    assert (world.summary(), world.take_entries()) == (before, [])


def test_an_arena_has_no_level_of_what_it_does_not_hold() -> None:
    with pytest.raises(ConcordError, match="this arena has no pollution"):
        bare(dynamics=Toy()).level("pollution")
    with pytest.raises(ConcordError, match="this arena has no gold"):
        bare().shift("gold", 1.0)


NAMES = [f"a{number}" for number in range(5)]
CHANGES = st.lists(
    st.one_of(
        st.tuples(st.just("link"), st.permutations(NAMES).map(lambda names: names[:2])),
        st.tuples(st.just("treaty"), st.permutations(NAMES).flatmap(lambda n: st.integers(2, 5).map(lambda k: n[:k]))),
        st.tuples(st.just("remove"), st.sampled_from(NAMES).map(lambda name: [name])),
    ),
    max_size=25,
)


@given(CHANGES)
def test_a_removed_arena_leaves_no_treaty_or_link_behind(changes: list[tuple[str, list[str]]]) -> None:
    world = world_of(*(Toy() for _ in NAMES))
    for kind, names in changes:
        if not set(names) <= world.arenas.keys():
            continue
        if kind == "link":
            world.add_link(names[0], names[1], 0.1)
        elif kind == "treaty":
            world.add_treaty("t", names)
        else:
            world.remove_arena(names[0])
        assert all({link.source, link.target} <= world.arenas.keys() for link in world.links)
        assert all(set(treaty.arena_ids) <= world.arenas.keys() for treaty in world.treaties)
    play(world)


def test_the_summary_tells_of_every_arena() -> None:
    world = world_of(still(50.0))
    play(world, 2)
    assert world.summary() == {
        "round": 2,
        "arenas": [
            {
                "id": "a0",
                "turn": 2,
                "stock": 50.0,
                "players": ["p"],
                "wealth": 0.0,
                "collapsed": False,
                "period": 1,
            }
        ],
        "links": [],
        "treaties": [],
        "metaAgents": [],
    }
