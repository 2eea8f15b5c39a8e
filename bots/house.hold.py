"""House sample: hold. The smallest complete bot: it proposes nothing, rejects everything, and every unit stays.

A sample of the contract, not a player: it shows the five methods and the shape of each answer.
"""

name = "House Hold"


def propose(state):
    return []


def answer(state):
    return {proposal["id"]: "reject" for proposal in state["inbox"]}


def orders(state):
    return [{"unit": unit["at"], "type": "hold"} for unit in state["units"] if unit["power"] == state["you"]]


def retreats(state):
    """The first place it may go to, or disband (None) where there is none."""
    return {unit["at"]: unit["options"][0] if unit["options"] else None for unit in state["retreats"]}


def builds(state):
    """An empty list waives builds, and leaves disbands that are due to the engine."""
    return []
