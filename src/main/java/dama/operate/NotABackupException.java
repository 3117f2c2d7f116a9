package dama.operate;

/** What was given to be restored cannot be; the message says why, to whoever typed the command. */
final class NotABackupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotABackupException(String message) {
    super(message);
  }
}
