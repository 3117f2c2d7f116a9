package dama.lobby;

/** What somebody is told who asked something of the lobby. */
public sealed interface LobbyAnswer {

  /** Done; whom it concerns hears of it through the {@link LobbyListener}. */
  record Done() implements LobbyAnswer {}

  record Refused(LobbyRefusal reason) implements LobbyAnswer {}
}
