# Boards: what cannot be done, and why.

problem-no-round = there are no such boards here
problem-board-too-early = the cards of { $date } are committed to the day before, and are played on that day
problem-board-early = this has not begun yet
problem-board-over = the time for this is over: it can be looked at, and not played any more
problem-board-played = you have played this already, and each board is played once
problem-board-sealed = others still play these cards: their secret is told when the time is over
problem-close-board = this counts and is played once: go on whenever you like until its time is over
problem-board-unfinished = you have the same cards yourself: finish them first, then you may look
problem-house-board = this counts: nobody is given hints, and nothing is taken back
problem-challenge-alone = only a game that you played alone against bots can become a challenge
problem-no-such-hand = this game has no such hand
problem-team-full = this team has two players already
problem-no-team = there is no such team here
problem-event-bot = in an event the same choices must meet the same answers: choose a bot that does not think by the clock, and that plays to win
