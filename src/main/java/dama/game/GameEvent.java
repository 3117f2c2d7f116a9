package dama.game;

import dama.rules.Side;

/** What happened in a game because a command was accepted. */
public sealed interface GameEvent {

  record Moved(Ply ply) implements GameEvent {}

  record DrawOffered(Side by) implements GameEvent {}

  record DrawDeclined(Side by) implements GameEvent {}

  record Ended(Outcome outcome) implements GameEvent {}
}
