# Puzzles: on the command line, in the terminal and on the page.

command-meta-folder = FOLDER
command-puzzles = puzzles from bots' games
command-puzzles-examples =
    examples:
      oldtricks puzzles list
      oldtricks puzzles play tactics
      oldtricks puzzles make --workers 8 --minutes 10 --out made
command-puzzles-games = some of { $games }; without them, all
command-puzzles-make = look for puzzles in games of bots
command-puzzles-make-examples =
    examples:
      oldtricks puzzles make --workers 8 --minutes 10 --out made
      oldtricks puzzles make neutral --boards 20 --out made
puzzles-out = where candidates go, a file for each game; a run goes on with what is there
puzzles-boards = how many matches of each game to look through (default 2000)
puzzles-first = the number of the first match, which fixes its cards (default 0)
puzzles-playouts = playouts of each search that confirms a puzzle
puzzles-workers = processes (default 1)
puzzles-minutes = stop after this time
puzzles-another-plan = { $file } was made by another plan or other rules; name another folder with --out
