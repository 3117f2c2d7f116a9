package dama.player;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A name that somebody bears, or bore.
 *
 * @param releasedAt null while they bear it
 */
public record WornName(String name, Instant takenAt, @Nullable Instant releasedAt) {}
