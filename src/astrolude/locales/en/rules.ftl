### The rules for players: the reader around the text

rules-title = Rules
rules-of = The rules of { $game }
rules-contents = Contents
rules-chapter = chapter { $number }
rules-search = Search the rules
rules-hits = { $count ->
    [0] Nothing holds these words
    [one] { $count } place
   *[other] { $count } places
}
rules-signs = Signs in this chapter
rules-beside = Beside the text
rules-learn = Learn
rules-try = Try it in a lesson
rules-copy = Copy the link to this
rules-copied = The link is copied
rules-print = Print the rules
rules-as-page = Open as a page
rules-keys = How to play here
