#!/bin/sh
# Starts Dama on Payara Micro in the foreground: what the image runs, and what a test runs without one.
# All it needs is a JDK 17 or newer. It writes to RUN (made anew at each start; may be in memory), and
# with nothing configured to data/ in the directory it is started in.
set -eu

PAYARA=${PAYARA:-/opt/dama/payara-micro.jar}
WAR=${WAR:-/opt/dama/dama.war}
RUN=${RUN:-/tmp/dama}
PORT=${PORT:-8080}
CONTEXT=${CONTEXT:-/}

rm -rf "$RUN"
mkdir -p "$RUN/tmp"

# The memory of the container is the server's: half of it is heap, since RUN may be in memory, too.
# Words apart in JAVA_OPTS are flags apart.
# shellcheck disable=SC2086
exec java -XX:MaxRAMPercentage=50 -XX:+ExitOnOutOfMemoryError -Djava.io.tmpdir="$RUN/tmp" ${JAVA_OPTS:-} \
  -jar "$PAYARA" --nohazelcast --disablephonehome --rootDir "$RUN/payara" \
  --port "$PORT" --contextroot "$CONTEXT" --deploy "$WAR"
