package dama.archive;

/**
 * The rows of a game have moved on from the state that this one was made of: another writer came
 * first. Nothing was stored; read the game again.
 */
public final class PlyTakenException extends RuntimeException {

  PlyTakenException(String gameId, int plyCount) {
    super("game " + gameId + " is no longer at ply " + plyCount);
  }

  PlyTakenException(String gameId, int plyCount, Throwable cause) {
    this(gameId, plyCount);
    initCause(cause);
  }
}
