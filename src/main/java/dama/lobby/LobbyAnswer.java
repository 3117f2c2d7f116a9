package dama.lobby;

import dama.archive.StoredGame;

/** What somebody is told who asked something of the lobby. */
public sealed interface LobbyAnswer {

  /** Done; whom it concerns hears of it through the {@link LobbyListener}. */
  record Done() implements LobbyAnswer {}

  /** The offer was made into this game before, and whoever asks plays it. */
  record Repeated(StoredGame game) implements LobbyAnswer {}

  record Refused(LobbyRefusal reason) implements LobbyAnswer {}
}
