# What the server says to the person who started it, and beside what it sends.

server-at = Old Tricks is at { $address } (Ctrl-C stops it)
server-database = Games are kept in { $database } and go on whenever it is started again
server-cannot-listen = cannot listen at { $host } port { $port }: { $reason }
server-ports-taken = ports { $first } to { $last } are all taken; choose one with --port
server-stopping = the server is stopping
server-proof = { $shares ->
    [one] The server published the commitment before anybody sat down, and it is the SHA-256 of the secret. Every deal follows from the secret and 1 share of randomness from the players. Download the record and run `oldtricks verify` on it to check this yourself.
   *[other] The server published the commitment before anybody sat down, and it is the SHA-256 of the secret. Every deal follows from the secret and { $shares } shares of randomness from the players. Download the record and run `oldtricks verify` on it to check this yourself.
}
