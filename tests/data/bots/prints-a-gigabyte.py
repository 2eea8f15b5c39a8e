import os
import sys

MEGABYTE = "x" * 2**20


def orders(state):
    for _ in range(340):
        print(MEGABYTE)
        sys.stderr.write(MEGABYTE)
        os.write(1, MEGABYTE.encode())
    return []


def builds(state):
    return []
