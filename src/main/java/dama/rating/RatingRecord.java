package dama.rating;

import dama.game.Speed;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** A row of {@code rating}: how strong somebody was after their latest rated game of a kind. */
@Entity
@Table(name = "rating")
@IdClass(RatingId.class)
class RatingRecord {

  @Id
  @Column(name = "player_id")
  long playerId;

  @Id
  @Column(name = "variant")
  String variant;

  @Id
  @Column(name = "speed")
  String speed;

  @Column(name = "rating")
  double rating;

  @Column(name = "deviation")
  double deviation;

  @Column(name = "volatility")
  double volatility;

  @Column(name = "games")
  int games;

  @Column(name = "rated_at")
  OffsetDateTime ratedAt;

  @Column(name = "established_until")
  OffsetDateTime establishedUntil;

  static RatingRecord first(long playerId, Rated rated, Instant now) {
    RatingRecord row = new RatingRecord();
    row.playerId = playerId;
    row.variant = rated.variant();
    row.speed = rated.speed().name();
    row.set(Rating.START, now);
    return row;
  }

  void take(Rating after, Instant now) {
    games++;
    set(after, now);
  }

  private void set(Rating next, Instant now) {
    rating = next.rating();
    deviation = next.deviation();
    volatility = next.volatility();
    ratedAt = now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    establishedUntil = ratedAt.plus(next.establishedFor());
  }

  Rating at(Instant now) {
    return latest().after(away(now));
  }

  /** As it was after the latest game. */
  Rating latest() {
    return new Rating(rating, deviation, volatility);
  }

  Duration away(Instant now) {
    return Duration.between(ratedAt.toInstant(), now);
  }

  Held toHeld(Instant now) {
    Rated rated = new Rated(variant, Speed.valueOf(speed));
    return new Held(playerId, rated, at(now), games, ratedAt.toInstant());
  }
}
