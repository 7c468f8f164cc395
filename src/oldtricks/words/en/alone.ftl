### The table without a server: a bot that has learned, and reviews by rule of thumb. $action and $best are actions as
### something that a player does.

problem-not-learned = what { bot-name-net } has learned of { $game } is not in this browser yet and cannot be fetched now: come back when there is a network, or play against another bot

thumb-too = { $action }: so says the rule of thumb
thumb-other = { $action }; by rule of thumb: { $best }
thumb-about = Each of your decisions beside what a rule of thumb would do with what you could know, and why. Nothing is searched or counted out: another move need not be worse.
thumb-share = { $of ->
    [one] By the rule of thumb: { $n } of your 1 decision.
   *[other] By the rule of thumb: { $n } of your { $of } decisions.
}
thumb-no-choice = You had nothing to decide in this game.
thumb-none = You never left the rule of thumb.
thumb-turns-title = Where you went another way
thumb-turns-back = The one before
thumb-turns-next = The next one
thumb-turns-at = { $n } of { $of }
thumb-turns-about = Jump from one place where you went another way to the next, and try each one again with the same cards.
