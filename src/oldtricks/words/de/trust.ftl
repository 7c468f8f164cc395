## Was zurückgenommen wurde, und wer für wen gespielt hat

taken-back-unseen = { $seat-is ->
    [you] Du hast { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } zurückgenommen und hattest nichts Neues gesehen.
   *[other] { $seat } hat { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } zurückgenommen und hatte nichts Neues gesehen.
}
taken-back-seen = { $seat-is ->
    [you] Du hast { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } zurückgenommen und hattest gesehen, was daraus wurde.
   *[other] { $seat } hat { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } zurückgenommen und hatte gesehen, was daraus wurde.
}
taken-back-cards = { $seat-is ->
    [you] Du hast { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } zurückgenommen und hattest gesehen: { $cards }.
   *[other] { $seat } hat { $n ->
        [one] einen Zug
       *[other] { $n } Züge
    } zurückgenommen und hatte gesehen: { $cards }.
}
played-for = { $seat-is ->
    [you] Ein Bot hat { $n ->
        [one] einmal
       *[other] { $n }-mal
    } für dich entschieden.
   *[other] Ein Bot hat { $n ->
        [one] einmal
       *[other] { $n }-mal
    } für { $seat } entschieden.
}

## Aufzeichnungen davon

record-taken-back = „taken_back“, Nummer { NUMBER($number, useGrouping: 0) }: { $error }
record-taken-back-none = „taken_back“ ist leer: Eine Aufzeichnung, in der nichts zurückgenommen wurde, hat eine frühere Version
record-taken-back-shape = was zurückgenommen wurde, hat die Schlüssel „after“, „seat“ und „actions“, nicht { $given }
record-taken-back-own = „after“ zählt die Aktionen, die blieben, und die erste von „actions“ ist vom Platz, der sie zurücknahm
record-taken-back-nowhere = so lang war die Partie nie

## Die Beiträge zum Mischen

shares-title = Das Mischen
shares-about = Der Server hat sich auf ein Geheimnis festgelegt: Dies ist dessen SHA-256. Wer sich setzt, trägt etwas Zufälliges bei, und aus beidem ergeben sich die Karten. Wer sich das kopiert, kann nach der Partie alles nachprüfen; dieser Browser hebt es für dich auf.
shares-about-closed = Die Karten ergeben sich aus dem Geheimnis des Servers, dessen SHA-256 hier steht, und aus den Beiträgen darunter; niemand kann mehr einen hinzufügen oder ändern. Dieser Browser hebt eine Kopie auf und vergleicht sie, wenn du die Wiederholung prüfst.
shares-from = Beiträge zum Mischen: { $who }.
shares-none = Niemand hat etwas zum Mischen beigetragen.
shares-somebody = Jemand
shares-of = Old Tricks, { $game }, Tisch { $id }
shares-copy = Alles kopieren
shares-copy-yourself = Bitte selbst auswählen und kopieren
verify-noted-shares-good = Es sind die, die sich dieser Browser beim Geben gemerkt hat.
verify-noted-shares-bad = Es sind nicht die, die sich dieser Browser beim Geben gemerkt hat.

## Neben dem Spiel

remarks-title = Neben dem Spiel
mine-left = liegen gelassen
mine-taken-back = nach Einsicht zurückgenommen: { $n }
stats-taken-back = { $n ->
    [one] In einer Partie wurde etwas zurückgenommen, nachdem mehr zu sehen war.
   *[other] In { $n } Partien wurde etwas zurückgenommen, nachdem mehr zu sehen war.
}
stats-left-title = Begonnen und liegen gelassen
stats-left-about = Die Karten sind gegeben, die Partie ist nicht zu Ende, und seit einem Tag hat sie niemand angerührt.
stats-left = { $game }: { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}

## `oldtricks verify`

terminal-shares = Die Beiträge kamen von { $names }.
terminal-record-taken-back = { $seat } hat { $n ->
    [one] einmal
   *[other] { $n }-mal
} etwas zurückgenommen; { $seen ->
    [0] Neues war dabei nicht zu sehen.
    [one] einmal war dabei Neues zu sehen.
   *[other] { $seen }-mal war dabei Neues zu sehen.
}
