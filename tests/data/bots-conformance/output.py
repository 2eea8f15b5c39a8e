"""Breaks `output` alone: it prints its whole search."""


def orders(state):
    print("considering ... " * 100_000)
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]
