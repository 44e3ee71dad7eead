"""What bots should know of the game."""
