import sys


def orders(state):
    sys.modules.clear()
    return []


def builds(state):
    return []
