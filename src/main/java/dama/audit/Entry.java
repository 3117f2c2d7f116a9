package dama.audit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A row of the record, as it is kept.
 *
 * @param by the id of who did it; null for the server itself
 * @param whole whether its hash fits what it says
 */
public record Entry(
    long id,
    Instant at,
    @Nullable Long by,
    String what,
    String subjectKind,
    String subjectId,
    String before,
    String after,
    String reason,
    String previousHash,
    String hash,
    boolean whole) {}
