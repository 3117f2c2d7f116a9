package dama.privacy;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One time that was cleared, and what was taken away in it.
 *
 * @param by the id of the owner who asked for it; null if it was simply time
 * @param endedAt null while it goes on, or if its server stopped in the midst of it
 * @param linesBefore lines older than this went; null if none were to go
 * @param addressesBefore hashes of addresses older than this went; null if none were to go
 * @param erasures how many deferred erasures were finished
 * @param expired links, numbers that are used once, and failed attempts
 */
public record RetentionRun(
    long id,
    @Nullable Long by,
    Instant startedAt,
    @Nullable Instant endedAt,
    @Nullable Instant linesBefore,
    @Nullable Instant addressesBefore,
    long lines,
    long addresses,
    long erasures,
    long sessions,
    long visitors,
    long expired) {

  /** For the log and the audit. */
  String inJson() {
    return String.format(
        "{\"lines\":%d,\"addresses\":%d,\"erasures\":%d,\"sessions\":%d,\"visitors\":%d,"
            + "\"expired\":%d}",
        lines, addresses, erasures, sessions, visitors, expired);
  }
}
