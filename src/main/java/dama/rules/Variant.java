package dama.rules;

import java.util.List;
import java.util.Optional;

/**
 * A kind of draughts, as data: its traits, which one generator reads. {@link Variants} holds the
 * kinds themselves, with the article of the rule book beside each trait.
 *
 * @param id lower-case name by which rows and addresses know it
 * @param gameType its number in PDN
 * @param boardSize the squares and their numbers
 * @param rowsOfMen how many rows each side's men fill at the start
 * @param firstToMove who begins
 * @param manSteps where a man may step
 * @param manCaptures where a man may jump
 * @param kingMoves where a king may move and capture, any distance
 * @param crowning when a man becomes a king
 * @param capturePriority which captures are legal where there are several
 * @param drawRules the rules by which a game is drawn without agreement; any may be left out
 */
public record Variant(
    String id,
    int gameType,
    BoardSize boardSize,
    int rowsOfMen,
    Side firstToMove,
    Directions manSteps,
    Directions manCaptures,
    Directions kingMoves,
    Crowning crowning,
    CapturePriority capturePriority,
    List<DrawRule> drawRules) {

  public Variant {
    drawRules = List.copyOf(drawRules);
  }

  /** The position in which a game begins. */
  public Position start() {
    Position position = Position.empty(boardSize, firstToMove);
    for (int square = 1; square <= boardSize.squares(); square++) {
      int row = boardSize.row(square);
      if (row < rowsOfMen) {
        position = position.with(square, Piece.BLACK_MAN);
      } else if (row >= boardSize.side() - rowsOfMen) {
        position = position.with(square, Piece.WHITE_MAN);
      }
    }
    return position;
  }

  /**
   * Every legal move, each once, by path. Two captures are one move when origin, destination and
   * captured set are equal. Empty if the side to move has lost.
   */
  public List<Move> legalMoves(Position position) {
    return MoveGenerator.legalMoves(this, position);
  }

  /** Every capture taken to its end, also those that the capture priority forbids. */
  public List<Move> captures(Position position) {
    return MoveGenerator.captures(this, position);
  }

  /**
   * The capture that goes along these squares jump by jump, if there is one: legal or not, taken to
   * its end or not.
   *
   * @param path at least two squares
   */
  public Optional<Move> captureAlong(Position position, List<Integer> path) {
    return MoveGenerator.captureAlong(this, position, path);
  }

  /**
   * The legal moves that a path can mean: the one that has this very path; else, for origin and
   * destination alone, all that share them; else the one whose capture goes along these squares,
   * though its own path be another.
   *
   * @param path at least two squares
   */
  public List<Move> matching(Position position, List<Integer> path) {
    return MoveGenerator.matching(this, position, path);
  }

  /**
   * The position after a move; the turn passes.
   *
   * @throws IllegalArgumentException if the move is not one of the side to move in this position:
   *     its piece is not on its origin, its destination is taken, or a captured piece is not there
   */
  public Position play(Position position, Move move) {
    return position.after(move);
  }
}
