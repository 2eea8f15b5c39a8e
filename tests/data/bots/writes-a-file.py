from pathlib import Path


def orders(state):
    try:
        Path(__file__).with_suffix(".txt").write_text("a note for the next match")
    except OSError:
        pass
    return []


def builds(state):
    return []
