def orders(state):
    return orders(state)


def builds(state):
    return []
