"""Breaks `time` alone: it thinks for three seconds when it has one unit left."""

import time


def orders(state):
    if len(state["legalOrders"]) == 1:
        time.sleep(3)
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]
