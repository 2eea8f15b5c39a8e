def orders(state):
    return None


def builds(state):
    return []
