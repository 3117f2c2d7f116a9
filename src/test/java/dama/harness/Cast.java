package dama.harness;

import dama.player.Tokens;
import java.security.SecureRandom;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** People of every standing, written into the rows past the server. */
public final class Cast {
  /** Far above what the server's own sequence reaches in a test. */
  private static final AtomicLong LAST =
      new AtomicLong(1_000_000_000L + new SecureRandom().nextInt(1_000_000) * 1_000L);

  private final TestDatabase database;

  public Cast(TestDatabase database) {
    this.database = database;
  }

  /** One of them, with a browser in which they are signed in. */
  public record Person(long id, String name, Visitor visitor) {
    /** For a request: the name and the value of the header. */
    public String cookie() {
      return visitor.cookie();
    }
  }

  public Person visitor() {
    return person("PLAYER", false);
  }

  public Person account() {
    return person("PLAYER", true);
  }

  public Person moderator() {
    return person("MODERATOR", true);
  }

  public Person owner() {
    return person("OWNER", true);
  }

  /**
   * An account that a moderator has sent away. Since it was written past the server, that holds a
   * few seconds later.
   */
  public Person banned() {
    Person person = account();
    sanction(person, "BAN");
    return person;
  }

  /** The id of a sanction for ever. */
  public long sanction(Person person, String kind) {
    long id = LAST.incrementAndGet();
    long by = moderator().id();
    database.update(
        "insert into sanction (id, player_id, kind, rooms, reason, words, by_id, made_at)"
            + " values (?, ?, ?, 'ALL', 'INSULT', '', ?, ?)",
        id,
        person.id(),
        kind,
        by,
        now());
    return id;
  }

  /** The same in another browser: what one session does may end it. */
  public Person elsewhere(Person person) {
    return new Person(person.id(), person.name(), session(person));
  }

  /** Another browser in which somebody is signed in. */
  public Visitor session(Person person) {
    return session(person.id());
  }

  private Person person(String role, boolean account) {
    long id = LAST.incrementAndGet();
    String name = "Cast" + Long.toString(id, 36);
    OffsetDateTime now = now();
    database.update(
        "insert into player (id, name, account, made_at, seen_at, role) values (?, ?, ?, ?, ?, ?)",
        id,
        name,
        account,
        now,
        now,
        role);
    String key = name.toLowerCase(Locale.ROOT);
    database.update(
        "insert into player_name (id, player_id, name, letters, looks, folded, taken_at)"
            + " values (?, ?, ?, ?, ?, ?, ?)",
        id,
        id,
        name,
        key,
        key,
        key,
        now);
    if (account) {
      database.update(
          "insert into account (player_id, language, made_at) values (?, 'en', ?)", id, now);
    }
    return new Person(id, name, session(id));
  }

  private Visitor session(long playerId) {
    Visitor visitor = Visitor.fresh();
    String token = visitor.cookie().substring(visitor.cookie().indexOf('=') + 1);
    database.update(
        "insert into player_session (token_hash, player_id, made_at, seen_at) values (?, ?, ?, ?)",
        Tokens.hash(token),
        playerId,
        now(),
        now());
    return visitor;
  }

  private static OffsetDateTime now() {
    return OffsetDateTime.now(ZoneOffset.UTC);
  }
}
