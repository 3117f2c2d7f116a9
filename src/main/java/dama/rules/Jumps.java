package dama.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The single jumps open to a capturing piece.
 *
 * <p>A captured piece stays on the board until the capture is complete: no later jump may cross it,
 * and it blocks the way. The square the piece started from counts as empty from the beginning.
 */
final class Jumps {
  private final Variant variant;
  private final Side side;
  private final int[][] manLines;
  private final int[][] kingLines;
  private final SquareSet enemies;
  private final SquareSet occupied;

  Jumps(Variant variant, Position position, int origin) {
    this.variant = variant;
    this.side = position.sideToMove();
    Lines lines = Lines.of(position.boardSize());
    this.manLines = lines.towards(variant.manCaptures(), side);
    this.kingLines = lines.towards(variant.kingMoves(), side);
    this.enemies = position.bits(side.opponent());
    this.occupied = position.bits(side).or(enemies).without(origin);
  }

  /** Whether there is any jump from a square, some pieces having been taken. */
  boolean exist(int square, boolean king, SquareSet taken) {
    for (int[] line : king ? kingLines : manLines) {
      if (canTake(target(square, king, line), line, taken)) {
        return true;
      }
    }
    return false;
  }

  /** Every jump from a square, by landing square. */
  List<Jump> from(int square, boolean king, SquareSet taken) {
    List<Jump> jumps = new ArrayList<>();
    for (int[] line : king ? kingLines : manLines) {
      int over = target(square, king, line);
      if (canTake(over, line, taken)) {
        addLandings(jumps, over, king, line);
      }
    }
    jumps.sort(Comparator.comparingInt(Jump::to));
    return jumps;
  }

  /** Whether a piece is a king once it stands on a square in the course of a capture. */
  boolean isKingAt(int square, boolean king) {
    return king || variant.crowning() == Crowning.IN_PASSING && crowns(square);
  }

  /** Whether a piece is a king once its capture is complete. */
  boolean isKingAtRest(int square, boolean king) {
    return king || crowns(square);
  }

  private boolean crowns(int square) {
    return variant.boardSize().crowns(square, side);
  }

  /** The first square along a line that is not empty, or for a man simply the next; 0 for none. */
  private int target(int square, boolean king, int[] line) {
    int target = line[square];
    while (king && target != 0 && !occupied.has(target)) {
      target = line[target];
    }
    return target;
  }

  private boolean canTake(int over, int[] line, SquareSet taken) {
    return over != 0
        && enemies.has(over)
        && !taken.has(over)
        && line[over] != 0
        && !occupied.has(line[over]);
  }

  private void addLandings(List<Jump> jumps, int over, boolean king, int[] line) {
    int to = line[over];
    do {
      jumps.add(new Jump(over, to));
      to = line[to];
    } while (king && to != 0 && !occupied.has(to));
  }
}
