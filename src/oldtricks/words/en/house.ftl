# House rules: clocks, who may watch; slow games and whose turn it is; games that are removed.

problem-close-people = only a game in which nobody else sits can be removed
problem-closed = this game was removed
problem-slow-replace = in a slow game nobody is away: a bot decides when the time for a decision is over, and not before
status-410 = Gone

setup-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
setup-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
setup-slow-about = A slow game: everybody moves when he likes, the clock runs day and night, and nobody counts as away. Whoever has notifications on, and a page of ours open somewhere, is told when it is his turn.
setup-bank = Bank of time for each person
setup-bank-none = No bank
setup-bank-hand = { $n } for each hand
setup-bank-match = { $n } for the whole match
setup-bank-about = Every decision takes from it. When it is empty a bot decides, until there is time again.
house-bank-hand = { $n } for each hand and person
house-bank-match = { $n } for the match and person
house-clock = { $n } for each decision
bank-left = { $time } in the bank

mine-remove = Remove
mine-remove-spoken = Remove this game of { $game }
mine-remove-ask = Remove this game for good? If cards were dealt, it counts as begun and left.
mine-remove-yes = Remove it
mine-keep = Keep it
mine-due = until { $when }

lobby-full = Every seat is taken. You can watch: the game comes to this page as soon as it begins.

my-turn-title = Your turn · { $title }
my-turn-elsewhere-title = ({ $n }) { $title }
my-turn-elsewhere = { $n ->
    [one] Your turn elsewhere: { $game }
   *[other] Your turn at { $n } other tables
}
my-turn-home = It is your turn
my-turn-nav = { $n ->
    [one] your turn at 1 table
   *[other] your turn at { $n } tables
}
my-turn-notice-title = Your turn
my-turn-notice = { $game } with { $names }
settings-notify = Notify me when it is my turn and I look elsewhere
settings-notify-denied = The browser does not let this page notify you. You can change that in its settings for this page.

problem-no-watching = at this table nobody may watch
problem-watch-seat = a seat's cards can be watched only when the hand is over: choose that delay
setup-watch = Who may watch
setup-watch-nobody = Nobody
setup-watch-link = Whoever has the link
setup-watch-everybody = Everybody, from a list
setup-delay = What they see
setup-delay-none = The table, at once
setup-delay-minutes = The table, 3 minutes later
setup-delay-hand = Hands that are over
setup-delay-seat = Those, with my cards
house-watch-nobody = nobody may watch
house-watch-link = whoever has the link may watch
house-watch-everybody = everybody may watch
house-watch-round = only those who have finished these cards may watch
house-delay-minutes = three minutes later
house-delay-hand = each hand when it is over
house-delay-seat = each hand when it is over, with { $name }’s cards
watch-title = Games to watch
watching-later = What you see happened a while ago: this table is shown later.
