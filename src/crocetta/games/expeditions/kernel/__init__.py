"""What the kernels of both flip-and-write games share; `course.py` plays a match from setup to the end."""
