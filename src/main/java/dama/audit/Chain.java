package dama.audit;

import java.util.List;
import java.util.Optional;

/** Follows the rows of the record one by one, and remembers only where it is. */
final class Chain {

  static final String BEGINNING = "0".repeat(64);

  private long lastId;
  private String lastHash = BEGINNING;

  /** The first breach among rows that follow those seen so far. */
  Optional<Verdict.Breach> follow(List<Entry> entries) {
    for (Entry entry : entries) {
      if (entry.id() != lastId + 1) {
        return breach(lastId + 1, Verdict.Kind.MISSING);
      }
      if (!entry.previousHash().equals(lastHash)) {
        return breach(entry.id(), Verdict.Kind.NOT_LINKED);
      }
      if (!entry.whole()) {
        return breach(entry.id(), Verdict.Kind.ALTERED);
      }
      lastId = entry.id();
      lastHash = entry.hash();
    }
    return Optional.empty();
  }

  /**
   * Whether the rows go as far as they must.
   *
   * @param headId the id of the last row that there was when the following began
   */
  Optional<Verdict.Breach> reach(long headId) {
    return lastId < headId ? breach(lastId + 1, Verdict.Kind.CUT_SHORT) : Optional.empty();
  }

  long lastId() {
    return lastId;
  }

  String lastHash() {
    return lastHash;
  }

  private static Optional<Verdict.Breach> breach(long id, Verdict.Kind kind) {
    return Optional.of(new Verdict.Breach(id, kind));
  }
}
