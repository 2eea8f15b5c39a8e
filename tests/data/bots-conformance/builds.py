"""Breaks `builds` alone: it builds in every centre that it owns."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def builds(state):
    return [{"type": "army", "at": place} for place, owner in state["owners"].items() if owner == state["you"]]
