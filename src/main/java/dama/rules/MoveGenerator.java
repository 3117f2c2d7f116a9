package dama.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the legal moves of a position by the traits of its variant. */
final class MoveGenerator {
  private MoveGenerator() {}

  static List<Move> legalMoves(Variant variant, Position position) {
    List<Move> captures = captures(variant, position);
    List<Move> moves =
        captures.isEmpty()
            ? Steps.of(variant, position)
            : new ArrayList<>(variant.capturePriority().choose(captures));
    moves.sort(Move.BY_PATH);
    return List.copyOf(moves);
  }

  /** Every capture that is taken to its end, without regard to the priority among them. */
  static List<Move> captures(Variant variant, Position position) {
    List<Move> captures = new ArrayList<>();
    SquareSet own = position.bits(position.sideToMove());
    for (int square = own.after(0); square != 0; square = own.after(square)) {
      captures.addAll(CaptureSearch.from(square, variant, position));
    }
    return captures;
  }

  /** The capture that goes along these squares, be it finished or not. */
  static Optional<Move> captureAlong(Variant variant, Position position, List<Integer> path) {
    int square = path.get(0);
    boolean startsAsKing = position.kings().has(square);
    boolean king = startsAsKing;
    Jumps jumps = new Jumps(variant, position, square);
    SquareSet taken = SquareSet.EMPTY;
    List<Integer> captured = new ArrayList<>();
    for (int landing : path.subList(1, path.size())) {
      Optional<Jump> jump =
          jumps.from(square, king, taken).stream().filter(j -> j.to() == landing).findFirst();
      if (jump.isEmpty()) {
        return Optional.empty();
      }
      captured.add(jump.get().over());
      taken = taken.with(jump.get().over());
      square = landing;
      king = jumps.isKingAt(square, king);
    }
    boolean crowns = !startsAsKing && jumps.isKingAtRest(square, king);
    return Optional.of(new Move(path, captured, crowns));
  }

  static List<Move> matching(Variant variant, Position position, List<Integer> path) {
    List<Move> legal = legalMoves(variant, position);
    Optional<Move> same = legal.stream().filter(move -> move.path().equals(path)).findFirst();
    if (same.isPresent()) {
      return List.of(same.get());
    }
    if (path.size() == 2) {
      return legal.stream()
          .filter(move -> move.from() == path.get(0) && move.to() == path.get(1))
          .toList();
    }
    return captureAlong(variant, position, path).stream()
        .flatMap(way -> legal.stream().filter(way::sameAs))
        .limit(1)
        .toList();
  }
}
