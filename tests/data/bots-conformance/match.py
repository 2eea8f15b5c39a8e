"""Breaks `match` alone: it has prepared so many calls and no more."""

calls = 0


def orders(state):
    global calls
    calls += 1
    if calls > 4:
        raise IndexError("no plan left")
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]
