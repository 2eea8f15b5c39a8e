"""Breaks `shape` alone: builds are a list, never an object."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def builds(state):
    return {"type": "army", "at": "G"}
