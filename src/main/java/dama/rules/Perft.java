package dama.rules;

import dama.rules.CaptureSearch.Wanted;
import java.util.List;

/**
 * Counts the ways a game can go on: the usual proof of a move generator, and the measure of its
 * speed. Draw rules and goals end no way. Not for several threads at once.
 */
public final class Perft {
  private final Variant variant;
  private final WordPerft words;

  /**
   * Prepares to count.
   *
   * @param bulk whether the last moves are counted together without being made, where that can be
   */
  public Perft(Variant variant, boolean bulk) {
    this.variant = variant;
    this.words = new WordPerft(variant, bulk);
  }

  /** How many ways of exactly so many plies there are from a position. */
  public long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    return Geometry.of(variant.boardSize()).oneWord
        ? words.count(position, depth)
        : countMoves(position, depth, Wanted.LEGAL);
  }

  /** The same where captures also differ by the order in which they take the same pieces. */
  public long countSequences(Position position, int depth) {
    return depth == 0 ? 1 : countMoves(position, depth, Wanted.SEQUENCES);
  }

  /**
   * What the leaves that were made so far look like, all together: who reads it can be sure that
   * they were made.
   */
  public long seen() {
    return words.seen();
  }

  private long countMoves(Position position, int depth, Wanted wanted) {
    List<Move> moves = MoveGenerator.moves(variant, position, wanted);
    if (depth == 1) {
      return moves.size();
    }
    long count = 0;
    for (Move move : moves) {
      count += countMoves(variant.play(position, move), depth - 1, wanted);
    }
    return count;
  }
}
