package dama.harness;

/** The server said no. A fault, unless the test took away what it needs. */
public final class RefusedError extends AssertionError {
  private static final long serialVersionUID = 1L;

  RefusedError(String code) {
    super("Refused: " + code);
  }
}
