package dama.load;

import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.notation.Fen;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A game to be played.
 *
 * @param steps its plies, the first first
 */
record Script(List<Step> steps) {

  /**
   * One ply.
   *
   * @param sent what its player says
   * @param path as it stands in what both are told
   * @param fen the position after it, as it stands there
   */
  record Step(String sent, String path, String fen) {}

  private static final int TRIES = 200;

  /** The longest of many games chosen by lot; the same for the same seed. */
  static Script of(Variant variant, long seed, int most) {
    Random random = new Random(seed);
    Script longest = new Script(List.of());
    for (int i = 0; i < TRIES && longest.steps.size() < most; i++) {
      Script other = play(variant, random, most);
      longest = other.steps.size() > longest.steps.size() ? other : longest;
    }
    return longest;
  }

  private static Script play(Variant variant, Random random, int most) {
    List<Step> steps = new ArrayList<>();
    Game game = Game.start(variant);
    while (!game.isOver() && steps.size() < most) {
      Move move = choose(game, random);
      int ply = steps.size() + 1;
      GameCommand command = new GameCommand.Play(ply, move.path(), 0);
      game = ((Decision.Accepted) game.apply(command, game.turn(), Instant.EPOCH)).next();
      // A game that ends by itself is told of otherwise; who plays it stops one ply before.
      if (!game.isOver()) {
        steps.add(step(ply, move, game.position()));
      }
    }
    return new Script(List.copyOf(steps));
  }

  /** Any move, but rather one that gives nothing away: so games are long. */
  private static Move choose(Game game, Random random) {
    List<Move> legal = game.legalMoves();
    int first = random.nextInt(legal.size());
    return IntStream.range(0, legal.size())
        .mapToObj(i -> legal.get((first + i) % legal.size()))
        .filter(move -> isQuiet(game, move))
        .findFirst()
        .orElse(legal.get(first));
  }

  private static boolean isQuiet(Game game, Move move) {
    Position after = game.variant().play(game.position(), move);
    return game.variant().captures(after).isEmpty();
  }

  private static Step step(int ply, Move move, Position after) {
    String path = "\"path\":" + move.path().toString().replace(" ", "");
    String sent = "{\"type\":\"move\",\"ply\":" + ply + "," + path + "}";
    return new Step(sent, path, "\"fen\":\"" + Fen.write(after) + "\"");
  }
}
