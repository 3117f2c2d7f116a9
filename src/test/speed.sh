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

# What is found out after a row was printed, that a ply is missing say, takes the row back.
dama() {
  part=target/speed-part.log
  mark=''
  mvn -B -q -Pload test-compile exec:exec "-Dserver=$1" "-Dparts=$2" "-Dwarmup=$warmup" "-Dseconds=$seconds" > $part 2>&1 \
    || mark='wrong: '
  sed -e "s/^\(relay\|dama\) |/$1 \1 |/" -e "s/^[0-9]* sessions of the database/$1: &/" -e "s/^/$mark/" $part | tee -a $log
}

run=1
while [ "$run" -le "$times" ]; do
  echo "Run $run of $times, load of the machine $(cut -d ' ' -f 1 /proc/loadavg)" | tee -a $log
  dama WILDFLY relay,dama,database
  dama PAYARA relay,dama
  for peer in ws socketio colyseus boardgame boardgame-file; do
    (cd src/test/peers && node measure.js --warmup 8 --seconds "$seconds" "$peer") 2>&1 | tee -a $log
  done
  run=$((run + 1))
done

# The row that has the median of those measured, by its number of moves or commits.
middle() {
  sort -n "$@" | awk '{ row[NR] = $0 } END { if (NR) print row[int((NR + 1) / 2)] }'
}

rows() {
  grep -E "^$1 \| " $log | middle -t '|' -k 2
}

moves() {
  rows "$1" | cut -d '|' -f 2 | tr -d ' '
}

ratio() {
  awk -v a="$(moves "$1")" -v b="$(moves "$2")" -v n="$1 / $2" \
    'BEGIN { if (a > 0 && b > 0) printf "%s: %.3f\n", n, a / b; else printf "%s: not measured\n", n }'
}

measured='WILDFLY relay,WILDFLY dama,PAYARA relay,PAYARA dama,ws,socketio,colyseus,boardgame,boardgame-file'
each_measured() {
  echo "$measured" | tr ',' '\n'
}

# A run that went wrong has no row: the others count nevertheless, and it is said which are missing.
missing() {
  each_measured | while read -r each; do
    found=$(grep -cE "^$each \| " $log || true)
    [ "$found" = "$times" ] || echo "$each was measured $found times and not $times: see $log"
  done
}

machine() {
  echo "$(grep -m 1 'model name' /proc/cpuinfo | cut -d ':' -f 2 | xargs), $(nproc) cores, Linux $(uname -r), $(java -version 2>&1 | grep -m 1 version)"
  echo "warm-up $warmup s, measured $seconds s, $times times"
  grep '^Run ' $log
}

{
  machine
  grep -m 1 'moves/s.*database' $log || true
  each_measured | while read -r each; do rows "$each"; done
  for sessions in 1 16 50; do
    grep "^database, $sessions sessions" $log | middle -t ':' -k 2
  done
  for server in WILDFLY PAYARA; do
    for other in "$server relay" colyseus boardgame boardgame-file; do
      ratio "$server dama" "$other"
    done
  done
  grep 'sessions of the database' $log || true
  missing
} | tee $report
[ -z "$(missing)" ]
