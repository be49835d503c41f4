"""What the kernels of both flip-and-write games share; `course.py` is a match from setup to the end."""
