package dama.moderation;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The key of a hidden line, in the form that JPA demands. */
public final class SanctionLineId {

  long sanctionId;
  long lineId;

  public SanctionLineId() {}

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SanctionLineId that
        && sanctionId == that.sanctionId
        && lineId == that.lineId;
  }

  @Override
  public int hashCode() {
    return Objects.hash(sanctionId, lineId);
  }
}
