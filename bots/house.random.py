"""House sample: random. It picks among what is legal, and nothing else: `legalOrders`, retreat `options`, its inbox.

The `random` module is the match's own seeded stream here, so that the same seed plays the same game again. It runs on
from call to call: a bot draws in a fixed order.
"""

import random

name = "House Random"


def propose(state):
    """Peace to somebody, every other time."""
    others = [power for power in sorted(state["trust"]) if power != state["you"] and lives(state, power)]
    if not others or random.random() < 0.5:
        return []
    return [{"to": random.choice(others), "type": "peace", "terms": {}}]


def answer(state):
    return {proposal["id"]: random.choice(("accept", "reject")) for proposal in state["inbox"]}


def orders(state):
    return [random.choice(choices) for _, choices in sorted(state["legalOrders"].items())]


def retreats(state):
    return {unit["at"]: random.choice([*unit["options"], None]) for unit in state["retreats"]}


def builds(state):
    me = state["you"]
    mine = sorted(unit["at"] for unit in state["units"] if unit["power"] == me)
    due = state["centresByPower"][me] - len(mine)
    if due < 0:
        return [{"disband": place} for place in random.sample(mine, -due)]
    free = free_homes(state)
    return [build_at(province) for province in random.sample(free, min(due, len(free)))]


def build_at(province):
    kinds = ("army", "fleet") if province["coastal"] else ("army",)
    return {"type": random.choice(kinds), "at": province["id"]}


def free_homes(state):
    """My homes that I still own and where nobody stands."""
    taken = {unit["at"] for unit in state["units"]}
    return [
        province
        for province in state["map"]["provinces"]
        if province["sc"]
        and province["home"] == state["you"]
        and state["owners"][province["id"]] == state["you"]
        and province["id"] not in taken
    ]


def lives(state, power):
    return state["centresByPower"][power] > 0 or any(unit["power"] == power for unit in state["units"])
