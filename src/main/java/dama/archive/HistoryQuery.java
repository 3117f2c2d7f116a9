package dama.archive;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Which finished games are looked for; what is null does not matter.
 *
 * @param opponentId of the player; only with one
 * @param score of the player; of White if it is nobody's in particular
 * @param to the first moment that is too late
 */
public record HistoryQuery(
    @Nullable Long playerId,
    @Nullable Long opponentId,
    @Nullable String variant,
    @Nullable Score score,
    @Nullable Instant from,
    @Nullable Instant to) {

  public static HistoryQuery of(long playerId) {
    return new HistoryQuery(playerId, null, null, null, null, null);
  }
}
