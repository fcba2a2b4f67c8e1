"""Federation (Fédération): the rules of `docs/rules/federation.md`, one module for each chapter."""
