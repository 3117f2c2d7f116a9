package dama.harness;

import dama.player.Role;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/**
 * Somebody with an account, and what may go with it: arrived at a server as anybody does, and made
 * what they are in its rows.
 *
 * @param visitor whose cookie is signed in
 */
public record Staff(long id, String name, Visitor visitor) {

  /** The password of all of them. */
  public static final String PASSWORD = "correct horse battery staple";

  /** A hash of {@link #PASSWORD} that takes less time than a real one. */
  public static final String PASSWORD_HASH =
      "pbkdf2-sha512$1000$c3RhZmYgb2YgYSB0ZXN0IQ$EozL/JekHFHUmdBwlrQdU+bNlLWen2kxrk6TTvc4pEE";

  /** With a name that the server makes up. */
  public static Staff hire(URI base, TestDatabase database, Role role) {
    return hire(base, database, role, "");
  }

  public static Staff hire(URI base, TestDatabase database, Role role, String name) {
    Visitor visitor = Visitor.fresh();
    Outgoing.Person person;
    try (SocketClient socket = SocketClient.open(base, "lobby", visitor)) {
      person = socket.await(Outgoing.Welcome.class).me();
      if (!name.isEmpty()) {
        socket.send(new Incoming.Rename(name));
        person = socket.await(Outgoing.Renamed.class).me();
      }
    }
    promote(database, person.id(), role);
    return new Staff(person.id(), person.name(), visitor);
  }

  /** Makes a player an account with a role. */
  public static void promote(TestDatabase database, long playerId, Role role) {
    OffsetDateTime now = OffsetDateTime.now(ZoneOffset.UTC);
    database.update(
        "update player set account = true, role = ? where id = ?", role.name(), playerId);
    database.update(
        "insert into account (player_id, password_hash, language, made_at, password_at)"
            + " values (?, ?, 'en', ?, ?)",
        playerId,
        PASSWORD_HASH,
        now,
        now);
  }

  /** The token in the cookie. */
  public String token() {
    return visitor.cookie().substring(visitor.cookie().indexOf('=') + 1);
  }
}
