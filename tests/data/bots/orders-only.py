def orders(state):
    return []
