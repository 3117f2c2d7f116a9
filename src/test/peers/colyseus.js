// A room of colyseus that passes a move on to both. It stores and judges nothing.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { Client } from "colyseus.js";

class Game extends Room {
  onCreate() {
    this.onMessage("move", (client, move) => this.broadcast("move", move));
  }
}

export async function serve(port) {
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define("game", Game).filterBy(["game"]);
  await server.listen(port);
}

export async function sit(port, game, seat, heard) {
  const room = await new Client(`ws://localhost:${port}`).joinOrCreate("game", { game });
  room.onMessage("move", heard);
  return { play: (move) => room.send("move", move), leave: () => room.leave() };
}
