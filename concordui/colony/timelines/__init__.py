"""The page *Timelines*: the tree with its checkpoints, going back, and one mind in two timelines."""
