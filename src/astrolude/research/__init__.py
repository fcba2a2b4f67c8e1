"""Interfaces for learning programs: PettingZoo, Gymnasium and OpenSpiel over every game of the kernel.

They need the extra `astrolude[research]`. Import the one you use: `astrolude.research.pettingzoo`,
`astrolude.research.gymnasium` or `astrolude.research.openspiel`; `astrolude.research.batch` and
`astrolude.research.workers` step many games together.
"""

from __future__ import annotations
