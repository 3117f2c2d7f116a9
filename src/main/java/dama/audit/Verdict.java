package dama.audit;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Whether the record is as it was written.
 *
 * @param at when it was looked through
 * @param rows how many rows were
 * @param last the hash of the last one: whoever keeps it elsewhere can tell later whether all of
 *     the record was written anew
 * @param breach the first place where it is not; null if it holds
 */
public record Verdict(Instant at, long rows, String last, @Nullable Breach breach) {

  /**
   * A place where the chain is broken.
   *
   * @param id of the row at fault, or of the one that is missing
   */
  public record Breach(long id, Kind kind) {}

  /** What is wrong with it. */
  public enum Kind {
    /** The row does not say what it said when it was written. */
    ALTERED,
    /** A row is missing. */
    MISSING,
    /** The row does not follow from the one before it. */
    NOT_LINKED,
    /** The last rows are missing. */
    CUT_SHORT
  }

  public boolean holds() {
    return breach == null;
  }
}
