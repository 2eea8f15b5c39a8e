"""Breaks `retreats` alone: it goes where the attacker came from."""


def orders(state):
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]


def retreats(state):
    return {unit["at"]: unit["attacker"] for unit in state["retreats"]}
