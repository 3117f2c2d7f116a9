package dama.harness;

/** What was waited for did not come. A fault, unless the test silenced the other side itself. */
public final class SilentError extends AssertionError {
  private static final long serialVersionUID = 1L;

  SilentError(String message) {
    super(message);
  }
}
