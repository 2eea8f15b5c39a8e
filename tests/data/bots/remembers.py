"""A bot with a memory and a random stream: what it answers depends on every call that it ever had."""

import random

name = "Remembers"
calls = 0


def propose(state):
    others = [power for power in sorted(state["trust"]) if power != state["you"] and state["centresByPower"][power] > 0]
    return [{"to": power, "type": "peace", "terms": {}} for power in others if fate(3) == 0]


def answer(state):
    return {proposal["id"]: ("accept", "reject")[fate(2)] for proposal in state["inbox"]}


def orders(state):
    return [choices[fate(len(choices))] for _, choices in sorted(state["legalOrders"].items())]


def retreats(state):
    return {unit["at"]: unit["options"][fate(len(unit["options"]))] for unit in state["retreats"] if unit["options"]}


def builds(state):
    me = state["you"]
    mine = sorted(unit["at"] for unit in state["units"] if unit["power"] == me)
    due = state["centresByPower"][me] - len(mine)
    if due < 0:
        return [{"disband": place} for place in mine[: -due]]
    homes = [p["id"] for p in state["map"]["provinces"] if p["home"] == me and state["owners"].get(p["id"]) == me]
    taken = {unit["at"] for unit in state["units"]}
    return [{"type": "army", "at": place} for place in sorted(homes) if place not in taken][:due]


def fate(count):
    """One of `count`, from the stream and from how often it was asked before."""
    global calls
    calls += 1
    return (random.randrange(count) + calls) % count
