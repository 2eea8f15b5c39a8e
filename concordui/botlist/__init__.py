"""The page of the bots: which there are, who wrote what about them, whether they conform, how strong they are."""
