with open(__file__ + ".txt", "w") as file:
    file.write("a note for the next match")


def orders(state):
    return []
