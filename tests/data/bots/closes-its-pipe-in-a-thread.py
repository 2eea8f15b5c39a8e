import os
import threading


def orders(state):
    threading.Thread(target=os.closerange, args=(3, 64)).start()
    while True:
        pass


def builds(state):
    return []
