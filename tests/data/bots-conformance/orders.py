"""Breaks `orders` alone: it moves to the first neighbour, whatever the terrain."""


def orders(state):
    near = state["map"]["adjacency"]
    return [{"unit": unit, "type": "move", "dest": near[unit][0]} for unit in state["legalOrders"]]
