"""Games as people use them: names, notation, options, views, explanations, score sheets, records, shuffles."""
