package dama.browser;

import dama.game.Decision.Accepted;
import dama.game.Game;
import dama.game.GameCommand.Play;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A whole game whose moves were drawn by lot from the legal ones; the same number makes the same
 * game.
 *
 * @param states the game before the first ply, and after each
 */
record ScriptedGame(List<Game> states) {
  private static final int LONGEST = 200;

  static ScriptedGame drawnBy(long lot, Variant variant) {
    Random random = new Random(lot);
    List<Game> states = new ArrayList<>(List.of(Game.start(variant)));
    Game game = states.get(0);
    while (!game.isOver() && states.size() < LONGEST) {
      List<Move> legal = game.legalMoves();
      game = after(game, legal.get(random.nextInt(legal.size())));
      states.add(game);
    }
    return new ScriptedGame(states);
  }

  static Game after(Game game, Move move) {
    Play play = new Play(game.plies().size() + 1, move.path());
    return ((Accepted) game.apply(play, game.turn(), Instant.EPOCH)).next();
  }

  int plies() {
    return states.size() - 1;
  }

  Game last() {
    return states.get(plies());
  }

  Move move(int ply) {
    return last().plies().get(ply - 1).move();
  }

  List<Move> moves() {
    return last().plies().stream().map(ply -> ply.move()).toList();
  }

  /** Whether other captures share both ends with this ply, so that the way has to be chosen. */
  boolean isAmbiguous(int ply) {
    Move move = move(ply);
    return states.get(ply - 1).legalMoves().stream()
            .filter(each -> each.from() == move.from() && each.to() == move.to())
            .count()
        > 1;
  }

  /** Whether this ply crowns a man that goes on capturing from the far row. */
  boolean crownsInPassing(int ply) {
    Move move = move(ply);
    Game before = states.get(ply - 1);
    int far = before.turn() == Side.WHITE ? 0 : before.variant().boardSize().side() - 1;
    return move.crowns()
        && move.path().subList(1, move.path().size() - 1).stream()
            .anyMatch(square -> before.variant().boardSize().row(square) == far);
  }
}
