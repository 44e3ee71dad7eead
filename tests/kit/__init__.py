"""What rooms share."""
