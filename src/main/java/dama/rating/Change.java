package dama.rating;

import java.time.Instant;

/** What a game did to the rating of one of its players. */
public record Change(
    String gameId,
    long playerId,
    Rated rated,
    double ratingBefore,
    double deviationBefore,
    double ratingAfter,
    double deviationAfter,
    Instant at) {

  /** Whether they were shown as provisional when the game was played. */
  public boolean wasProvisional() {
    return deviationBefore > Rating.ESTABLISHED;
  }
}
