"""Breaks `fresh-state` alone: it keeps the legal orders of its first call."""

kept = {}


def orders(state):
    kept.update(kept or state["legalOrders"])
    return [options[-1] for options in kept.values()]
