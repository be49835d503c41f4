"""What the two flip-and-write games share: shapes, the expedition pile, deck and display, the course of a turn."""
