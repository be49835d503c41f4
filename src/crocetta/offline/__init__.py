"""Play without a server: a shell around `tables/` that runs in a web worker, on Pyodide.

It offers what `server/` offers: the same typed messages for a line, and the same routes for everything else, for
the one person on this device. The browser stores the streams (`web/src/offline`).
"""
