### What a link looks like where it is shared
preview-house = Five card games of 1911 to 1927, brought back to life: play at once, or with friends.
preview-game = { $game }
preview-learn = Learn { $game }
preview-puzzles = Puzzles of { $game }
