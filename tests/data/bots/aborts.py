import os


def orders(state):
    os.abort()


def builds(state):
    return []
