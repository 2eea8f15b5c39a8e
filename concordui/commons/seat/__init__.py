"""A person in a player's seat: talk, pacts and the harvest, with what each would bring as far as the player knows."""
