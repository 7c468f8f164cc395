# Lessons, whatever the game; each game's own lie in <game>_lessons.ftl.

lesson-goes-on = Here we go on with: { $action }.
