package dama.privacy;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What is cleared away, some rows at a time.
 *
 * <p>In each statement {@code ?1} is the time before which it goes.
 */
enum Clearing {
  LINES(
      "lines",
      "delete from chat_line where id in (select l.id from chat_line l where l.said_at < ?1"
          + " and not "
          + Kept.LINE
          + " order by l.said_at"),
  /** From where the clearing before this one came to: most lines have none any more. */
  LINE_ADDRESSES(
      "addresses",
      "update chat_line set address_hash = null where id in (select l.id from chat_line l"
          + " where l.said_at < ?1 and l.said_at >= (select coalesce(max(addresses_before),"
          + " timestamp with time zone '2000-01-01 00:00:00+00') from retention_run"
          + " where ended_at is not null)"
          + " and l.address_hash is not null and not l.on_hold"
          + " and not exists (select 1 from player p where p.id = l.author_id and p.on_hold)"),
  SESSION_ADDRESSES(
      "addresses",
      "update player_session set address_hash = null where token_hash in (select token_hash"
          + " from player_session where coalesce(seen_at, made_at) < ?1"
          + " and address_hash is not null"),
  SESSIONS(
      "sessions",
      "delete from player_session where token_hash in (select token_hash from player_session"
          + " where coalesce(seen_at, made_at) < ?1",
      Duration.ofDays(365)),
  NAMES_OF_NOBODY("", "delete from player_name where player_id in (" + Idle.VISITORS, Idle.TIME),
  SESSIONS_OF_NOBODY(
      "", "delete from player_session where player_id in (" + Idle.VISITORS, Idle.TIME),
  NOBODY("visitors", "delete from player where id in (" + Idle.VISITORS, Idle.TIME),
  LINKS(
      "expired",
      "delete from one_time_link where token_hash in (select token_hash from one_time_link"
          + " where expires_at < ?1",
      Duration.ofDays(7)),
  NONCES(
      "expired",
      "delete from used_nonce where nonce_hash in (select nonce_hash from used_nonce"
          + " where expires_at < ?1",
      Duration.ofDays(1)),
  ATTEMPTS(
      "expired",
      "delete from attempt where subject in (select subject from attempt where last_at < ?1",
      Duration.ofDays(2));

  private final String counted;
  private final String sql;
  private final Duration age;

  Clearing(String counted, String sql) {
    this(counted, sql, Duration.ZERO);
  }

  Clearing(String counted, String sql, Duration age) {
    this.counted = counted;
    this.sql = sql;
    this.age = age;
  }

  /** The column that counts them; empty if nobody wants to know. */
  String counted() {
    return counted;
  }

  String sql(int most) {
    return sql + " limit " + most + ")";
  }

  /** What is older goes; null if nothing is to go. */
  @Nullable Instant before(RetentionRun run, Instant now) {
    return switch (this) {
      case LINES -> run.linesBefore();
      case LINE_ADDRESSES, SESSION_ADDRESSES -> run.addressesBefore();
      default -> now.minus(age);
    };
  }
}
