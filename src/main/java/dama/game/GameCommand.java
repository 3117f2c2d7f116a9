package dama.game;

import java.util.List;

/** What a player can ask of a game. */
public sealed interface GameCommand {

  /**
   * Play a whole move.
   *
   * @param ply the number this ply would have; the first of a game is 1
   * @param path the squares from origin to destination, as one of the legal moves gives them;
   *     origin and destination alone are enough where only one legal move has both
   */
  record Play(int ply, List<Integer> path) implements GameCommand {}

  record OfferDraw() implements GameCommand {}

  record AcceptDraw() implements GameCommand {}

  record DeclineDraw() implements GameCommand {}

  record Resign() implements GameCommand {}
}
