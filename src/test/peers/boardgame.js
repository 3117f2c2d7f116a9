// A game of boardgame.io with turns; what a move says is kept in the state, and not judged.
import clients from "boardgame.io/dist/cjs/client.js";
import multiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import servers from "boardgame.io/dist/cjs/server.js";

const game = {
  name: "game",
  setup: () => ({ ply: 0, path: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Not foreseen by the mover's own client: it hears of it from the server, as with the others.
    move: { client: false, move: ({ G }, move) => { G.ply = move.ply; G.path = move.path; } },
  },
};

export async function serve(port, directory) {
  const db = directory ? new servers.FlatFile({ dir: directory }) : undefined;
  await servers.Server({ games: [game], origins: ["*"], db }).run({ port });
}

export async function sit(port, matchID, seat, heard) {
  const client = clients.Client({
    game,
    numPlayers: 2,
    matchID,
    playerID: String(seat),
    debug: false,
    multiplayer: multiplayer.SocketIO({
      server: `http://localhost:${port}`, socketOpts: { transports: ["websocket"] },
    }),
  });
  let last = 0;
  const ready = new Promise((synced) => client.subscribe((state) => {
    if (state === null) return;
    synced();
    if (state.G.ply > last) {
      last = state.G.ply;
      heard(state.G);
    }
  }));
  client.start();
  await ready;
  return { play: (move) => client.moves.move(move), leave: () => client.stop() };
}
