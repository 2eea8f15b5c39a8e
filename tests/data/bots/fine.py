"""Answers everything that is asked, legally."""

name = "Fine"


def propose(state):
    return []


def answer(state):
    return {}


def orders(state):
    return [{"unit": unit["at"], "type": "hold"} for unit in state["units"] if unit["power"] == state["you"]]


def retreats(state):
    return {}


def builds(state):
    return []
