import os
import signal


def orders(state):
    os.kill(os.getpid(), signal.SIGSEGV)


def builds(state):
    return []
