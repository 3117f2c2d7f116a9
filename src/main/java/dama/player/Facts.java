package dama.player;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What is known of somebody besides their name.
 *
 * @param erasedAt null unless they had themselves erased
 */
public record Facts(Instant madeAt, Instant seenAt, @Nullable Instant erasedAt) {}
