def orders(state):
    return orders


def builds(state):
    return []
