import socket
import threading


def try_it():
    try:
        socket.socket()
    except OSError:
        pass


def orders(state):
    thread = threading.Thread(target=try_it)
    thread.start()
    thread.join()
    return []


def builds(state):
    return []
