import signal


def late(number, frame):
    raise TimeoutError("the bot's own clock")


def orders(state):
    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    return []


def builds(state):
    return []
