orders = 3
