import signal
import time


def orders(state):
    signal.setitimer(signal.ITIMER_REAL, 0.02)
    time.sleep(60)
    return []


def builds(state):
    return []
