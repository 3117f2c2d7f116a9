package dama.harness;

/** The other side is gone. A fault, unless the test brought it down itself. */
public final class DisconnectedError extends AssertionError {
  private static final long serialVersionUID = 1L;

  DisconnectedError(String message) {
    super(message);
  }
}
