# Wer auf anderen Rechnern nachdenkt.

problem-nobody-thinks = Wer hier nachdenkt, ist gerade nicht erreichbar: Versuch es gleich noch einmal
