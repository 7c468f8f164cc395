# A bot that comes to the arena by HTTP.

stranger-waiting = Waiting for a bot at { $address }
stranger-sat = { $who } has sat down.
stranger-is = stranger: { $who }
stranger-nobody = Nobody has sat down by HTTP. “oldtricks arena” waits for a stranger if he is one of the bots.
stranger-here = A stranger plays in this process only: leave out --ray and --workers.
stranger-silent = It did not answer for { $seconds } seconds.
stranger-illegal = { $given } is not one of the legal actions.
stranger-taken = Somebody sits here already.
stranger-token = Sit down first, and send the token that you got: “Authorization: Bearer …”.
stranger-stated = Say “name” and “version”: one line each, of at most { $most } characters.
stranger-not-json = The body has to be a JSON object.
stranger-too-large = A request has to say how long it is, and may have { $bytes } bytes at most.
stranger-nothing-here = There is nothing here but /sit and /turn.
command-arena-host = where a stranger is waited for (default { $host })
command-arena-port = and at which port (default: any that is free)
