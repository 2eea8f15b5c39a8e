eaten = []


def orders(state):
    for size in (2**26, 2**20, 2**14, 2**10):
        try:
            while True:
                eaten.append(bytes(size))
        except MemoryError:
            continue
    while True:
        eaten.append({"crumb": [len(eaten)]})


def builds(state):
    return []
