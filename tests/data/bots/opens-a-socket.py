import socket


def orders(state):
    try:
        socket.socket()
    except OSError:
        pass
    return []


def builds(state):
    return []
