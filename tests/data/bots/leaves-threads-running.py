import threading


def spin():
    while True:
        pass


def orders(state):
    for _ in range(4):
        threading.Thread(target=spin, daemon=True).start()
    return []


def builds(state):
    return []
