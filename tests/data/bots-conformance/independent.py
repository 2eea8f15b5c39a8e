"""Breaks `independent` alone: a lock on its own file tells it whether another seat is at work."""

import fcntl

file = open(__file__, "rb")
try:
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    alone = True
except OSError:
    alone = False


def orders(state):
    return [options[0 if alone else -1] for options in state["legalOrders"].values()]
