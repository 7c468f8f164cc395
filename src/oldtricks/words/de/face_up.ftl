## Stiche, die offen liegen: Jeder darf sie ansehen (NE16)

line-face-up = Offen liegen ({ $side }): { $tricks }

face-up-open = { $n ->
    [one] { $n } offener Stich
   *[other] { $n } offene Stiche
}
face-up-title = Offen liegende Stiche
face-up-trick = Stich { $n }
face-up-about = Jeder darf sie ansehen.
neutral-face-up-about = Neutralisierte Stiche liegen offen vor der Partei, die sie gewonnen hat: Jeder darf sie ansehen (NE16).

terminal-about-tricks = die Stiche, die offen liegen
terminal-no-face-up = es liegt kein Stich offen
terminal-face-up-side = { $side }:
