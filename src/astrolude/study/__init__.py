"""Balance studies: many games between bots, and what they say about a game to its designer.

They need the extra `astrolude[study]`.
"""

from __future__ import annotations

from astrolude.extras import extra

with extra("study"):
    import polars as polars
