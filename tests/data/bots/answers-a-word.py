def orders(state):
    return 'hold'


def builds(state):
    return []
