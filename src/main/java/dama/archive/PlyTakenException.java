package dama.archive;

import dama.server.LostRaceException;

/**
 * The rows of a game have moved on from the state that this one was made of: another writer came
 * first. Nothing was stored; read the game again.
 */
public final class PlyTakenException extends LostRaceException {
  private static final long serialVersionUID = 1L;

  PlyTakenException(String gameId, int version) {
    super("game " + gameId + " is no longer at version " + version);
  }

  PlyTakenException(String gameId, int version, Throwable cause) {
    this(gameId, version);
    initCause(cause);
  }
}
