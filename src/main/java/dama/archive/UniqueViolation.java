package dama.archive;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The refusal of a database to store a key twice, wherever in a chain of causes it is. */
final class UniqueViolation {

  /** The same in the SQL standard, H2 and PostgreSQL. */
  private static final String SQL_STATE = "23505";

  private UniqueViolation() {}

  static boolean isCauseOf(@Nullable Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && SQL_STATE.equals(sql.getSQLState())) {
        return true;
      }
    }
    return false;
  }
}
