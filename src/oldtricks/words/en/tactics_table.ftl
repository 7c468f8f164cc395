# Tactics at the table: what is counted, promised and not scored, and what the cards do.

tactics-counts = A hand holds 110 points: 5 for each of the twelve tricks, and the Keys 5, 10, 15 and 20.
tactics-target = { $target } points win an Engagement, two Engagements the Campaign
    .short = { $target } win an Engagement
tactics-target-engagement = { $target } points win the Engagement
tactics-promise = { $seat-is ->
    [you] Your bid of { $points } stands: your side captures { $points } of the 110 points, or loses { $points }.
    [partner] Your partner { $seat } has bid { $points }: your side captures { $points } of the 110 points, or loses { $points }.
   *[other] { $seat } has bid { $points }: that side captures { $points } of the 110 points, or loses { $points }.
}
tactics-result-points = { $maker-is ->
    [you] You bid { $goal } and your side captured { $made }: { $by }.
   *[other] { $maker } bid { $goal } and that side captured { $made }: { $by }.
}
tactics-note-lost = { $points } points captured: bidders who fall short score none of them
tactics-does-key = A Key: { $points } points for the side that captures it, but it wins no trick. Play it when you cannot follow, best on a trick that your side is winning.
tactics-does-wagon-train = The wagon train: { $points } points for the side that captures it. It wins no trick, unless all four Keys fall on the same one: then it takes them.
tactics-does-corps = Beats lower ranks of { $suit }, and every other corps if { $suit } is trump. The trick that it wins counts 5.
