raise ValueError("no bot today")
