import ctypes


def orders(state):
    try:
        ctypes.CDLL("libc.so.6")
    except OSError:
        pass
    return []


def builds(state):
    return []
