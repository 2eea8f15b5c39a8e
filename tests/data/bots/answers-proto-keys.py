def orders(state):
    return {'__proto__': [], 'constructor': [], 'toString': []}


def builds(state):
    return []
