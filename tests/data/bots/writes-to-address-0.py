import ctypes


def orders(state):
    ctypes.memset(0, 0, 1)


def builds(state):
    return []
