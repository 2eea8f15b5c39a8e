import sys


def orders(state):
    sys.exit()


def builds(state):
    return []
