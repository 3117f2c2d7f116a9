#!/bin/bash
# Sends the pages of the node in this container to the other nodes, and waits until they have gone: before it is
# stopped. The node must have 127.0.0.1 in DAMA_METRICS_FROM.
set -eu

CONTEXT=${CONTEXT:-/}
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}"
printf 'POST %s/health/drain HTTP/1.0\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n' "${CONTEXT%/}" >&3
read -r -t 5 status <&3
[[ "$status" == *" 202 "* ]]
# Pages go over two seconds.
sleep 3
