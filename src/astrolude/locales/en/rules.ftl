### The rules for players: the reader around the text

rules-title = Rules
rules-of = The rules of { $game }
rules-contents = Contents
rules-chapter = chapter { $number }
rules-search = Search the rules
rules-hits = { $count ->
    [0] Nothing for “{ $query }”. Try a sign or the name of a piece.
    [one] { $count } place
   *[other] { $count } places
}
rules-signs = Signs in this chapter
rules-beside = Beside the text
rules-learn = Learn
rules-try = Try it: lesson { $number }
rules-puzzles = Puzzles of this game
rules-copy = Copy the link to { $number }
rules-copied = The link is copied
rules-print = Print the rules
rules-as-page = Open as a page
rules-keys = How to play here
rules-all-signs = Signs
rules-previous = previous
rules-next = next
rules-from = from “{ $thing }”
rules-not-played = Not at this table
rules-contract = Contract

## How to read the board
rules-how = How to read the board
rules-read-price = Pay what is left of the arrow, take what is right of it.
rules-read-lit = A bright outline: you may choose it now.
rules-read-chosen = A pale outline: chosen, not yet confirmed.
rules-read-rest = No outline: not possible now. Touch it, and the page says why.

## Sorts of signs
rules-group-goods = Goods
rules-group-points = Points
rules-group-pieces = Pieces
rules-group-people = People
rules-group-fields = Fields
rules-group-buildings = Buildings
rules-group-base = The base
rules-group-gates = Gates
rules-group-domains = Domains
rules-group-planets = Planets
rules-group-senate = The Senate
rules-group-ships = Ships
rules-group-parts = Parts of ships
rules-group-others = Other signs
