import subprocess


def orders(state):
    try:
        subprocess.run(["true"])
    except OSError:
        pass
    return []


def builds(state):
    return []
