"""Tables, their log and where they are kept."""
