// A relay by socket.io's rooms. It stores and judges nothing.
import { Server } from "socket.io";
import { io } from "socket.io-client";

export async function serve(port) {
  const server = new Server(port, { transports: ["websocket"] });
  server.on("connection", (socket) => {
    const room = socket.handshake.query.game;
    socket.join(room);
    socket.on("move", (move) => server.to(room).emit("move", move));
  });
}

export async function sit(port, game, seat, heard) {
  const socket = io(`http://localhost:${port}`, {
    transports: ["websocket"], query: { game }, forceNew: true,
  });
  socket.on("move", heard);
  await new Promise((open, failed) => socket.on("connect", open).on("connect_error", failed));
  return { play: (move) => socket.emit("move", move), leave: () => socket.close() };
}
