### oldtricks site

command-site = den Tisch ohne Server schreiben, als Dateien für jeden Webspace
command-site-examples =
    Beispiele:
      oldtricks site public
      oldtricks site public --server https://play.example.org
      python -m http.server --directory public

    Python selbst kommt einmal aus dem Verzeichnis von npm; dafür braucht es npm.
    Braucht das Extra [server]. Siehe docs/site.md.
command-site-folder = ein Ordner, der leer ist oder noch nicht da
command-site-address = wo die Seite liegen wird, für die Bilder, die zu Links dorthin gezeigt werden
command-site-server = wo man mit Freunden spielen kann; die Seite verweist darauf
site-writing = die Seite
site-written = { $folder } enthält die Seite, { $megabytes } MB. Zum Ausprobieren: python -m http.server --directory { $folder }
site-not-empty = { $folder } ist nicht leer: Nenne einen leeren Ordner oder einen, den es noch nicht gibt
site-no-npm = npm ist nicht da, und aus seinem Verzeichnis kommt Python für den Browser: Installiere Node.js, das bringt npm mit
site-npm-failed = npm konnte { $package } nicht holen: { $reason }
site-wrong-checksum = { $package } ist nicht mehr, was es war, als dies gemacht wurde: Die Prüfsumme ist eine andere
site-no-url = { $given } ist keine Adresse eines Servers: Sie beginnt mit https://
