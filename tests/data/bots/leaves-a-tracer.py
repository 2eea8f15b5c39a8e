import sys


def refuse(frame, event, argument):
    raise ValueError("nothing runs here")


def orders(state):
    sys.settrace(refuse)
    return []


def builds(state):
    return []
