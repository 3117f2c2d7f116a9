package dama.server;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The lines of {@link SecurityLog}: at most so many of a kind in a minute, and one more for all
 * others of that minute when it is over.
 */
final class SecurityLines {
  private static final int LONGEST = 64;

  private final Clock clock;
  private final BiConsumer<SecurityLog.Event, String> out;
  private final Map<Kind, Seen> seen = new LinkedHashMap<>();
  private Instant minute = Instant.EPOCH;

  private record Kind(SecurityLog.Event event, String what) {}

  /** How often, and what is known of the first. */
  private record Seen(int times, String first) {}

  SecurityLines(Clock clock, BiConsumer<SecurityLog.Event, String> out) {
    this.clock = clock;
    this.out = out;
  }

  void tell(SecurityLog.Event event, String what, @Nullable Object... more) {
    Kind kind = new Kind(event, value(what));
    int before = before(kind);
    if (before > 0 && before >= event.most()) {
      count(kind, "");
      return;
    }
    // Not behind the lock: a hash may have to wait for its key.
    String values = values(more);
    if (count(kind, values) <= event.most()) {
      out.accept(event, begun(kind, clock.instant()) + values);
    }
  }

  private synchronized int before(Kind kind) {
    count();
    return seen.getOrDefault(kind, new Seen(0, "")).times();
  }

  private synchronized int count(Kind kind, String values) {
    Seen now =
        seen.merge(
            kind, new Seen(1, values), (old, once) -> new Seen(old.times() + 1, old.first()));
    return now.times();
  }

  /** Begins another minute if it is time to. */
  synchronized void count() {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MINUTES);
    if (!now.equals(minute)) {
      seen.forEach(this::sum);
      seen.clear();
      minute = now;
    }
  }

  private void sum(Kind kind, Seen all) {
    int more = all.times() - kind.event().most();
    if (more > 0) {
      String first = kind.event().most() == 0 ? all.first() : "";
      out.accept(kind.event(), begun(kind, minute) + first + " count=" + more);
    }
  }

  private static String begun(Kind kind, Instant at) {
    String event = kind.event().name().toLowerCase(Locale.ROOT).replace('_', '-');
    Instant time = at.truncatedTo(ChronoUnit.MILLIS);
    return "at=" + time + " event=" + event + " what=" + kind.what();
  }

  private static String values(@Nullable Object... more) {
    StringBuilder values = new StringBuilder();
    for (int at = 0; at + 1 < more.length; at += 2) {
      values.append(' ').append(value(more[at])).append('=').append(value(more[at + 1]));
    }
    return values.toString();
  }

  /** What could end a line, or begin another value, is not let through, whoever made it. */
  private static String value(@Nullable Object value) {
    if (value == null) {
      return "-";
    }
    String text;
    try {
      text = String.valueOf(value instanceof Supplier<?> later ? later.get() : value);
    } catch (StorageAwayException e) {
      text = "unknown";
    }
    String safe = text.replaceAll("[^A-Za-z0-9._:-]", "_");
    return safe.isEmpty() ? "-" : safe.substring(0, Math.min(safe.length(), LONGEST));
  }
}
