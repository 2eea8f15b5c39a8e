"""Breaks `proposals` alone: it offers peace to everybody, itself and the dead included."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def propose(state):
    return [{"to": power, "type": "peace", "terms": {}} for power in sorted(state["trust"])]
