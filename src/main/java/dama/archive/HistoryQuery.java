package dama.archive;

import dama.rules.Side;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which finished games are looked for; what is null does not matter.
 *
 * @param opponentId of the player; only with one
 * @param score of the player; of White if it is nobody's in particular
 * @param winner whoever of the two the player was
 * @param to the first moment that is too late
 */
public record HistoryQuery(
    @Nullable Long playerId,
    @Nullable Long opponentId,
    @Nullable String variant,
    @Nullable Score score,
    @Nullable Side winner,
    @Nullable Instant from,
    @Nullable Instant to) {

  /** Of these games, those that ended before a moment. */
  public HistoryQuery endedBefore(Instant moment) {
    Instant until = to != null && to.isBefore(moment) ? to : moment;
    return new HistoryQuery(playerId, opponentId, variant, score, winner, from, until);
  }

  /** Whether all of these games are somebody's own. */
  public boolean isOf(long id) {
    return Objects.equals(playerId, id) || Objects.equals(opponentId, id);
  }

  public static HistoryQuery of(long playerId) {
    return new HistoryQuery(playerId, null, null, null, null, null, null);
  }
}
