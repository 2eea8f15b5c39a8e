import atexit
import sys


def leave_a_note():
    with open(__file__ + ".txt", "w") as file:
        file.write("a note for the next match")


atexit.register(leave_a_note)


def orders(state):
    sys.exit()


def builds(state):
    return []
