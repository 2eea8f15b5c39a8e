"""Is warned under `complete`: it orders its first unit only."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]][:1]
