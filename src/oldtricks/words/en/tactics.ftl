# Tactics, c. 1910.

tactics-about = Partners bid for trumps, pick up Reinforcements and fight over four Key cards.
tactics-special = Nearly half the points ride on four Keys, and a Key cannot fight.
tactics-learn-try = When your partner’s trick is safe and you cannot follow, throw your highest Key on it. The 20 counts as much as four tricks.
tactics-length = an Engagement takes 20 minutes, a Campaign an hour
tactics-goal = to 150
tactics-match = the Campaign
tactics-match-engagement = the Engagement
tactics-centre = the Reinforcements
tactics-option-name-trump = name trump before or after taking up the Reinforcements
tactics-option-length = a Campaign (two Engagements out of three) or a single Engagement

tactics-suit-infantry = Infantry
tactics-suit-cavalry = Cavalry
tactics-suit-artillery = Artillery
tactics-suit-engineer = Engineer Corps
tactics-card = { $rank } of { $suit }
tactics-card-key-5 = Key 5
tactics-card-key-10 = Key 10
tactics-card-key-15 = Key 15
tactics-card-key-20 = Key 20, the wagon train

tactics-rank-private = Private
tactics-rank-corporal = Corporal
tactics-rank-sergeant = Sergeant
tactics-rank-second-lieutenant = Second Lieutenant
tactics-rank-first-lieutenant = First Lieutenant
tactics-rank-captain = Captain
tactics-rank-major = Major
tactics-rank-lieutenant-colonel = Lieutenant Colonel
tactics-rank-colonel = Colonel
tactics-rank-brigadier-general = Brigadier General
tactics-rank-major-general = Major General
tactics-rank-lieutenant-general = Lieutenant General

tactics-contract = { $points } points
tactics-contract-trump = { $contract }, { $trump }
tactics-task-bid = Bid { $points } or more, or pass.
tactics-task-name = Name trumps, or no trump.
tactics-task-discard = { $cards ->
    [one] Discard 1 card more, but never a Key.
   *[other] Discard { $cards } cards more, but never a Key.
}
tactics-task-lead = Lead any card, a Key too.
tactics-task-key-led = A Key was led: play any card.
tactics-means-bid = your side takes { $points } of the hand's 110 points, or loses { $points }
tactics-means-key = { $points } points for whoever captures it; it cannot fight
tactics-reason-rank = the highest rank, since no corps was led
tactics-reason-precedence = the first corps in order among equal ranks
tactics-reason-wagon-train = the wagon train among four Keys
tactics-gain = { "" }: { $points } points in Keys
tactics-in-hand-captured = { $points } captured
tactics-score-keys = Key cards
tactics-score-lost = bid lost with { $points } captured
tactics-score-engagement = { $engagements ->
    [one] Engagement won
   *[other] second Engagement won
}
