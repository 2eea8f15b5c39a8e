def orders(state):
    pass


def builds(state):
    return []
