"""Players made of code, written once against the engine's contract."""
