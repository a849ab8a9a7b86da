#!/bin/sh
# Starts the processes of the site anew, one after the other, each once the one before takes requests again: nginx
# (deploy/nginx.conf) asks the other one meanwhile. Usage: roll-out.sh '<command with % for the port>' <port> <port> …
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
      echo "Port $port is not ready after a minute: the other processes are left as they are." >&2
      exit 1
    fi
    sleep 0.5
  done
  echo "Port $port is ready."
done
