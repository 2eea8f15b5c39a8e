async def orders(state):
    return []


def builds(state):
    return []
