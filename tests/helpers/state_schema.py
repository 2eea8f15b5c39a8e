"""A strict reading of the state schema of the bot contract: exact keys, exact JSON types, at every depth."""

from __future__ import annotations

from typing import Any

PHASES = ("negotiate-propose", "negotiate-answer", "orders", "retreats", "builds", "over")
SEASONS = ("Spring", "Autumn")
STATE = {
    *("phase", "year", "season", "seed", "you", "map", "units", "owners", "centresByPower", "inbox", "accepted"),
    *("trust", "history", "retreats", "legalOrders", "limits"),
}
SPECTATOR = (STATE - {"you", "inbox", "accepted", "limits"}) | {"proposals", "deals"}
TERMS = {
    "peace": set(),
    "alliance": {"target"},
    "dmz": {"province"},
    "support": {"unit", "dest"},
    "request-support": {"unit", "dest"},
}
ORDER = {
    "hold": {"unit", "type"},
    "move": {"unit", "type", "dest"},
    "support": {"unit", "type", "target", "targetDest"},
}


class Checker:
    """Checks states of one board; `assert` says where."""

    def __init__(self, board: Any) -> None:
        self.powers = list(board.powers)
        self.places = set(board.by_id)
        self.centres = set(board.centres)
        self.hexed = board.hexed

    def state(self, state: Any) -> None:
        self._keys(state, STATE, "state")
        assert state["you"] in self.powers
        self._common(state)
        for index, proposal in enumerate(state["inbox"]):
            self.proposal(proposal, f"inbox[{index}]")
            assert proposal["to"] == state["you"]
            assert proposal["status"] == "pending"
        for index, promise in enumerate(state["accepted"]):
            self.promise(promise, f"accepted[{index}]")
            assert state["you"] in (promise["power"], promise["partner"])
        assert all(unit["power"] == state["you"] for unit in state["retreats"])
        mine = {unit["at"] for unit in state["units"] if unit["power"] == state["you"]}
        assert set(state["legalOrders"]) == mine
        self._keys(state["limits"], {"maxProposals", "timeLimitMs", "maxYears"}, "limits")
        assert (state["limits"]["maxProposals"], state["limits"]["timeLimitMs"]) == (6, 2000)
        self._integer(state["limits"]["maxYears"], 1, "limits.maxYears")

    def spectator(self, state: Any) -> None:
        self._keys(state, SPECTATOR, "spectator")
        self._common(state)
        for index, proposal in enumerate(state["proposals"]):
            self.proposal(proposal, f"proposals[{index}]")
        for index, promise in enumerate(state["deals"]):
            self.promise(promise, f"deals[{index}]")
        assert set(state["legalOrders"]) == {unit["at"] for unit in state["units"]}

    def _common(self, state: Any) -> None:
        assert state["phase"] in PHASES
        assert state["season"] in SEASONS
        self._integer(state["year"], 1, "year")
        self._integer(state["seed"], 0, "seed")
        assert state["seed"] < 2**32
        self.map(state["map"])
        for index, unit in enumerate(state["units"]):
            self._keys(unit, {"power", "type", "at"}, f"units[{index}]")
            self.unit(unit, f"units[{index}]")
        assert set(state["owners"]) == self.centres
        assert all(owner is None or owner in self.powers for owner in state["owners"].values())
        assert list(state["centresByPower"]) == self.powers
        for count in state["centresByPower"].values():
            self._integer(count, 0, "centresByPower")
        self.trust(state["trust"])
        self._list(state["history"], "history")
        assert len(state["history"]) <= 6
        for index, season in enumerate(state["history"]):
            self.season(season, f"history[{index}]")
        for index, unit in enumerate(state["retreats"]):
            self._keys(unit, {"power", "type", "at", "attacker", "options"}, f"retreats[{index}]")
            self.unit(unit, f"retreats[{index}]")
            assert unit["attacker"] in self.places
            assert set(unit["options"]) <= self.places
        for place, orders in state["legalOrders"].items():
            self._list(orders, f"legalOrders.{place}")
            for order in orders:
                self._keys(order, ORDER[order["type"]], f"legalOrders.{place}")
                assert order["unit"] == place

    def map(self, value: Any) -> None:
        self._keys(value, {"provinces", "adjacency"}, "map")
        keys = {"id", "name", "type", "coastal", "sc", "home", "hexes", "centre"}
        for index, province in enumerate(value["provinces"]):
            where = f"map.provinces[{index}]"
            self._keys(province, keys, where)
            assert type(province["id"]) is type(province["name"]) is str, where
            assert province["type"] in ("land", "sea"), where
            assert type(province["coastal"]) is type(province["sc"]) is bool, where
            assert province["home"] is None or province["home"] in self.powers, where
            assert bool(province["hexes"]) == self.hexed, where
            assert all(type(part) is int for cell in province["hexes"] for part in cell), where
            assert [type(part) in (int, float) for part in province["centre"]] == [True, True], where
        assert set(value["adjacency"]) == self.places
        assert all(set(near) <= self.places for near in value["adjacency"].values())

    def unit(self, unit: Any, where: str) -> None:
        assert unit["power"] in self.powers, where
        assert unit["type"] in ("army", "fleet"), where
        assert unit["at"] in self.places, where

    def proposal(self, proposal: Any, where: str) -> None:
        self._keys(proposal, {"id", "from", "to", "type", "terms", "status"}, where)
        assert proposal["id"][0] == "p", where
        assert int(proposal["id"][1:]) >= 1, where
        assert {proposal["from"], proposal["to"]} <= set(self.powers), where
        assert proposal["from"] != proposal["to"], where
        assert proposal["status"] in ("pending", "accepted", "rejected"), where
        self._keys(proposal["terms"], TERMS[proposal["type"]], where)

    def promise(self, promise: Any, where: str, extra: frozenset[str] = frozenset()) -> None:
        self._keys(promise, {"id", "power", "partner", "type", "terms"} | extra, where)
        assert promise["type"] in ("peace", "alliance", "support", "dmz"), where
        assert {promise["power"], promise["partner"]} <= set(self.powers), where
        assert promise["power"] != promise["partner"], where
        self._keys(promise["terms"], TERMS[promise["type"]], where)

    def outcome(self, outcome: Any, where: str) -> None:
        self.promise(outcome, where, frozenset({"year", "season", "outcome"}))
        self._integer(outcome["year"], 1, where)
        assert outcome["season"] in SEASONS, where
        assert outcome["outcome"] in ("kept", "broken"), where

    def trust(self, trust: Any) -> None:
        assert list(trust) == self.powers
        for power, record in trust.items():
            self._keys(record, {"promisesMade", "kept", "broken", "brokenPromises"}, f"trust.{power}")
            for key in ("promisesMade", "kept", "broken"):
                self._integer(record[key], 0, f"trust.{power}.{key}")
            assert len(record["brokenPromises"]) == record["broken"]
            assert record["kept"] + record["broken"] <= record["promisesMade"]
            for outcome in record["brokenPromises"]:
                self.outcome(outcome, f"trust.{power}.brokenPromises")
                assert (outcome["power"], outcome["outcome"]) == (power, "broken")

    def season(self, season: Any, where: str) -> None:
        keys = {"year", "season", "orders", "resolution", "promises"}
        self._keys(season, keys | ({"retreats"} & set(season)), where)
        assert season["season"] in SEASONS
        self._integer(season["year"], 1, where)
        assert list(season["orders"]) == self.powers
        for power, orders in season["orders"].items():
            for order in orders:
                self.resolved(order, f"{where}.orders.{power}")
                assert order["power"] == power
        for order in season["resolution"]:
            self.resolved(order, f"{where}.resolution")
        for outcome in season["promises"]:
            self.outcome(outcome, f"{where}.promises")
        for retreat in season.get("retreats", []):
            self._keys(retreat, {"type", "power", "from", "to"}, f"{where}.retreats")
            assert retreat["type"] == "retreat"
            assert retreat["to"] is None or retreat["to"] in self.places

    def resolved(self, order: Any, where: str) -> None:
        extra = {"power", "valid", "outcome"} | ({"effective"} if order["type"] == "support" else set())
        self._keys(order, ORDER[order["type"]] | extra, where)
        assert type(order["valid"]) is bool, where
        assert order["outcome"] in ("success", "bounce", "dislodged", "cut", "invalid"), where
        assert type(order.get("effective", True)) is bool, where

    def _keys(self, value: Any, keys: set[str], where: str) -> None:
        assert type(value) is dict, where
        assert set(value) == keys, f"{where}: {set(value) ^ keys}"

    def _list(self, value: Any, where: str) -> None:
        assert type(value) is list, where

    def _integer(self, value: Any, least: int, where: str) -> None:
        assert type(value) is int, where
        assert value >= least, where
