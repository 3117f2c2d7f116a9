#!/bin/bash
# Whether the server in this container can serve; needs nothing but bash.
set -eu

CONTEXT=${CONTEXT:-/}
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}"
printf 'GET %s/health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n' "${CONTEXT%/}" >&3
read -r -t 5 status <&3
[[ "$status" == *" 200 "* ]]
