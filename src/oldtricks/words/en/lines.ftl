# Boards that were played: both lines, and what has to wait for the others.

round-lines = How each went on
replay-sealed = Others still play these cards. From { $time } on, the record can be downloaded here, any position be tried again, and the shuffle verified.
verify-about-board = These cards were the same for everybody, and fixed before anybody played: they follow from a secret to which the server had bound itself. Your browser can work it all out again.
