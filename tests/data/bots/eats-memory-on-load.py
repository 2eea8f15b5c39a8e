eaten = []
while True:
    eaten.append(bytes(10_000_000))
