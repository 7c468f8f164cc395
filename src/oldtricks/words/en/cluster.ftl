# Those who think on other machines.

problem-nobody-thinks = those who think cannot be reached: try again in a moment
