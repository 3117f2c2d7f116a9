package dama.socket;

import dama.player.Player;
import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.Session;
import org.jspecify.annotations.Nullable;

/** One open page of one visitor. */
final class Connection {
  /** The room of pages that are neither the lobby nor a game. */
  static final String NO_ROOM = "page";

  private final Outbox outbox;
  private final String room;
  private final Allowance allowance = new Allowance();
  private volatile Player player;

  Connection(Session session, Player player, String room) {
    this.outbox = new Outbox(session);
    this.player = player;
    this.room = room;
  }

  Player player() {
    return player;
  }

  String room() {
    return room;
  }

  Allowance allowance() {
    return allowance;
  }

  void rename(Player renamed) {
    this.player = renamed;
  }

  void send(Outgoing message) {
    outbox.put(Codec.write(message));
  }

  /** A text that was written once for many. */
  void send(String text) {
    outbox.put(text);
  }

  void refuse(String code, String about, @Nullable String key, int number) {
    send(new Outgoing.Refused(code, about, key, number));
  }

  /** Says why, then closes. */
  void dismiss(String code, CloseCodes close) {
    refuse(code, "", null, 0);
    outbox.putLast(new CloseReason(close, code));
  }
}
