class Bot:
    def __init__(self):
        raise ValueError("no bot today")

    def orders(self, state):
        return []
