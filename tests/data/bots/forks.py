import os


def orders(state):
    try:
        os.fork()
    except OSError:
        pass
    return []


def builds(state):
    return []
