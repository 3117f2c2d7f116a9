package dama.rules;

import java.util.ArrayList;
import java.util.List;

/** The moves of a position that capture nothing. */
final class Steps {
  private final Geometry geometry;
  private final boolean flying;
  private final int[] manWays;
  private final int[] kingWays;
  private final SquareSet crowning;
  private final SquareSet occupied;
  private final List<Move> found = new ArrayList<>();

  private Steps(Variant variant, Position position) {
    Side side = position.sideToMove();
    this.geometry = Geometry.of(variant.boardSize());
    this.flying = variant.kingReach() == Reach.FLYING;
    this.manWays = geometry.towards(variant.manSteps(), side);
    this.kingWays = geometry.towards(variant.kingSteps(), side);
    this.crowning = geometry.crowning(side);
    this.occupied = position.bits(side).or(position.bits(side.opponent()));
  }

  static List<Move> of(Variant variant, Position position) {
    Steps steps = new Steps(variant, position);
    SquareSet own = position.bits(position.sideToMove());
    for (int place = own.from(0); place >= 0; place = own.from(place + 1)) {
      steps.add(place, position.kings().has(place));
    }
    return steps.found;
  }

  private void add(int from, boolean king) {
    for (int way : king ? kingWays : manWays) {
      int[] line = geometry.next[way];
      int to = line[from];
      while (to >= 0 && !occupied.has(to)) {
        List<Integer> path = List.of(geometry.square(from), geometry.square(to));
        found.add(new Move(path, List.of(), !king && crowning.has(to)));
        to = king && flying ? line[to] : -1;
      }
    }
  }
}
