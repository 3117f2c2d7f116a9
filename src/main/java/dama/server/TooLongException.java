package dama.server;

/** What was asked took too long and was broken off; the database is well. */
public final class TooLongException extends StorageAwayException {

  TooLongException(Throwable cause) {
    super("the question takes too long", cause);
  }
}
