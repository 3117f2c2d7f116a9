package dama.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds every capture of one piece that is taken to its end, each once.
 *
 * <p>Two ways that come to the same square having taken the same pieces go on alike, so the second
 * is given up: that keeps a crowded board from costing more than its different results. The first
 * is the canonical one, since jumps are tried by landing square.
 */
final class CaptureSearch {
  /** Where a capture stands: equal ones have the same continuations. */
  private record Stand(int square, SquareSet taken, boolean king) {}

  private final Jumps jumps;
  private final boolean startsAsKing;
  private final Set<Stand> seen = new HashSet<>();
  private final List<Integer> path = new ArrayList<>();
  private final List<Integer> captured = new ArrayList<>();
  private final List<Move> found = new ArrayList<>();

  private CaptureSearch(Jumps jumps, boolean startsAsKing) {
    this.jumps = jumps;
    this.startsAsKing = startsAsKing;
  }

  static List<Move> from(int origin, Variant variant, Position position) {
    Jumps jumps = new Jumps(variant, position, origin);
    boolean king = position.kings().has(origin);
    if (!jumps.exist(origin, king, SquareSet.EMPTY)) {
      return List.of();
    }
    CaptureSearch search = new CaptureSearch(jumps, king);
    search.path.add(origin);
    search.goOn(origin, king, SquareSet.EMPTY);
    return search.found;
  }

  private void goOn(int square, boolean king, SquareSet taken) {
    if (!seen.add(new Stand(square, taken, king))) {
      return;
    }
    List<Jump> open = jumps.from(square, king, taken);
    if (open.isEmpty()) {
      boolean crowns = !startsAsKing && jumps.isKingAtRest(square, king);
      found.add(new Move(path, captured, crowns));
      return;
    }
    for (Jump jump : open) {
      SquareSet takenNow = taken.with(jump.over());
      boolean kingNow = jumps.isKingAt(jump.to(), king);
      if (!endsTooSoon(jump, open, kingNow, takenNow)) {
        path.add(jump.to());
        captured.add(jump.over());
        goOn(jump.to(), kingNow, takenNow);
        path.remove(path.size() - 1);
        captured.remove(captured.size() - 1);
      }
    }
  }

  /**
   * Whether a king would stop on a square from which it cannot go on, although behind the same
   * piece there is one from which it can: a capture must be taken to its end.
   */
  private boolean endsTooSoon(Jump jump, List<Jump> open, boolean king, SquareSet taken) {
    if (!king || jumps.exist(jump.to(), true, taken)) {
      return false;
    }
    for (Jump other : open) {
      if (other.over() == jump.over() && jumps.exist(other.to(), true, taken)) {
        return true;
      }
    }
    return false;
  }
}
