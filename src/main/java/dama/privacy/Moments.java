package dama.privacy;

import java.sql.Timestamp;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/** A time in a row that was read without its class comes as each driver likes it. */
final class Moments {

  private Moments() {}

  /** Times as instants, everything else as it is. */
  static @Nullable Object of(@Nullable Object value) {
    if (value instanceof Timestamp stamp) {
      return stamp.toInstant();
    }
    return value instanceof OffsetDateTime time ? time.toInstant() : value;
  }

  static @Nullable Instant instant(@Nullable Object value) {
    return (Instant) of(value);
  }
}
