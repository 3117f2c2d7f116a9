package dama.socket;

import dama.chat.ChatAnswer;
import dama.chat.Rooms;
import dama.player.Player;
import dama.server.Trail;
import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.Session;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One open page of one visitor. */
final class Connection {
  /** The room of pages that are neither the lobby nor a game. */
  static final String NO_ROOM = "page";

  /** Browsers ping every 20 seconds. */
  private static final Duration SILENT = Duration.ofSeconds(45);

  private final String id = Trail.newId();
  private final Outbox outbox;
  private final String room;
  private final String addressHash;
  private final String session;
  private final Allowance allowance = new Allowance();
  private final Pieces pieces = new Pieces(RoomEndpoint.LONGEST_MESSAGE);
  private final RoundTrips trips = new RoundTrips();
  private volatile boolean timed;
  private volatile boolean left;
  private volatile long heardAt = System.nanoTime();
  private volatile Player player;
  private volatile Set<Long> blocked = Set.of();
  private volatile boolean quiet;
  private volatile String talk;

  Connection(Session session, Player player, String room, String addressHash) {
    this.outbox = new Outbox(session);
    this.player = player;
    this.room = room;
    this.talk = room;
    this.addressHash = addressHash;
    this.session = String.valueOf(session.getUserProperties().get(Handshake.SESSION));
  }

  /** By which the log names it. */
  String id() {
    return id;
  }

  Player player() {
    return player;
  }

  String room() {
    return room;
  }

  /** Where its visitor is, as other nodes are told: what cannot be a room is none. */
  String seat() {
    return room.matches("[a-z0-9]{1,12}") ? room : NO_ROOM;
  }

  /** The room it talks in: that of a game has one for its players and one for who watches. */
  String talk() {
    return talk;
  }

  boolean isWatching() {
    return Rooms.isWatching(talk);
  }

  /** Its visitor does not play the game of the room. */
  void watch() {
    talk = Rooms.watching(room);
  }

  /** Where it comes from. */
  String addressHash() {
    return addressHash;
  }

  /** The hash of the token that the browser came with. */
  String session() {
    return session;
  }

  /** Those whom its visitor has blocked. */
  Set<Long> blocked() {
    return blocked;
  }

  void block(Set<Long> people) {
    blocked = people;
  }

  /** Whether its visitor wants no chat in its room. */
  boolean isQuiet() {
    return quiet;
  }

  void hush(boolean wanted) {
    quiet = wanted;
  }

  Allowance allowance() {
    return allowance;
  }

  Pieces pieces() {
    return pieces;
  }

  /** Its visitor plays by the clock here: from now on the network is measured. */
  void playsByTheClock() {
    timed = true;
    measure();
  }

  void measure() {
    if (timed) {
      outbox.ping(trips.ask(System.nanoTime()));
    }
  }

  void answered(ByteBuffer pong) {
    heard();
    trips.answered(pong, System.nanoTime());
    outbox.answered(pong);
  }

  /** What its network takes there and back, in milliseconds. */
  long lag() {
    return trips.median();
  }

  /** Something came from the browser. */
  void heard() {
    heardAt = System.nanoTime();
  }

  /** Its page says that it is being closed, or left for another. */
  void leave() {
    left = true;
  }

  /**
   * Whether its page said that it was being left. How a connection is closed says nothing: a tab
   * that crashes is closed by its browser as one that is left.
   */
  boolean hasLeft() {
    return left;
  }

  /** Nothing has come from the browser for longer than one that is there is ever silent. */
  boolean isSilent() {
    return System.nanoTime() - heardAt > SILENT.toNanos();
  }

  /** Closes the connection to a browser that seems to be gone; one that is not comes back. */
  void letGo() {
    outbox.cut(new CloseReason(CloseCodes.GOING_AWAY, "silent"));
  }

  /** The same player, otherwise than before. */
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
    Noticed.refused(code, about, this);
    send(new Outgoing.Refused(code, about, key, number));
  }

  void refuse(ChatAnswer.Refused refused, String key) {
    Instant until = refused.until();
    String code = Messages.camel(refused.reason());
    String about = Codec.typeOf(Incoming.Say.class);
    Noticed.refused(code, about, this);
    send(
        new Outgoing.Refused(
            code, about, key, refused.number(), until == null ? null : until.toString()));
  }

  /** How many messages its browser has not taken yet. */
  int waiting() {
    return outbox.waiting();
  }

  /** Closes without a word: the page comes back and is told who it belongs to now. */
  void close(CloseCodes close, String reason) {
    outbox.putLast(new CloseReason(close, reason));
  }

  /** For somebody who may not come back: says why, and their seat is empty from now on. */
  void sendOff(String code) {
    leave();
    dismiss(code, CloseCodes.VIOLATED_POLICY);
  }

  /** Says why, then closes. */
  void dismiss(String code, CloseCodes close) {
    refuse(code, "", null, 0);
    outbox.putLast(new CloseReason(close, code));
  }
}
