package dama.tools;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.List;

/** Counts the ways a game can go on: the usual proof of a move generator. */
final class Perft {
  private Perft() {}

  /** How many sequences of exactly so many plies there are; draw rules do not end them. */
  static long count(Variant variant, Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    List<Move> moves = variant.legalMoves(position);
    if (depth == 1) {
      return moves.size();
    }
    long count = 0;
    for (Move move : moves) {
      count += count(variant, variant.play(position, move), depth - 1);
    }
    return count;
  }
}
