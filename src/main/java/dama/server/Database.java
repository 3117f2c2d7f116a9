package dama.server;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;

/**
 * How the configured database is reached. Every wait has an end, so that a database that hangs is
 * refused in seconds.
 *
 * @param folder of the migrations that only this kind of database takes
 * @param bytewise a collation that lets an index serve "begins with"
 */
record Database(Driver driver, String url, Properties properties, String folder, String bytewise) {

  static final int SECONDS_TO_CONNECT = 3;
  private static final int SECONDS_TO_ANSWER = 5;
  private static final int SECONDS_TO_CANCEL = 2;

  /**
   * @throws ConfigurationException if the address is not one
   */
  static Database of(Configuration configuration) {
    boolean h2 = configuration.dbUrl().startsWith("jdbc:h2:");
    Database database = h2 ? h2(configuration) : postgresql(configuration);
    if (!database.accepted()) {
      throw new ConfigurationException(Configuration.DB_URL + " is not an address of a database");
    }
    return database;
  }

  private boolean accepted() {
    try {
      return driver.acceptsURL(url);
    } catch (SQLException e) {
      return false;
    }
  }

  Connection connect() throws SQLException {
    Connection connection = driver.connect(url, properties);
    if (connection == null) {
      throw new SQLException("no connection to an address that was accepted");
    }
    return connection;
  }

  private static Database h2(Configuration configuration) {
    String url = configuration.dbUrl();
    // H2 keeps a commit in memory for half a second unless told otherwise: kill -9 would lose it.
    url = with(url, "WRITE_DELAY", "0");
    // The pool closes it; a hook of its own would close it under moves still being played.
    url = with(url, "DB_CLOSE_ON_EXIT", "FALSE");
    return new Database(new org.h2.Driver(), url, credentials(configuration), "h2", "");
  }

  private static Database postgresql(Configuration configuration) {
    Properties properties = credentials(configuration);
    properties.setProperty("loginTimeout", "" + SECONDS_TO_CONNECT);
    properties.setProperty("connectTimeout", "" + SECONDS_TO_CONNECT);
    properties.setProperty("socketTimeout", "" + SECONDS_TO_ANSWER);
    properties.setProperty("cancelSignalTimeout", "" + SECONDS_TO_CANCEL);
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("ApplicationName", "dama");
    return new Database(
        new org.postgresql.Driver(),
        configuration.dbUrl(),
        properties,
        "postgresql",
        "collate \"C\"");
  }

  private static Properties credentials(Configuration configuration) {
    Properties properties = new Properties();
    if (!configuration.dbUser().isEmpty()) {
      properties.setProperty("user", configuration.dbUser());
      properties.setProperty("password", configuration.dbPassword());
    }
    return properties;
  }

  private static String with(String url, String setting, String value) {
    boolean given = url.toUpperCase(Locale.ROOT).contains(";" + setting + "=");
    return given ? url : url + ";" + setting + "=" + value;
  }
}
