"""The rules of battles, from the line of ships to the control of hexes."""
