package dama.account;

import dama.server.LostRaceException;

/** Two counted the first attempt of a kind at once; the second has to count again. */
final class AttemptRaceException extends LostRaceException {
  private static final long serialVersionUID = 1L;

  AttemptRaceException(Throwable cause) {
    super("an attempt was counted by another");
    initCause(cause);
  }
}
