"""The Colony workspace: colonists who think, what each of them knows, and the tree of timelines."""
