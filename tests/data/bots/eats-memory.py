eaten = []


def orders(state):
    while True:
        eaten.append(bytes(10_000_000))


def builds(state):
    return []
