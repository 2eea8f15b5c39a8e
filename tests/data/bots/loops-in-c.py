def orders(state):
    return [sum(range(10**15))]


def builds(state):
    return []
