package dama.rating;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of a change, in the form that JPA demands: a public class with an empty constructor. */
public final class ChangeId {

  String gameId = "";
  long playerId;

  public ChangeId() {}

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChangeId that
        && gameId.equals(that.gameId)
        && playerId == that.playerId;
  }

  @Override
  public int hashCode() {
    return Objects.hash(gameId, playerId);
  }
}
