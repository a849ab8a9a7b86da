#!/bin/sh
# Runs an operator command as the user of the site, with its settings and DATA_DIR: muthu-dental import /srv/chain.json
set -eu
exec systemd-run --quiet --pipe --wait --collect --working-directory=/opt/muthu-dental \
  -p User=muthu-dental -p UMask=0077 -p StateDirectory=muthu-dental -p StateDirectoryMode=0700 \
  -p EnvironmentFile=/etc/muthu-dental.env \
  /usr/bin/env DATA_DIR=/var/lib/muthu-dental /usr/bin/node scripts/operate.mjs "$@"
