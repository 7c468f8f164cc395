# Was ein guter Spieler zu jeder Wahl sagen würde. $doing ist eine Aktion als das, was ein Spieler tut.

hint = { $action }: { $told }.
hint-reason = { $action }: { $reason }
action-discard-several = { $cards } ablegen
hint-only = { $action }: deine einzige Wahl; { $match }.
hint-parts = { $first }; { $next }
hint-whoever-makes = wer das Gebot bekommt, erfüllt es in { $n } von 100 wahrscheinlichen Verteilungen
hint-buyer-makes = der Käufer erfüllt das Gebot in { $n } von 100 wahrscheinlichen Verteilungen
hint-you-make = du erfüllst das Gebot in { $n } von 100 wahrscheinlichen Verteilungen
hint-you-break = du bringst das Gebot in { $n } von 100 wahrscheinlichen Verteilungen zu Fall
hint-match = du gewinnst { $match } in { $n } ± { $off } von 100 Fällen
hint-against = { $told } (dagegen { $doing }: { $n })
hint-as-many = { $told } (ebenso oft: { $doing })
hint-level-points = im Mittel endet diese Runde nach Punkten gleichauf
hint-level-miles = im Mittel endet diese Runde nach Meilen gleichauf
hint-ahead-points = { $n ->
    [one] im Mittel bringt dich diese Runde 1 Punkt nach vorn
   *[other] im Mittel bringt dich diese Runde { $n } Punkte nach vorn
}
hint-behind-points = { $n ->
    [one] im Mittel wirft dich diese Runde 1 Punkt zurück
   *[other] im Mittel wirft dich diese Runde { $n } Punkte zurück
}
hint-ahead-miles = { $n ->
    [one] im Mittel bringt dich diese Runde 1 Meile nach vorn
   *[other] im Mittel bringt dich diese Runde { $n } Meilen nach vorn
}
hint-behind-miles = { $n ->
    [one] im Mittel wirft dich diese Runde 1 Meile zurück
   *[other] im Mittel wirft dich diese Runde { $n } Meilen zurück
}
hint-equal = beide sind gleich gut
hint-too-close = zu knapp für ein Urteil
hint-no-better = Nicht besser: { $actions }.
hint-more = { $n } weitere
hint-not-your-turn = Einen Tipp bekommt, wer an der Reihe ist
hint-needs-numba = Tipps brauchen die kompilierten Regeln: pip install 'oldtricks[fast]'

## Bots

bot-name-novice = Anfänger
bot-name-steady = Solide
bot-name-net = Netz
bot-name-sharp = Stark
bot-name-random = Zufall
bot-about-novice = spielt wie ein Anfänger
bot-about-steady = spielt solide nach Faustregeln
bot-about-net = hat aus Millionen Spielen am üblichen Tisch gelernt; sonst wie Solide
bot-about-sharp = denkt voraus, bis zu einer Sekunde je Zug
bot-about-random = irgendeine erlaubte Aktion: zum Ausprobieren
bot-unknown = Es gibt keinen Bot { $given }.{ $near } Bots: { $bots }.
