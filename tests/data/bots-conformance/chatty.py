"""Is warned under `output`."""


def orders(state):
    print("considering ... " * 5_000)
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]
