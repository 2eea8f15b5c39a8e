def orders(state):
    return {'x': float('-inf')}


def builds(state):
    return []
