package dama.rating;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of a rating, in the form that JPA demands: a public class with an empty constructor. */
public final class RatingId {

  long playerId;
  String variant = "";
  String speed = "";

  public RatingId() {}

  static RatingId of(long playerId, Rated rated) {
    RatingId id = new RatingId();
    id.playerId = playerId;
    id.variant = rated.variant();
    id.speed = rated.speed().name();
    return id;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RatingId that
        && playerId == that.playerId
        && variant.equals(that.variant)
        && speed.equals(that.speed);
  }

  @Override
  public int hashCode() {
    return Objects.hash(playerId, variant, speed);
  }
}
