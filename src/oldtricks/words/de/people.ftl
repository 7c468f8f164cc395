# Jemand sein

art-no-reaction = Ein Bildchen { $given } gibt es nicht. Es gibt: { $there }.
problem-avatar = So ein Bild gibt es nicht. /api/avatars zählt sie auf.
problem-code = Dieser Code gilt nicht oder nicht mehr: Jeder gilt einmal, ein Link zehn Minuten lang.
problem-devices = Du bist schon auf { $most } Geräten angemeldet. Melde erst eines ab.
problem-no-device = Auf so einem Gerät bist du nicht angemeldet.
problem-leave-name = Das ist nicht dein Name. Es wurde nichts gelöscht.
