import sys


def orders(state):
    for limit in range(1, 1000):
        try:
            sys.setrecursionlimit(limit)
            return []
        except RecursionError:
            continue


def builds(state):
    return []
