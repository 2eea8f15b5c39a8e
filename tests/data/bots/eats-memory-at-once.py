def orders(state):
    return 'x' * 2**31


def builds(state):
    return []
