## Drawing for seats (C2)

event-seats-drawn = The cards have drawn the seats, clockwise: { $seats }.
drawn-seat = { $seat }

dealer-or-draw = who draws for seats draws for the deal as well: no dealer can be given
no-draw-for-seats = nobody draws for seats in { $game }
record-seating = "seating" is { $stated }, but the shuffle gives { $drawn }

command-play-draw-seats = everybody draws a card for their seat (Aviationgame and Tactics, C2)
terminal-form-draw-seats = on, off: { $about } (C2)
seats-drawn-option = Seats
seats-drawn-chosen = Everybody keeps the seat they took
seats-drawn-drawn = Everybody draws a card for their seat
seats-drawn-told = Seats are drawn by cards when the game starts (C2)
seats-drawn-lobby = The seats will be drawn by cards when the game starts.
