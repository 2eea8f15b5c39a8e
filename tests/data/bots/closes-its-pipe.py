import os


def orders(state):
    os.closerange(3, 64)
    return []
