"""What the rooms share: words in two languages, drawing."""
