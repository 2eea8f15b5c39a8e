"""Breaks `output` alone: nine megabytes of an answer."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def propose(state):
    return ["peace" * 2_000_000]
