package dama.server;

/** The database is well, but another writer came first. Nothing was stored. */
public abstract class LostRaceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  protected LostRaceException(String message) {
    super(message);
  }
}
