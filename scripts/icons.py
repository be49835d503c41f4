"""Draws the app icons for home screens as PNG from the symbol `app-icon`, into web/src/look/icons."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

LOOK: Final = Path(__file__).parents[1] / "web/src/look"
SEA: Final = "#0f3d46"
SAFE: Final = 0.74
"""A mask may cut off all that is not in the middle."""


def main() -> None:
    symbols = (LOOK / "symbols.svg").read_text(encoding="utf-8")
    found = re.search(r'<symbol id="app-icon"[^>]*>(.*?)</symbol>', symbols, re.DOTALL)
    assert found is not None
    drawn = found[1]
    filled = f'<rect width="64" height="64" fill="{SEA}"/>'
    centred = f'{filled}<g transform="translate(32 32) scale({SAFE}) translate(-32 -32)">{drawn}</g>'
    pictures = {"icon-192": (192, drawn), "icon-512": (512, drawn), "maskable": (512, centred)}
    pictures["apple-touch"] = (180, filled + drawn)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (size, inside) in pictures.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="{size}">{inside}</svg>'
            page.set_content(f'<body style="margin:0;display:grid">{svg}</body>')
            page.screenshot(path=LOOK / f"icons/{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
