package dama.identity;

/**
 * A token, or an answer, that is not what the provider would give us. The message is for the log.
 */
final class NotBelievedException extends Exception {
  private static final long serialVersionUID = 1L;

  NotBelievedException(String message) {
    super(message);
  }
}
