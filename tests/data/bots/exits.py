import os


def orders(state):
    os._exit(3)
