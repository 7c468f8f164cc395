small-world-deal = Die Verteilungen dieser kleinen Welt sind von 0 bis { $last } nummeriert, nicht { $given }
