"""Breaks `plain` alone: a set is no JSON."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def propose(state):
    return {"Lydia"}
