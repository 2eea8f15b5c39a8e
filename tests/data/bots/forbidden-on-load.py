import socket

try:
    socket.socket()
except OSError:
    pass


def orders(state):
    return []
