package dama.account;

/** More sign-ins at once than the server can bear; trying again helps. */
public final class TooBusyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooBusyException() {
    super("too many passwords are being hashed");
  }
}
