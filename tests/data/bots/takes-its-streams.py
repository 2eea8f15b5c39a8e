import os
import sys


def orders(state):
    sys.stdout = sys.stderr = None
    print("to nobody")
    for fd in (0, 1, 2):
        try:
            os.close(fd)
        except OSError:
            continue
    return []


def builds(state):
    return []
