"""Breaks `replies` alone: it answers proposals that nobody made."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def answer(state):
    return {"p1": "accept", "p999": "accept"}
