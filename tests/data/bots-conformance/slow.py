"""Is warned under `time`: it thinks for a little over a second when it has one unit left."""

import time


def orders(state):
    if len(state["legalOrders"]) == 1 and state["season"] == "Spring":
        time.sleep(1.05)
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]
