#!/bin/sh
# Runs the container tests on servers and JDKs that CI leaves out, and writes what came of each to target/matrix.txt:
#
#   src/test/matrix.sh OTHER_JDK
#
# The first argument is another JDK, 25 say; a second one, 'ServedIT,GameLifeIT' say, chooses tests. The WAR is built
# by the JDK that Maven runs on, once.
set -eu

other=$1
tests=${2:-dama/container/*IT}
payara7=7.2025.1
report=target/matrix.txt

mvn -B -q package -DskipTests
mvn -B -q dependency:copy -Dartifact=fish.payara.extras:payara-micro:$payara7 -DoutputDirectory=.servers
mvn -B -q -Pmatrix wildfly:provision@lean
: > $report

# name, execution, and what else Maven is told
run() {
  name=$1
  execution=$2
  shift 2
  log=target/matrix-$(echo "$name" | tr ' ' '-').log
  rm -rf target/servers
  if mvn -B build-helper:reserve-network-port@ports "failsafe:integration-test@$execution" failsafe:verify \
      -Dit.test="$tests" "$@" > "$log" 2>&1; then
    came=passed
  else
    came=FAILED
  fi
  echo "$name: $came, $(grep -h 'Tests run:' "$log" | tail -1 | sed 's/^\[[A-Z]*\] *//')" | tee -a $report
}

# Its domain remembers what was deployed, has the ports 8080 and 4848, and names itself to everybody unless told not to.
new_domain() {
  rm -rf .servers/payara6 .servers/markers/*payara-6*
  mvn -B -q -Pmatrix dependency:unpack@payara-server
  sed -i 's/<http \(max\|default\)/<http xpowered-by="false" \1/' .servers/payara6/glassfish/domains/domain1/config/domain.xml
}

new_domain
run "Payara Server 6" payara-server -Pmatrix
new_domain
run "Payara Server 6 on another JDK" payara-server -Pmatrix "-Dserver.java.home=$other"
run "Lean WildFly" wildfly "-Dwildfly.home=$PWD/.servers/wildfly-lean"
run "Lean WildFly on another JDK" wildfly "-Dwildfly.home=$PWD/.servers/wildfly-lean" "-Dserver.java.home=$other"
run "Payara Micro 6 on another JDK" payara "-Dserver.java.home=$other"
run "Payara Micro 7 on another JDK" payara "-Dserver.java.home=$other" "-Dpayara.version=$payara7"
run "WildFly on another JDK" wildfly "-Dserver.java.home=$other"
! grep -q FAILED $report
