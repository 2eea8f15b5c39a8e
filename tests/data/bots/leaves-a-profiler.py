import sys


def refuse(frame, event, argument):
    if event == "call":
        raise ValueError("nothing runs here")


def orders(state):
    sys.setprofile(refuse)
    return []


def builds(state):
    return []
