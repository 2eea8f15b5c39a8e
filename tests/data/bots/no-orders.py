def propose(state):
    return []
