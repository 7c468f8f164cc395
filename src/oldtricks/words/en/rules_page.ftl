# The rules pages: pictures, a trick worked through, and what can be printed.

rules-print-pack = Print the pack
rules-print-summary = One page for the table
rules-cards-of = { $suit }, card by card
rules-other-cards = Other cards
rules-all-cards = The cards
rules-card-often = { $name } ×{ $n }
rules-laid = { $who }: { $card }
rules-wins = takes the trick
rules-under-the-trick = Under the trick: { $card }
rules-in-notation = The cards and moves, to replay
