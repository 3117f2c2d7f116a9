package dama.server;

import java.sql.Connection;
import java.sql.SQLException;
import org.h2.api.Trigger;

/**
 * Refuses to change what is only ever added to: H2's counterpart of the trigger that PostgreSQL
 * has. H2 loads it by name; see {@code db/h2}.
 */
public final class AppendOnly implements Trigger {

  @Override
  public void fire(Connection connection, Object[] before, Object[] after) throws SQLException {
    throw new SQLException("the audit is only ever added to", "45000");
  }
}
