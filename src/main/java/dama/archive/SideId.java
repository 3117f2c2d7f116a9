package dama.archive;

import dama.rules.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of a side, in the form that JPA demands: a public class with an empty constructor. */
public final class SideId {

  String gameId = "";
  Side side = Side.WHITE;

  public SideId() {}

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SideId that && gameId.equals(that.gameId) && side == that.side;
  }

  @Override
  public int hashCode() {
    return Objects.hash(gameId, side);
  }
}
