"""What a person sees of a colony: pure functions over the world of one tick (`colony: In the window`)."""
