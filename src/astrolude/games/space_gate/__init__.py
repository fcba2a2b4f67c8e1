"""Space Gate Odyssey by its full rules. The contract is docs/rules/space_gate.md."""
