// node measure.js [--games 50] [--warmup 10] [--seconds 20] [PEER ...]
//
// Plays games on each peer as fast as it answers: whoever hears of the other's move makes the next. Each seat must hear of
// each ply once, in order, with its path; anything else ends the run. Prints rows as the load generator of Dama does.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const ALL = ["ws", "socketio", "colyseus", "boardgame", "boardgame-file"];
const TICKS = 100;
const { values, positionals } = parseArgs({
  options: {
    games: { type: "string", default: "50" },
    warmup: { type: "string", default: "10" },
    seconds: { type: "string", default: "20" },
  },
  allowPositionals: true,
});

let measuring = false;
let playing = true;
let own = [];
let opponent = [];

const path = (ply) => [1 + (ply % 50), 1 + ((ply * 7) % 50)];

/** One game: two seats, who must both hear the same. */
async function game(peer, port, number) {
  const sent = new Map();
  const seats = [];
  const heardOf = [0, 0];
  const play = (ply) => {
    sent.set(ply, performance.now());
    seats[(ply - 1) % 2].play({ type: "move", ply, path: path(ply) });
  };
  const heard = (seat) => (move) => {
    const now = performance.now();
    const ply = ++heardOf[seat];
    if (move.ply !== ply || String(move.path) !== String(path(ply))) {
      throw new Error(`seat ${seat} of game ${number} should hear of ply ${ply}, and hears ${JSON.stringify(move)}`);
    }
    const mover = (ply - 1) % 2 === seat;
    if (measuring) (mover ? own : opponent).push(now - sent.get(ply));
    if (!mover && playing) play(ply + 1);
    if (ply > 2) sent.delete(ply - 2);
  };
  for (const seat of [0, 1]) seats.push(await peer.sit(port, `game${number}`, seat, heard(seat)));
  return { begin: () => play(1), leave: () => seats.forEach((seat) => seat.leave()), heardOf };
}

/** Seconds of processor that a process has used. */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function columns(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  return `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)} / ${at(0.99).toFixed(1)} / ${at(1).toFixed(0)}`;
}

const pause = (seconds) => new Promise((over) => setTimeout(over, 1000 * seconds));

async function measure(name, port) {
  const directory = name === "boardgame-file" ? mkdtempSync(join(tmpdir(), "peer-")) : undefined;
  const module = name.replace("-file", "");
  const peer = await import(`./${module}.js`);
  const server = fork("serve.js", [module, port, ...(directory ? [directory] : [])], {
    cwd: import.meta.dirname ?? new URL(".", import.meta.url).pathname, stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  await new Promise((ready) => server.on("message", ready));
  [measuring, playing, own, opponent] = [false, true, [], []];
  const games = [];
  for (let i = 0; i < Number(values.games); i++) games.push(await game(peer, port, i));
  games.forEach((each) => each.begin());
  await pause(Number(values.warmup));
  const before = { server: used(server.pid), client: used(process.pid), time: performance.now() };
  measuring = true;
  await pause(Number(values.seconds));
  measuring = false;
  const seconds = (performance.now() - before.time) / 1000;
  const cpu = [used(server.pid) - before.server, used(process.pid) - before.client];
  playing = false;
  await pause(1);
  const torn = games.filter(({ heardOf }) => heardOf[0] !== heardOf[1]);
  if (torn.length) throw new Error(`${name}: not all heard of all`);
  const each = cpu.map((spent) => ((1000 * spent) / opponent.length).toFixed(3));
  console.log([name, (opponent.length / seconds).toFixed(0), columns(own), columns(opponent), ...each].join(" | "));
  games.forEach((one) => one.leave());
  server.kill();
  if (directory) rmSync(directory, { recursive: true });
}

console.log(`Node ${process.version}, ${values.games} games; load of the machine ${loadavg()[0].toFixed(1)}`);
console.log("what | moves/s | own p50 / p95 / p99 / max ms | other's | server CPU ms a move | client");
for (const [i, name] of (positionals.length ? positionals : ALL).entries()) await measure(name, 8460 + i);
process.exit(0);
