"""Breaks `returns` alone: it divides by the number of builds due, which is never wrong until it is."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def builds(state):
    units = sum(unit["power"] == state["you"] for unit in state["units"])
    return [1 // max(0, units - state["centresByPower"][state["you"]])][:0]
