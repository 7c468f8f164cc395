# Eine Partie, noch einmal angesehen. $action und $best sind Aktionen als das, was ein Spieler tut; Aussichten von 100.

review-was-best = { $action }: am besten, Gewinnaussicht { $n } von 100
review-as-good = { $action }: etwa so gut wie { $best }
review-gave-away = { $action }: { $lost } von 100 verschenkt; { $best } gewinnt { $likely }, dies { $n }
review-only-finished = Nachbesprochen wird nur eine beendete Partie: Solange sie läuft, bitte um einen Tipp

## Auf der Befehlszeile

review-line-turns = Wendepunkte:
review-line-no-turns = Keine Entscheidung hat { $n } von 100 oder mehr verschenkt.
review-line-told = { $seat }: { $told }
review-line-lost = Insgesamt verschenkt, von 100 Gewinnaussichten:
review-line-lost-by = { $of ->
    [one] { $seat }: { $lost }, in { $dear } von 1 Entscheidung
   *[other] { $seat }: { $lost }, in { $dear } von { $of } Entscheidungen
}
review-line-all = Alle Entscheidungen, beurteilt nach dem, was der Spieler wissen konnte:
review-line-open = Mit offenen Karten waren die Gewinnaussichten:
review-line-share = { $side } { $n }
review-line-end = Ende
