package dama.notation;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Games of moves chosen by lot: the same for the same seed. */
final class RandomGames {
  private static final List<String> RESULTS = List.of("2-0", "1-1", "0-2", "*", "1/2-1/2", "12-8");

  private RandomGames() {}

  /** A game from the usual start, of at most so many plies. */
  static PdnGame play(Variant variant, Random random, int most) {
    return play(variant, variant.start(), random, most);
  }

  /** A game that begins in the middle of another. */
  static PdnGame playOn(Variant variant, Random random, int most) {
    PdnGame first = play(variant, random, random.nextInt(30));
    Position position = first.start();
    for (Move move : first.moves()) {
      position = variant.play(position, move);
    }
    return play(variant, position, random, most);
  }

  private static PdnGame play(Variant variant, Position start, Random random, int most) {
    List<Move> moves = new ArrayList<>();
    Position position = start;
    List<Move> legal = variant.legalMoves(position);
    while (!legal.isEmpty() && moves.size() < most) {
      Move move = legal.get(random.nextInt(legal.size()));
      moves.add(move);
      position = variant.play(position, move);
      legal = variant.legalMoves(position);
    }
    String result = RESULTS.get(random.nextInt(RESULTS.size()));
    return new PdnGame(Map.of("White", "Anna"), variant, start, moves, result);
  }
}
