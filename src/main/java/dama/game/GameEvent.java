package dama.game;

import dama.rules.Side;

/** What came of a command that was accepted. */
public sealed interface GameEvent {

  record Moved(Ply ply) implements GameEvent {}

  record Happened(Happening happening) implements GameEvent {}

  /** The plies from this number on are no more; whoever watches needs the game whole. */
  record TakenBack(int ply) implements GameEvent {}

  /**
   * A premove was laid, cancelled, or tried in vain: for the eyes of its maker only.
   *
   * @param by its maker
   */
  record PremoveChanged(Side by, boolean tried) implements GameEvent {}

  record Ended(Outcome outcome) implements GameEvent {}
}
