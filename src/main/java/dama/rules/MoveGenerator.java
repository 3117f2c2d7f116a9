package dama.rules;

import dama.rules.CaptureSearch.Wanted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes the legal moves of a position by the traits of its variant. */
final class MoveGenerator {
  private MoveGenerator() {}

  /** The captures that are wanted; if there is none, the steps. Sorted by path. */
  static List<Move> moves(Variant variant, Position position, Wanted wanted) {
    List<Move> captures = captures(variant, position, wanted);
    List<Move> moves = captures.isEmpty() ? Steps.of(variant, position) : captures;
    moves.sort(Move.BY_PATH);
    return List.copyOf(moves);
  }

  static List<Move> captures(Variant variant, Position position, Wanted wanted) {
    CaptureList list = new CaptureList(Geometry.of(variant.boardSize()));
    Side side = position.sideToMove();
    CaptureSearch search = new CaptureSearch(variant, side, wanted, list);
    SquareSet own = position.bits(side);
    SquareSet kings = position.kings();
    fill(search.board(), position);
    for (int place = own.from(0); place >= 0; place = own.from(place + 1)) {
      search.from(place, kings.has(place));
    }
    return list.found();
  }

  private static void fill(Jumps board, Position position) {
    SquareSet own = position.bits(position.sideToMove());
    SquareSet enemies = position.bits(position.sideToMove().opponent());
    SquareSet kings = position.kings();
    board.low(own.low() | enemies.low(), enemies.low(), kings.low());
    board.high(own.high() | enemies.high(), enemies.high(), kings.high());
  }

  /** The capture that goes along these squares, be it finished or not. */
  static Optional<Move> captureAlong(Variant variant, Position position, List<Integer> path) {
    Jumps jumps = new Jumps(variant, position.sideToMove());
    fill(jumps, position);
    return new WayThrough(variant, position, jumps, path.get(0)).along(path);
  }

  static List<Move> matching(List<Move> legal, Supplier<Optional<Move>> along, List<Integer> path) {
    Optional<Move> same = legal.stream().filter(move -> move.path().equals(path)).findFirst();
    if (same.isPresent()) {
      return List.of(same.get());
    }
    if (path.size() == 2) {
      return legal.stream()
          .filter(move -> move.from() == path.get(0) && move.to() == path.get(1))
          .toList();
    }
    return along.get().stream()
        .flatMap(way -> legal.stream().filter(way::sameAs))
        .limit(1)
        .toList();
  }

  /** Makes moves of what a search finds. */
  private static final class CaptureList implements CaptureSink {
    private final Geometry geometry;
    private final List<Move> found = new ArrayList<>();

    CaptureList(Geometry geometry) {
      this.geometry = geometry;
    }

    List<Move> found() {
      return found;
    }

    @Override
    public void forget() {
      found.clear();
    }

    @Override
    public void add(CaptureSearch search) {
      List<Integer> path = new ArrayList<>(search.count() + 1);
      List<Integer> captured = new ArrayList<>(search.count());
      path.add(geometry.square(search.place(0)));
      for (int jump = 0; jump < search.count(); jump++) {
        path.add(geometry.square(search.place(jump + 1)));
        captured.add(geometry.square(search.over(jump)));
      }
      found.add(new Move(path, captured, search.crowns()));
    }
  }
}
