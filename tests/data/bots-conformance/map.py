"""Breaks `map` alone: it marks what it has seen in the map that is everybody's."""

import pact_engine


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def propose(state):
    pact_engine.MAP["seen"] = True
    return []
