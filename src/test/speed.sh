#!/bin/sh
# Measures Dama on both servers, the bare relays, the database by itself and the peers, each three times in turn, and
# writes every run to target/speed.log and the median of each to target/speed.txt. Needs Node 20 for the peers:
#
#   src/test/speed.sh [TIMES [WARMUP [SECONDS]]]
set -eu

times=${1:-3}
warmup=${2:-50}
seconds=${3:-15}
log=target/speed.log
report=target/speed.txt

mvn -B -q package -DskipTests
(cd src/test/peers && npm ci --silent)
: > $log

dama() {
  mvn -B -q -Pload test-compile exec:exec "-Dserver=$1" "-Dparts=$2" "-Dwarmup=$warmup" "-Dseconds=$seconds" 2>&1 \
    | sed "s/^\(relay\|dama\) |/$1 \1 |/" | tee -a $log
}

run=1
while [ "$run" -le "$times" ]; do
  echo "Run $run of $times, load of the machine $(cut -d ' ' -f 1 /proc/loadavg)" | tee -a $log
  dama WILDFLY relay,dama,database
  dama PAYARA relay,dama
  (cd src/test/peers && node measure.js --warmup 8 --seconds "$seconds") 2>&1 | tee -a $log
  run=$((run + 1))
done

# The row of each that has the median of its moves a second.
rows() {
  grep -E "^$1 \| " $log | sort -t '|' -k 2 -n | sed -n "$(((times + 1) / 2))p"
}

moves() {
  rows "$1" | cut -d '|' -f 2 | tr -d ' '
}

ratio() {
  awk -v a="$(moves "$1")" -v b="$(moves "$2")" -v n="$1 / $2" 'BEGIN { printf "%s: %.3f\n", n, a / b }'
}

measured='WILDFLY relay,WILDFLY dama,PAYARA relay,PAYARA dama,ws,socketio,colyseus,boardgame,boardgame-file'
each_measured() {
  echo "$measured" | tr ',' '\n'
}

# A run that went wrong has no row.
each_measured | while read -r each; do
  if [ "$(grep -cE "^$each \| " $log)" != "$times" ]; then
    echo "$each was not measured $times times: see $log" >&2
    exit 1
  fi
done

{
  grep 'moves/s' $log | head -1
  each_measured | while read -r each; do rows "$each"; done
  for sessions in 1 16 50; do
    grep "^database, $sessions sessions" $log | sort -t ':' -k 2 -n | sed -n "$(((times + 1) / 2))p"
  done
  for server in WILDFLY PAYARA; do
    for other in "$server relay" colyseus boardgame boardgame-file; do
      ratio "$server dama" "$other"
    done
  done
} | tee $report
