package dama.archive;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of a ply, in the form that JPA demands: a public class with an empty constructor. */
public final class PlyId {

  String gameId = "";
  int number;

  public PlyId() {}

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PlyId that && gameId.equals(that.gameId) && number == that.number;
  }

  @Override
  public int hashCode() {
    return Objects.hash(gameId, number);
  }
}
