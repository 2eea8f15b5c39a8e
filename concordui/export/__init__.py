"""What leaves a workspace: pictures of the map, a game as pictures or an animation, a season as text."""
