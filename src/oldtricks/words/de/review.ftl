# Eine Partie im Rückblick. $action und $best sind Handlungen, wie man sie nennt; Aussichten sind von 100.

review-was-best = { $action }: das Beste, mit { $n } von 100 Aussicht auf den Sieg
review-as-good = { $action }: etwa so gut wie { $best }
review-gave-away = { $action } hat { $lost } von 100 verschenkt: { $best } gewinnt { $best-n }, dies { $n }
review-only-finished = nur eine beendete Partie wird besprochen: solange sie läuft, frag nach einem Tipp

## Auf der Kommandozeile

review-line-turns = Wendepunkte:
review-line-no-turns = Keine Entscheidung hat { $n } von 100 oder mehr verschenkt.
review-line-told = { $seat }: { $told }
review-line-lost = Insgesamt verschenkt, von 100 Aussichten auf den Sieg:
review-line-lost-by = { $of ->
    [one] { $seat }: { $lost }, in { $dear } von 1 Entscheidung
   *[other] { $seat }: { $lost }, in { $dear } von { $of } Entscheidungen
}
review-line-all = Jede Entscheidung, beurteilt nach dem, was ihr Spieler wissen konnte:
review-line-open = Mit offenen Karten standen die Aussichten so:
review-line-share = { $side } { $n }
review-line-end = Ende
