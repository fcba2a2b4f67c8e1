"""Tables and all that happens at them: seats, moves, undo, orders, bots, the journal, and who sees what.

Nothing here knows a web framework, a database or any package beyond the standard library, so the same tables
can be kept by a server or inside a browser. What they need of the outside they are handed: a `Store` to write
to, `Neighbours` that may share it, and `Minds` in which bots think.
"""
