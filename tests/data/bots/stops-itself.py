import os
import signal


def orders(state):
    os.kill(os.getpid(), signal.SIGSTOP)
    return []


def builds(state):
    return []
