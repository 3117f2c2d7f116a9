#!/bin/sh
# Starts Dama on WildFly in the foreground: what the image runs, and what a test runs without one.
# WildFly itself is only read. It writes to RUN (made anew at each start; may be in memory), and with nothing
# configured to DATA.
set -eu

WILDFLY=${WILDFLY:-/opt/jboss/wildfly}
WAR=${WAR:-/opt/dama/dama.war}
RUN=${RUN:-/tmp/dama}
DATA=${DATA:-/data}
ADDRESS=${ADDRESS:-0.0.0.0}
PORT=${PORT:-8080}
HTTPS_PORT=${HTTPS_PORT:-8443}
MANAGEMENT_PORT=${MANAGEMENT_PORT:-9990}
MANAGEMENT_HTTPS_PORT=${MANAGEMENT_HTTPS_PORT:-9993}
CONTEXT=${CONTEXT:-/}

rm -rf "$RUN"
mkdir -p "$RUN/tmp" "$RUN/deployments"
cp -R "$WILDFLY/standalone/configuration" "$RUN/configuration"
# The name of the file is the address: ROOT.war is /.
name=${CONTEXT#/}
cp "$WAR" "$RUN/deployments/${name:-ROOT}.war"

# To the console alone: a file would fill the memory that RUN may be in.
sed -i '/<handler name="FILE"\/>/d' "$RUN/configuration/standalone.xml"

# As bin/standalone.sh does, but with no shell left between the container and the server, which so hears its signals.
opened=""
for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.security java.util java.util.concurrent; do
  opened="$opened --add-opens=java.base/$package=ALL-UNNAMED"
done
opened="$opened --add-opens=java.management/javax.management=ALL-UNNAMED --add-opens=java.naming/javax.naming=ALL-UNNAMED"

# The memory of the container is the server's: half of it is heap, since RUN may be in memory, too.
# Words apart in JAVA_OPTS are flags apart. Nobody administers the server from elsewhere.
# shellcheck disable=SC2086
exec java $opened -XX:MaxRAMPercentage=50 -XX:+ExitOnOutOfMemoryError -Djava.io.tmpdir="$RUN/tmp" ${JAVA_OPTS:-} \
  -Djava.util.logging.manager=org.jboss.logmanager.LogManager \
  -Djboss.home.dir="$WILDFLY" -Djboss.server.base.dir="$RUN" -Djboss.server.data.dir="$DATA" \
  -Djboss.http.port="$PORT" -Djboss.https.port="$HTTPS_PORT" \
  -Djboss.management.http.port="$MANAGEMENT_PORT" -Djboss.management.https.port="$MANAGEMENT_HTTPS_PORT" \
  -jar "$WILDFLY/jboss-modules.jar" -mp "$WILDFLY/modules" \
  org.jboss.as.standalone -b "$ADDRESS" -bmanagement 127.0.0.1
