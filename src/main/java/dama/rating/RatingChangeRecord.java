package dama.rating;

import dama.game.Speed;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A row of {@code rating_change}: what a game did to the rating of one of its players. */
@Entity
@Table(name = "rating_change")
@IdClass(ChangeId.class)
class RatingChangeRecord {

  @Id
  @Column(name = "game_id")
  String gameId;

  @Id
  @Column(name = "player_id")
  long playerId;

  @Column(name = "variant")
  String variant;

  @Column(name = "speed")
  String speed;

  @Column(name = "rating_before")
  double ratingBefore;

  @Column(name = "deviation_before")
  double deviationBefore;

  @Column(name = "rating_after")
  double ratingAfter;

  @Column(name = "deviation_after")
  double deviationAfter;

  @Column(name = "rated_at")
  OffsetDateTime ratedAt;

  static RatingChangeRecord of(String gameId, Rating before, RatingRecord after) {
    RatingChangeRecord row = new RatingChangeRecord();
    row.gameId = gameId;
    row.playerId = after.playerId;
    row.variant = after.variant;
    row.speed = after.speed;
    row.ratingBefore = before.rating();
    row.deviationBefore = before.deviation();
    row.ratingAfter = after.rating;
    row.deviationAfter = after.deviation;
    row.ratedAt = after.ratedAt;
    return row;
  }

  Change toChange() {
    return new Change(
        gameId,
        playerId,
        new Rated(variant, Speed.valueOf(speed)),
        ratingBefore,
        deviationBefore,
        ratingAfter,
        deviationAfter,
        ratedAt.toInstant());
  }
}
