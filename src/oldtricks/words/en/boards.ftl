# Boards, the same cards for everybody: today's, challenges, events.

boards-title = Today’s boards
nav-boards = Today
boards-lead = The same cards for everybody, once a day: play them when you like, then see how others did with them.
boards-strip = The same cards for everybody.
boards-all = All boards
boards-rules = You sit in the first seat, { $level } bots in the others: what they do follows from what they see, so that the same choices meet the same answers. Each board is played once, without hints, and nothing is taken back. New ones come at midnight UTC.
boards-trust = Nobody chose these cards for you
boards-trust-about = The cards of each day follow from secrets, of which the SHA-256 is published the day before and which are told the day after. Keep tomorrow’s, and check them then; any finished board can be verified from its replay.
boards-tomorrow = Tomorrow’s commitments
boards-yesterday = Yesterday’s secrets
boards-instances = Everybody plays set 1. Only where very many play, some get another.
boards-instance = Set { $n }
boards-commitment = Commitment { $n }
boards-secret = Secret { $n }
boards-limits = What cannot be prevented: somebody who plays twice under two names, or tells a friend. A second one from the same browser and address is not counted.

preview-boards = The same cards for everybody: { $game }
board-play = Play
board-go-on = Go on ({ $number } of { $of })
board-results = Results
board-look = Look
board-next = Next board ({ $number } of { $of })
board-hands = { $n ->
    [one] One hand
   *[other] { $n } hands
}
board-race = One race
board-streak = { $n ->
    [one] One day
   *[other] { $n } days in a row
}
board-longest = longest: { $n }
board-day-of = Today’s board: { $game }
board-day-past = Board of the day: { $game }
board-challenge-of = { $name }’s challenge: { $game }
board-table-day = { $game } · { $number } of { $of }
board-table-day-one = { $game } · today
board-table-event = { $game } · { $number } of { $of }
board-table-event-one = { $game } · event
board-table-challenge = { $game } · { $number } of { $of }
board-table-challenge-one = { $game } · challenge

## A round, before it is played

round-hands = { $n ->
    [one] One hand of { $game }, a match of its own.
   *[other] { $n } hands of { $game }, each a match of its own.
}
round-races = { $n ->
    [one] One race: { $game }.
   *[other] { $n } races: { $game }.
}
round-match = A whole match of { $game }.
round-hand = Hand { $n } of a match of { $game }, as it stood then.
round-bots = Against { $level } bots, whose play follows from what they see: the same choices meet the same answers.
round-bots-clock = Against { $level } bots. They think by the clock, so that the same choices may meet other answers.
round-once = Played once, in pieces if you like, without hints; nothing is taken back.
round-hidden = What others did is shown when you have finished.
round-hidden-challenge = Cards and results of the other one are shown when you have finished.
round-team = Two play together: send your partner the link below. You both play the same boards, from the same seat, and the mean of your results counts.
round-team-new = Two play together: begin, and you get a link for your partner. You both play the same boards, from the same seat, and the mean of your results counts.
round-team-joined = Two play together: you both play the same boards, from the same seat, and the mean of your results counts.
round-team-with = You play together with { $name }: you both play the same boards, from the same seat, and the mean of your results counts.
round-team-waits = Your team gets its place as soon as { $name } has finished too.
round-team-alone = Your team gets its place as soon as somebody has joined it by your link and has finished too.
round-over = The time for this is over.
round-link = Whoever opens this link plays the same cards.
round-link-team = Send this to your partner: whoever opens it first plays in your team.

## And afterwards

round-share = of the field beaten on a board, on average
round-range = With other cards it might as well have been { $low } to { $high }.
round-no-range = One board alone says little: luck may be all of it.
round-rank = { $people ->
    [one] Place { $rank } among one person and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } of the house.
   *[other] Place { $rank } among { $people } people and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } of the house.
}
round-marks = Board by board
round-mark-above = better than most
round-mark-level = in the middle of the field
round-mark-below = worse than most
round-not-counted = Not counted in the field: it was finished too late, or somebody else played these boards from the same browser and address before.
round-thinking = The bots of the house are still playing these boards.
round-share-it = Share
round-copy-yourself = Copy the lines above
round-text-day = Old Tricks · { $game } · { $date }
round-text-event = Old Tricks · { $game } · { $title }
round-board = Hand { $n }
round-race = Race { $n }
round-field = Points ahead of the other side: you { $mine }, the field { $mean } on average, the best { $best }.
round-legend-mean = average
round-legend-bots = bots of the house
round-same-line = { $name } played just the same.
round-parted = You parted where you chose to { $mine }, and { $name } to { $theirs }.
round-parted-bot = You parted where { $who } answered differently.
round-see = See it
standings = Results
standings-teams = Results of the teams
standings-none = Nobody has finished yet.
standings-bot = bot
standings-again = not counted
standings-about = The percentage is the part of the field beaten on a board, ties half; the bar is where it would lie with other cards, 95 times out of 100. Below: points ahead of the other sides, board by board.

## A challenge

challenge-title = Challenge a friend
challenge-about = Whoever opens the link plays the same cards from your seat against the same bots, and sees nothing of your game before the end. Then you both see both lines side by side.
challenge-clock = Sharp bots think by the clock: the same choices may meet other answers.
challenge-what = Which cards
challenge-match = The whole match
challenge-hand = Hand { $n }
challenge-make = Make the link
challenge-see = See who has played it
challenge-lead = { $name } has played these cards. Can you do better?
challenge-lead-mine = Whoever has this link plays your cards; here you see how they did.
challenge-lines = Line by line
challenge-points = The figures are points ahead of the other sides, on average.
challenge-against = against { $mine } of yours

## Ratings

ratings-title = Ratings
ratings-lead = How strong you are at each game, from tables with other people and from boards whose time is over. Everybody begins at 1,000; the range is where your strength lies, 19 times out of 20.
ratings-none = No rating yet: play with other people, or today’s boards.
ratings-so-far = { $games ->
    [one] One game so far: too few to go by.
   *[other] { $games } games so far: too few to go by.
}
ratings-range = { $low } to { $high }, from { $games } games
ratings-history = Rating over time
ratings-history-label = Rating at { $game } over time
ratings-day = Day
ratings-rating = Rating
ratings-spread = give or take
ratings-scale-label = { $game }: you { $rating }, { $bots }
ratings-bot = { $level } { $rating }

## Events

events-title = Events
events-lead = Somebody sets boards and a time; everybody plays the same cards whenever they like, and results are compared board by board.
events-none = No event is open just now.
events-new = Open an event
event-about = { $game } · { $n ->
    [one] one board
   *[other] { $n } boards
} · by { $name }
event-opens = opens { $when }
event-closes = until { $when }
event-lead = An event by { $name }, open until { $when }.
event-title = Name
event-untitled = An evening of cards
event-game = Game
event-boards = Hands
event-races = Races
event-level = Bots
event-begins = Begins
event-begins-about = Left empty: at once.
event-hours = Open for
event-hours-n = { $n ->
    [one] one hour
    [24] a day
    [72] three days
    [168] a week
   *[other] { $n } hours
}
event-public = Listed for everybody; otherwise whoever has the link finds it
event-teams = Teams of two
event-teams-about = Both of a team play the same boards from the same seat, a bot as partner; the mean of their results counts.
event-open = Open it
