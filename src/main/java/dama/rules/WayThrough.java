package dama.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows one way of capturing along given squares, legal or not. */
final class WayThrough {
  private final Geometry geometry;
  private final Jumps jumps;
  private final boolean crownsInPassing;
  private final SquareSet crowning;
  private final boolean startsAsKing;
  private boolean king;
  private int came = -1;
  private SquareSet taken = SquareSet.EMPTY;

  WayThrough(Variant variant, Position position, Jumps jumps, int from) {
    this.geometry = Geometry.of(variant.boardSize());
    this.jumps = jumps;
    this.crownsInPassing = variant.crowning() == Crowning.IN_PASSING;
    this.crowning = geometry.crowning(position.sideToMove());
    this.startsAsKing = position.hasKing(from);
    this.king = startsAsKing;
    jumps.lift(geometry.place(from));
  }

  /** The capture along these squares, if there is one; the first is where it was set up. */
  Optional<Move> along(List<Integer> path) {
    List<Integer> captured = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      int over = over(geometry.place(path.get(i - 1)), geometry.place(path.get(i)));
      if (over < 0) {
        return Optional.empty();
      }
      captured.add(geometry.square(over));
    }
    int last = geometry.place(path.get(path.size() - 1));
    boolean crowns = !startsAsKing && (king || crowning.has(last));
    return Optional.of(new Move(path, captured, crowns));
  }

  /** What is jumped from one place to another, or -1. */
  private int over(int from, int to) {
    for (int way : king ? jumps.kingWays : jumps.manWays) {
      int over =
          king ? overByKing(from, way) : jumps.overByMan(from, way, taken.low(), taken.high());
      if (over >= 0 && lands(over, to, way)) {
        taken = taken.with(over);
        came = way;
        king |= crownsInPassing && crowning.has(to);
        return over;
      }
    }
    return -1;
  }

  private int overByKing(int from, int way) {
    return jumps.mayTurn(came, way) ? jumps.overByKing(from, way, taken.low(), taken.high()) : -1;
  }

  private boolean lands(int over, int to, int way) {
    SquareSet now = taken.with(over);
    int landing = jumps.landing(over, way);
    while (king && landing >= 0 && landing != to) {
      landing = jumps.beyond(landing, way, now.low(), now.high());
    }
    return landing == to;
  }
}
