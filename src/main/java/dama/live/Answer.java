package dama.live;

import dama.archive.StoredGame;
import dama.game.Ply;
import dama.game.Refusal;

/** What a player is told who submitted a command. */
public sealed interface Answer {

  /** Stored and told to everyone who watches, this player included. */
  record Done() implements Answer {}

  /** This very ply was stored before: only the asker needs to hear it again. */
  record Repeated(StoredGame game, Ply ply) implements Answer {}

  record Refused(Refusal reason, int number) implements Answer {}

  record NotAPlayer() implements Answer {}

  record NoSuchGame() implements Answer {}
}
