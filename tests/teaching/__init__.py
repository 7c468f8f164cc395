"""Lessons: played through, checked by the rules, and what is said of those that are wrong."""
