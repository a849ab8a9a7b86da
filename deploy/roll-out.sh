#!/bin/sh
# Restarts the processes of the site one after the other. It waits until a process is ready before it restarts the next.
# nginx (deploy/nginx.conf) uses the other process meanwhile. Usage: roll-out.sh '<command with % for the port>' <port> <port> …
#   deploy/roll-out.sh 'systemctl restart muthu-dental@%' 3001 3002
set -eu
command=$1
shift
for port in "$@"; do
  sh -c "$(printf '%s' "$command" | sed "s/%/$port/g")"
  tries=0
  until curl --fail --silent --output /dev/null --max-time 2 "http://127.0.0.1:$port/api/ready"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 120 ]; then
      echo "Port $port is not ready after a minute. The other processes were not restarted." >&2
      exit 1
    fi
    sleep 0.5
  done
  echo "Port $port is ready."
done
