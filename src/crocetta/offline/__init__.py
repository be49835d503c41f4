"""Play without a server: a shell around `tables/` that runs in a browser's worker, on Pyodide.

It carries what `server/` carries: the same typed messages for a line, and the same addresses for everything else,
for the one person who sits at this device. Streams are kept by the browser (`web/src/offline`).
"""
