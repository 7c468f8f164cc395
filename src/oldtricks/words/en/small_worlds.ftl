small-world-deal = the deals of this small world are numbered 0 to { $last }, not { $given }
