package dama.rating;

import java.time.Instant;

/**
 * A rating that somebody holds, as it is today.
 *
 * @param games rated ones
 * @param ratedAt when the latest of them ended
 */
public record Held(long playerId, Rated rated, Rating rating, int games, Instant ratedAt) {}
