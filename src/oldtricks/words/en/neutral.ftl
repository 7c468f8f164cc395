# Neutral, 1914.

neutral-about = A suit above trumps that may enter only at certain openings, and a silent partner when five play.
neutral-special = The United States stay out of it until an opening lets them in, above every trump.
neutral-learn-try = Watch for tricks in which you can neither follow nor trump. That is when a Neutral may enter, and the trick counts 2.
neutral-length = half an hour
neutral-goal = to 50
neutral-match = the game
neutral-centre = the three cards left over
neutral-option-sides = two teams, three pairs of opposite seats, or everybody singly

neutral-suit-britain = Britain
neutral-suit-france = France
neutral-suit-germany = Germany
neutral-suit-russia = Russia
neutral-suit-austria = Austria
neutral-suit-us = the United States
neutral-card = { $rank } of { $suit }

neutral-rank-corporal = Corporal
neutral-rank-sergeant = Sergeant
neutral-rank-lieutenant = Lieutenant
neutral-rank-captain = Captain
neutral-rank-major = Major
neutral-rank-colonel = Colonel
neutral-rank-general = General
neutral-ruler-britain = George V
neutral-ruler-france = Poincaré
neutral-ruler-germany = Wilhelm II
neutral-ruler-russia = Nicholas II
neutral-ruler-austria = Franz Joseph I
neutral-ruler-us = President Wilson
neutral-means-neutral = Neutral

neutral-contract = { $points ->
    [one] 1 point
   *[other] { $points } points
}
neutral-contract-trump = { $contract }, { $suit } is trump
neutral-contract-no-trump = { $contract }, no trump
neutral-contract-with = { $contract }, with the holder of { $card }
    .short = { $contract }, with { $card }
neutral-task-bid = Bid the points that you will make, or pass.
neutral-task-call = Name a card that you neither hold nor discarded: its holder is your partner.
neutral-task-lead-trump = Lead a Belligerent; its country will be trump.
neutral-task-lead-no-trump = You hold only Neutrals: lead one of them, and the hand has no trump.
neutral-task-lead = Lead a Belligerent.
neutral-task-lead-neutral = You have only Neutrals left: lead one of them.
neutral-task-neutral-led = A Neutral was led: play any card.
neutral-task-neutralise = neutralise
neutral-means-bid = { $points ->
    [one] your side makes 1 point, or loses as many
   *[other] your side makes { $points } points, or loses as many
}
neutral-event-call = { $seat-is ->
    [you] You call { $card }: its holder is your partner.
   *[other] { $seat } calls { $card }: its holder is the partner.
}
neutral-reason-neutral-over-trump = a Neutral over the trump
neutral-reason-neutral = a Neutral
neutral-reason-higher-neutral = the highest Neutral
neutral-gain = { $rulers ->
    [0] ; neutralised
    [one] ; neutralised, with 1 Ruler
   *[other] ; neutralised, with { $rulers } Rulers
}
neutral-score-belligerent = { $tricks ->
    [one] 1 Belligerent trick
   *[other] { $tricks } Belligerent tricks
}
neutral-score-neutralised = { $tricks ->
    [one] 1 neutralised trick
   *[other] { $tricks } neutralised tricks
}
neutral-score-rulers = { $rulers ->
    [one] 1 Ruler in neutralised tricks
   *[other] { $rulers } Rulers in neutralised tricks
}
neutral-score-lost = bid of { $bid } not made, only { $points }
