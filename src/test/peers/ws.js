// A plain relay: each text goes to both sockets of its room, in order. It stores and judges nothing.
import { WebSocket, WebSocketServer } from "ws";

export async function serve(port) {
  const rooms = new Map();
  const server = new WebSocketServer({ port, host: "localhost", perMessageDeflate: false });
  server.on("connection", (socket, request) => {
    const room = rooms.get(request.url) ?? new Set();
    rooms.set(request.url, room.add(socket));
    socket.on("message", (text) => room.forEach((each) => each.send(text, { binary: false })));
    socket.on("close", () => room.delete(socket));
  });
  await new Promise((listening) => server.on("listening", listening));
}

export async function sit(port, game, seat, heard) {
  const socket = new WebSocket(`ws://localhost:${port}/${game}`, { perMessageDeflate: false });
  socket.on("message", (text) => heard(JSON.parse(text)));
  await new Promise((open, failed) => socket.on("open", open).on("error", failed));
  return { play: (move) => socket.send(JSON.stringify(move)), leave: () => socket.close() };
}
