# Lektionen, gleich welches Spiels; was zu einem Spiel gehört, liegt in <spiel>_lessons.ftl.

lesson-goes-on = Hier geht es weiter mit: { $action }.
