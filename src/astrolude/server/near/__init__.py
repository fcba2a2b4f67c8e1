"""Tables kept inside a browser: the same modules that a server runs, handed to a page by a worker of its own.

Nothing here needs an installed package, and nothing knows Pyodide: the worker hands over a `Bridge`, and what
crosses it is text. What the page may say is read from the protocol's own document.
"""
