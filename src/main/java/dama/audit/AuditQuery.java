package dama.audit;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What to look for in the record; null where it does not matter.
 *
 * @param by the ids of those who did it
 * @param subjectId of the subject; looked for only together with its kind
 * @param from the earliest time, itself included
 * @param to the latest time, itself excluded
 * @param below only rows with a smaller id; 0 to begin with the newest
 */
public record AuditQuery(
    @Nullable Set<Long> by,
    @Nullable String what,
    @Nullable String subjectKind,
    @Nullable String subjectId,
    @Nullable Instant from,
    @Nullable Instant to,
    long below) {

  public static final AuditQuery EVERYTHING = new AuditQuery(null, null, null, null, null, null, 0);

  public AuditQuery below(long id) {
    return new AuditQuery(by, what, subjectKind, subjectId, from, to, id);
  }
}
