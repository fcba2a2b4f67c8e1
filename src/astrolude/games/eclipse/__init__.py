"""Eclipse with L'Éveil des Anciens: the rules of docs/rules/eclipse_base.md and eclipse_rise.md."""
