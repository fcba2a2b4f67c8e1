"""A store that forgets everything with the process: the browser's own, over documents in memory."""

from __future__ import annotations

import json

from astrolude.server.near.store import NEW, DocumentStore


class Memory:
    """Documents by the table's id, each with its version, and what was told and thought beside them."""

    def __init__(self) -> None:
        self.documents: dict[str, tuple[int, str]] = {}
        self.told: dict[tuple[str, int], str] = {}
        self.thought: dict[tuple[str, int], str] = {}

    async def fetch(self, table: str) -> str | None:
        found = self.documents.get(table)
        return None if found is None else json.dumps(_kept(table, *found))

    async def fetch_all(self) -> str:
        return json.dumps([_kept(table, *found) for table, found in self.documents.items()])

    async def write(self, changes: str) -> bool:
        wanted = json.loads(changes)
        if any(self.documents.get(each["table"], (NEW, ""))[0] != each["before"] for each in wanted):
            return False
        for each in wanted:
            if each["document"] is None:
                del self.documents[each["table"]]
            else:
                self.documents[each["table"]] = each["before"] + 1, each["document"]
            if "told" in each:
                self.told[each["table"], each["ply"]] = each["told"]
        return True

    async def tellings(self, table: str) -> str:
        return json.dumps([[ply, told] for (own, ply), told in self.told.items() if own == table])

    async def opinions(self, table: str) -> str:
        kept = sorted(self.thought.items())
        return json.dumps([opinion for (own, _move), opinion in kept if own == table])

    async def keep_opinions(self, table: str, opinions: str) -> None:
        if table in self.documents:
            self.thought |= {(table, move): opinion for move, opinion in json.loads(opinions)}

    def tell(self, notice: str) -> None:
        """Nobody else is there."""


def _kept(table: str, version: int, document: str) -> dict[str, object]:
    return {"table": table, "version": version, "document": document}


def memory_store() -> DocumentStore:
    return DocumentStore(Memory(), "alone")
