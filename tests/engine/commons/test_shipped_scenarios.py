"""Each scenario that ships shows what its sentence says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.commons.ensemble import Ensemble
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import arena_plan, world_plan
from engine.commons.seating import Seating
from engine.commons.shipped import FOLDER, shipped
from engine.commons.streams import run_seeds
from helpers.commons import Record, effects, records_of, shipped_arena, shipped_world, world_played

SHIPPED = {name: data for kind in ("arena", "world") for name, data, _ in shipped(kind)}


def breaches(records: list[dict[str, Any]]) -> list[int]:
    """The turns in which some pact was broken."""
    return [record["turn"] for record in records if "violations" in record]


def test_what_ships_is_what_is_asked_for() -> None:
    """Issue 5: the fishery, open access against MSY, a commons saved by a cap pact, a pact broken and punished,
    graduated against flat sanctions, the Seneca cliff with and without abatement, the lottery, `cap_8`, a collapse
    that spreads. Issue 6: a player may have a mind.
    """
    assert sorted(SHIPPED) == [
        "broken-and-punished",
        "doubling-fishery",
        "graduated-against-flat",
        "links-spread-a-collapse",
        "minds-that-agree",
        "open-access-against-msy",
        "quota-lottery",
        "saved-by-a-cap",
        "seneca-cliff",
        "seneca-cliff-with-abatement",
        "treaty-cap-8",
    ]
    assert len(list(FOLDER.iterdir())) == len(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_each_says_in_a_sentence_what_it_shows_and_warns_of_nothing(name: str) -> None:
    data = SHIPPED[name]
    made = world_plan(data, name) if "arenas" in data else arena_plan(data, name)
    assert data["title"]
    assert data["shows"].endswith(".")
    assert made.warnings == ()


def test_doubling_fishery() -> None:
    """Five fishers who take 11 each empty in four months a lake that would give each of them 10 for ever."""
    records = records_of(shipped_arena("doubling-fishery"))
    assert [record["stock"] for record in records] == [90.0, 70.0, 30.0, 0.0]
    less = changed("doubling-fishery", lambda data: data["players"][0].update(amount=10))
    assert [record["stock"] for record in records_of(arena_plan(less, "of a test"))] == [100.0] * 12


def changed(name: str, change: Any) -> Record:
    """A shipped scenario with something else in it."""
    data = arena_plan(SHIPPED[name], name).source
    copy = {**data, "players": [dict(player) for player in data["players"]]}
    change(copy)
    return copy


def test_saved_by_a_cap() -> None:
    """Five who would take everything sign a cap of what the stock makes good, and it lasts."""
    records = records_of(shipped_arena("saved-by-a-cap"))
    assert [record["stock"] for record in records] == [62.5] * 60
    assert records[-1]["metrics"]["efficiency"] == 1.0
    assert breaches(records) == []
    mute = changed("saved-by-a-cap", lambda data: data.update(talkRounds=0))
    assert [record["stock"] for record in records_of(arena_plan(mute, "of a test"))] == [0.0]


def test_broken_and_punished() -> None:
    """One of five signs the cap and exceeds it until the fine is more than the gain; then it keeps to it for a
    while.
    """
    records = records_of(shipped_arena("broken-and-punished"))
    assert breaches(records) == list(range(1, 60, 6))
    assert {each["playerId"] for record in records for each in record.get("violations", ())} == {"breaker"}
    assert all(effects(records[turn - 1], "sanction") for turn in breaches(records))
    wealth = records[-1]["wealth"]
    assert wealth["breaker"] < 0.6 * wealth["keeper1"]  # it does not pay
    assert records[-1]["stock"] > 70.0


def test_minds_that_agree() -> None:
    """Three minds sign the cap that one of them proposes; the one that once takes more than it promised is told so and
    fined, and keeps to it from then on.
    """
    plan = shipped_arena("minds-that-agree")
    runner = ArenaRunner(plan, Seating(FOLDER).seat_for)
    records: list[dict[str, Any]] = []
    runner.watch = records.append
    asyncio.run(runner.run())
    assert [entry["type"] for entry in records[0]["talk"]] == ["say", "propose_pact", "accept_pact", "accept_pact"]
    assert breaches(records) == [6]
    assert [(each["playerId"], each["fine"]) for each in effects(records[5], "sanction")[0]["sanctions"]] == [
        ("cat", 8)
    ]
    assert [entry["to"] for entry in records[6]["talk"]] == ["cat"]
    assert all("talk" not in record for record in [*records[1:6], *records[7:]])
    assert records[-1]["stock"] > 55.0


def test_graduated_against_flat() -> None:
    """A flat fine below the gain is a price that is paid until the stock is gone; one that rises with each breach of
    the last twenty turns keeps breaches rare, and the stock.
    """
    _, _, records = world_played(shipped_world("graduated-against-flat"))
    flat, graduated = records["flat"], records["graduated"]
    assert flat[-1]["collapsed"]
    assert len(flat) < 30
    assert breaches(flat)[:10] == list(range(1, 11))
    assert all(each["metrics"]["sanction_rate"] == 2 for each in flat[:10])
    assert len(graduated) == 60
    assert len(breaches(graduated)) <= 12
    assert graduated[-1]["stock"] > 75.0
    assert graduated[-1]["metrics"]["wealth"] > 2 * flat[-1]["metrics"]["wealth"]


def test_open_access_against_msy() -> None:
    """Where anyone may fish, effort grows until nobody earns anything, on a fifth of the stock; a quota of r K / 4
    keeps half of it.
    """
    _, _, records = world_played(shipped_world("open-access-against-msy"))
    open_access, msy = records["open-access"][-1], records["msy"][-1]
    assert open_access["stock"] == pytest.approx(200.0, abs=1e-3)
    effort = open_access["harvest"] / (0.01 * open_access["stockBefore"])
    assert 1.0 * open_access["harvest"] - 2.0 * effort == pytest.approx(0.0, abs=1e-3)
    assert {record["stock"] for record in records["msy"]} == {500.0}
    assert msy["harvest"] == 0.5 * 1000 / 4


def cliff(name: str) -> tuple[float, float]:
    """The peak of capital, and how much longer it rises from half of it than it falls to half of it."""
    capital = [record["state"]["C"] for record in records_of(shipped_arena(name))]
    peak = max(capital)
    highest, half = capital.index(peak), peak / 2.0
    before, after = capital[highest - 1], capital[highest + 1]
    top = highest + 0.5 * (before - after) / (before - 2.0 * peak + after)  # of the parabola through the three
    up = next(index for index in range(highest, -1, -1) if capital[index] < half)
    down = next(index for index in range(highest, len(capital)) if capital[index] < half)
    rise = top - up - (half - capital[up]) / (capital[up + 1] - capital[up])
    return peak, rise / (down - 1 + (capital[down - 1] - half) / (capital[down - 1] - capital[down]) - top)


def test_seneca_cliffs() -> None:
    """Left to itself, capital rises slowly and falls half as fast again, once the pollution it makes eats it.

    Where a twentieth of the pollution is taken away, the fall is gentler and the peak higher.
    """
    (peak, steepness), (higher, gentler) = cliff("seneca-cliff"), cliff("seneca-cliff-with-abatement")
    assert steepness == pytest.approx(1.471, abs=0.03)
    assert higher > peak
    assert 1.0 < gentler < steepness


def test_quota_lottery() -> None:
    """A quota of the maximum sustainable yield, safe on paper, is a lottery once growth varies: two runs in three lose
    the stock within a century.
    """
    runs = Ensemble(shipped_arena("quota-lottery"), run_seeds(0, 600)).run().measured()
    assert sum(run["stock"] == 0.0 for run in runs) / 600 == pytest.approx(2 / 3, abs=0.06)
    calm = changed("quota-lottery", lambda data: data.update(engine={**data["engine"], "noise": 0.0}))
    assert records_of(arena_plan(calm, "of a test"))[-1]["stock"] == 500.0


def test_treaty_cap_8() -> None:
    """Five arenas agree on 8 a round; those that exceed it pay with a tenth of all their members' wealth, whoever took
    too much.
    """
    world, rounds, records = world_played(shipped_world("treaty-cap-8"))
    assert [[shock["arena"] for shock in entry["shocks"]] for entry in rounds] == [["a3", "a4"]] * 40
    assert {shock["payload"]["factor"] for entry in rounds for shock in entry["shocks"]} == {0.9}
    assert [records[f"a{number}"][-1]["harvest"] for number in range(5)] == [6.0, 7.0, 8.0, 9.0, 10.0]
    for shock in rounds[-1]["shocks"]:
        for each in shock["effect"]["wealth"]:
            assert each["after"] == pytest.approx(0.9 * each["before"])
    bound, free = world.arenas["a4"].wealth, world.arenas["a2"].wealth
    assert bound["p1"] < 0.3 * free["p1"]  # who took 2 as those of a2 did, beside one who took 4


def test_links_spread_a_collapse() -> None:
    """Four of five arenas harvest what lasts; fish that move to the fifth, which empties itself, drain them one after
    the other.
    """
    _, _, records = world_played(shipped_world("links-spread-a-collapse"))
    lasted = [len(records[f"a{number}"]) for number in range(5)]
    assert all(records[name][-1]["collapsed"] for name in records)
    assert lasted == sorted(lasted)
    assert lasted[0] < lasted[1] < lasted[2] < lasted[3]
    alone = {**SHIPPED["links-spread-a-collapse"], "links": []}
    _, _, records = world_played(world_plan(alone, "of a test"))
    assert [len(records[f"a{number}"]) for number in range(5)] == [1, 120, 120, 120, 120]
