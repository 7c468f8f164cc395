## Tricks that lie face up for all to look at (NE16)

line-face-up = Face up before { $side }: { $tricks }

face-up-open = { $n ->
    [one] { $n } trick face up
   *[other] { $n } tricks face up
}
face-up-title = Tricks that lie face up
face-up-trick = Trick { $n }
face-up-about = Everybody may look at them.
neutral-face-up-about = Neutralised tricks lie face up before the side that took them: everybody may look at them (NE16).

terminal-about-tricks = the tricks that lie face up
terminal-no-face-up = no trick lies face up
terminal-face-up-side = { $side }:
