import sys


def orders(state):
    sys.setrecursionlimit(20_000)
    return orders(state)


def builds(state):
    return []
