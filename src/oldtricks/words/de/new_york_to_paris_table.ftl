# New York to Paris am Tisch: was die Karten tun.

new-york-to-paris-does-miles = { $miles } Meilen; zu fliegen, wenn Start und das richtige Wetter oben liegen. Ein Flug braucht genau { $cards } davon.
new-york-to-paris-does-favorable-weather = Eröffnet deinen Wetterstapel und macht ihn nach Sturm oder Nebel wieder frei. Vorher geht nichts.
new-york-to-paris-does-take-off = Bringt dich bei Flugwetter in die Luft, und nach einer Notlandung wieder.
new-york-to-paris-does-storm = Leg ihn auf das Flugwetter eines Gegners: Der kann nur noch 100er fliegen, bis er neues Flugwetter hat.
new-york-to-paris-does-heavy-fog = Leg ihn auf das Flugwetter eines Gegners: Der kann nur noch 100er fliegen, bis er neues Flugwetter hat.
new-york-to-paris-does-motor-trouble = Leg ihn auf den Start eines Gegners: Der fliegt nichts, bis er selbst eine Notlandung und dann einen Start spielt.
new-york-to-paris-does-forced-landing = Leg sie auf den Start eines Gegners, der dann einen neuen braucht; oder auf deinen eigenen Motorschaden, als ersten Schritt, ihn zu beheben.
new-york-to-paris-does-lucky-lindy = Beginnt einen Glückszug: Spiel weiter und füll auf fünf Karten auf, solange eine passt.
