def orders(state):
    return [
