package dama.rules;

import dama.rules.CaptureSearch.Wanted;
import java.util.List;
import java.util.Optional;

/**
 * A kind of draughts, as data: its traits, which one generator reads. {@link Variants} holds the
 * kinds themselves, with the article of the rule book beside each trait.
 *
 * @param id lower-case name by which rows and addresses know it
 * @param pdn how it is written
 * @param boardSize the squares and their numbers
 * @param freeBackRows how many rows behind each side's men are empty at the start
 * @param rowsOfMen how many rows each side's men fill at the start
 * @param firstToMove who begins
 * @param manSteps where a man may step
 * @param manCaptures where a man may jump
 * @param manTakesKings whether a man may jump over a king
 * @param kingSteps where a king may move without capture
 * @param kingCaptures where a king may jump
 * @param kingReach how far a king goes
 * @param kingWalk how many moves in a row, none of them a capture, one king may make while its side
 *     has men; 0 for any number
 * @param crowning when a man becomes a king
 * @param lifting when captured pieces leave the board
 * @param capturePriority which captures are legal where there are several
 * @param goal how a game is won
 * @param drawRules the rules by which a game is drawn without agreement; any may be left out
 */
public record Variant(
    String id,
    Pdn pdn,
    BoardSize boardSize,
    int freeBackRows,
    int rowsOfMen,
    Side firstToMove,
    Directions manSteps,
    Directions manCaptures,
    boolean manTakesKings,
    Directions kingSteps,
    Directions kingCaptures,
    Reach kingReach,
    int kingWalk,
    Crowning crowning,
    Lifting lifting,
    CapturePriority capturePriority,
    Goal goal,
    List<DrawRule> drawRules) {

  public Variant {
    drawRules = List.copyOf(drawRules);
  }

  /** The position in which a game begins. */
  public Position start() {
    Position position = Position.empty(boardSize, firstToMove);
    for (int square = 1; square <= boardSize.squares(); square++) {
      int fromBlack = boardSize.row(square) - freeBackRows;
      int fromWhite = boardSize.side() - 1 - boardSize.row(square) - freeBackRows;
      if (fromBlack >= 0 && fromBlack < rowsOfMen) {
        position = position.with(square, Piece.BLACK_MAN);
      } else if (fromWhite >= 0 && fromWhite < rowsOfMen) {
        position = position.with(square, Piece.WHITE_MAN);
      }
    }
    return position;
  }

  /**
   * Every legal move, each once, by path. Two captures are one move when origin, destination and
   * captured set are equal. If there is none, the game is over.
   */
  public List<Move> legalMoves(Position position) {
    return MoveGenerator.moves(this, position, Wanted.LEGAL);
  }

  /** The legal moves where the game so far counts: a king that has walked enough stays. */
  public List<Move> legalMoves(Position position, DrawCounters counters) {
    List<Move> moves = legalMoves(position);
    KingWalk walk = counters.walk();
    boolean tired = kingWalk > 0 && walk.moves() >= kingWalk;
    if (!tired || position.count(Piece.man(position.sideToMove())) == 0) {
      return moves;
    }
    return moves.stream().filter(m -> m.isCapture() || m.from() != walk.square()).toList();
  }

  /**
   * The legal moves told apart also by the order of capture: of a loop, both ways round. Squares
   * between two captures that change nothing in it make no difference.
   */
  public List<Move> sequences(Position position) {
    return MoveGenerator.moves(this, position, Wanted.SEQUENCES);
  }

  /** Every capture taken to its end, also those that the capture priority forbids. */
  public List<Move> captures(Position position) {
    return MoveGenerator.captures(this, position, Wanted.ANY);
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
    return matching(position, legalMoves(position), path);
  }

  /** The same among moves at hand. */
  public List<Move> matching(Position position, List<Move> legal, List<Integer> path) {
    return MoveGenerator.matching(legal, () -> captureAlong(position, path), path);
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
