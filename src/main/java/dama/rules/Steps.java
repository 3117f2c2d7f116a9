package dama.rules;

import java.util.ArrayList;
import java.util.List;

/** The moves of a position that capture nothing. */
final class Steps {
  private final Position position;
  private final BoardSize boardSize;
  private final Side side;
  private final int[][] manLines;
  private final int[][] kingLines;
  private final SquareSet occupied;
  private final List<Move> found = new ArrayList<>();

  private Steps(Variant variant, Position position) {
    this.position = position;
    this.boardSize = variant.boardSize();
    this.side = position.sideToMove();
    Lines lines = Lines.of(boardSize);
    this.manLines = lines.towards(variant.manSteps(), side);
    this.kingLines = lines.towards(variant.kingMoves(), side);
    this.occupied = position.bits(side).or(position.bits(side.opponent()));
  }

  static List<Move> of(Variant variant, Position position) {
    Steps steps = new Steps(variant, position);
    SquareSet own = position.bits(steps.side);
    for (int square = own.after(0); square != 0; square = own.after(square)) {
      steps.add(square);
    }
    return steps.found;
  }

  private void add(int square) {
    boolean king = position.kings().has(square);
    for (int[] line : king ? kingLines : manLines) {
      int to = line[square];
      while (to != 0 && !occupied.has(to)) {
        boolean crowns = !king && boardSize.crowns(to, side);
        found.add(new Move(List.of(square, to), List.of(), crowns));
        to = king ? line[to] : 0;
      }
    }
  }
}
