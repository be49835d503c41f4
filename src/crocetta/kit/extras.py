"""How to install optional extras; the package is on no index."""


def how_to_install(extra: str) -> str:
    """For errors, after a colon."""
    return f'pip install ".[{extra}]" in the checkout, or pip install "$(ls dist/*.whl)[{extra}]" with the wheel'
