package dama.chat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What to look for in what was said; null where it does not matter.
 *
 * @param name how the author's name began then, in any case
 * @param text a part of the line, in any case
 * @param from the earliest time, itself included
 * @param to the latest time, itself excluded
 * @param before only lines older than the one of this id; 0 to begin with the newest
 */
public record ChatQuery(
    @Nullable String room,
    @Nullable String name,
    @Nullable String text,
    @Nullable Instant from,
    @Nullable Instant to,
    long before) {}
