package dama.server;

import org.jspecify.annotations.Nullable;

/**
 * The rows cannot be read or written now. Whether a write that failed so was committed after all is
 * not known; who needs to know reads again.
 */
public class StorageAwayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StorageAwayException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
