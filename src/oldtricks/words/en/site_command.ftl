### oldtricks site

command-site = write the table without a server, as files for any web host
command-site-examples =
    examples:
      oldtricks site public
      oldtricks site public --server https://play.example.org
      python -m http.server --directory public

    Python itself comes from the npm registry, once: that takes npm. Needs the extra [server].
    See docs/site.md.
command-site-folder = a folder that is empty, or not there yet
command-site-address = where the site is going to lie, for the pictures that are shown with links to it
command-site-server = where people can play with friends; the site links to it
site-writing = the site
site-written = { $folder } holds the site, { $megabytes } MB. Try it: python -m http.server --directory { $folder }
site-not-empty = { $folder } is not empty: name a folder that is, or one that is not there yet
site-no-npm = npm is not there, and Python for the browser comes from its registry: install Node.js, which brings npm
site-npm-failed = npm could not fetch { $package }: { $reason }
site-wrong-checksum = { $package } is not what it was when this was made: its checksum is another
site-no-url = { $given } is no address of a server: it begins with https://
