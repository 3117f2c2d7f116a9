package dama.operate;

import dama.server.Configuration;
import dama.server.ConfigurationException;
import dama.server.Schema;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.api.FlywayException;

/** The commands of the WAR. They read the same configuration as the server. */
public final class Operate {
  static final String USAGE =
      """
      java -jar dama.war backup FILE    writes all that the database has into a new file, while servers run or not
      java -jar dama.war restore FILE   puts it into a database in which nobody has played yet
      java -jar dama.war move FROM      puts what the embedded database FROM (data/dama) has into such a database
      java -jar dama.war check          plays every game again by the rules and tells which are not as their rows say

      The database is that of DAMA_DB_URL, DAMA_DB_USER and DAMA_DB_PASSWORD, as for the server;
      with nothing configured the embedded one in ./data.""";

  /**
   * The states by which H2 and PostgreSQL say that they have no such database, and no such table.
   */
  private static final Set<String> NOTHING_THERE =
      Set.of("90146", "42S02", "42S04", "3D000", "42P01");

  private static final int WELL = 0;
  private static final int ILL = 1;
  private static final int NO_COMMAND = 2;

  /** H2's code for a file that another process has open. */
  private static final int OPEN_ELSEWHERE = 90020;

  static final String BACKED_UP = " rows are in ";
  static final String RESTORED =
      " rows are in the database; if a server runs on it, start that anew now";

  private static final Duration SERVER_NOTICES = Duration.ofSeconds(30);

  private final PrintStream out;
  private final PrintStream err;

  Operate(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** As {@link Launcher} calls it. */
  public static int run(String[] arguments) {
    Logger.getLogger("").setLevel(Level.WARNING);
    return new Operate(System.out, System.err).command(Configuration::current, arguments);
  }

  /** Where the configuration comes from; what cannot be read is said as any other fault. */
  interface Given {
    Configuration configuration();
  }

  int command(Given given, String... arguments) {
    String command = arguments.length == 0 ? "" : arguments[0];
    String argument = arguments.length == 2 ? arguments[1] : "";
    boolean known = command.equals("check") ? arguments.length == 1 : !argument.isBlank();
    try {
      return switch (known ? command : "") {
        case "backup" -> backup(given.configuration(), Path.of(argument));
        case "restore" -> restore(given.configuration(), Path.of(argument));
        case "move" -> move(given.configuration(), argument);
        case "check" -> check(given.configuration());
        default -> {
          err.println(USAGE);
          yield NO_COMMAND;
        }
      };
    } catch (IOException
        | SQLException
        | NotABackupException
        | ConfigurationException
        | FlywayException e) {
      err.println(why(e));
      return ILL;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ILL;
    }
  }

  private int backup(Configuration configuration, Path file)
      throws IOException, SQLException, InterruptedException {
    try (Connection connection = existing(configuration)) {
      return say(Backup.write(connection, file) + BACKED_UP + file);
    } catch (SQLException e) {
      if (!isOpenElsewhere(e)) {
        throw e;
      }
      return ask(configuration, new Errand.Wish(Errand.Kind.BACKUP, file));
    }
  }

  private int restore(Configuration configuration, Path file)
      throws IOException, SQLException, InterruptedException {
    try {
      return say(Restore.read(file, configuration) + RESTORED);
    } catch (SQLException | FlywayException e) {
      if (!isOpenElsewhere(e)) {
        throw e;
      }
      return ask(configuration, new Errand.Wish(Errand.Kind.RESTORE, file));
    }
  }

  /** The server that has the database open does it. */
  private int ask(Configuration configuration, Errand.Wish wish)
      throws IOException, InterruptedException {
    Optional<Errand.Answer> answer =
        Errand.beside(configuration).orElseThrow().ask(wish, SERVER_NOTICES);
    if (answer.isEmpty()) {
      err.println("Another program has the database open, and it is no server of Dama");
      return ILL;
    }
    (answer.get().done() ? out : err).println(answer.get().text());
    return answer.get().done() ? WELL : ILL;
  }

  private int say(String text) {
    out.println(text);
    return WELL;
  }

  private int move(Configuration to, String from) throws IOException, SQLException {
    String url = from.startsWith("jdbc:") ? from : "jdbc:h2:file:" + Path.of(from).toAbsolutePath();
    Configuration source = Configuration.ofDatabase(url, "", "");
    Path folder = Files.createTempDirectory("dama-move");
    Path file = folder.resolve("backup.zip");
    try (Connection connection = existing(source)) {
      Backup.write(connection, file);
      return say(Restore.read(file, to) + " rows were moved");
    } finally {
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }

  private int check(Configuration configuration) throws SQLException {
    try (Connection connection = existing(configuration)) {
      Check.Summary summary = Check.run(connection, out);
      out.println(
          (summary.games() + " games with " + summary.plies() + " plies; ")
              + (summary.wrong() + " are not as they should be"));
      return summary.wrong() == 0 ? WELL : ILL;
    }
  }

  /** A connection to a database that is there: H2 would make one. */
  private static Connection existing(Configuration configuration) throws SQLException {
    boolean h2 = configuration.dbUrl().startsWith("jdbc:h2:");
    String url = configuration.dbUrl() + (h2 ? ";IFEXISTS=TRUE" : "");
    return Schema.connect(
        Configuration.ofDatabase(url, configuration.dbUser(), configuration.dbPassword()));
  }

  /** What an operator can act on. */
  static String why(Exception e) {
    if (e instanceof FileAlreadyExistsException) {
      return "There is a file already: " + e.getMessage();
    }
    if (e instanceof NoSuchFileException) {
      return "There is no " + e.getMessage();
    }
    if (isOpenElsewhere(e)) {
      return "The server has the database open: stop it first";
    }
    if (e instanceof SQLException sql && NOTHING_THERE.contains(sql.getSQLState())) {
      return "There is no database of Dama here yet";
    }
    return String.valueOf(e.getMessage()).strip().replaceAll("\\s+", " ");
  }

  private static boolean isOpenElsewhere(Throwable e) {
    return (e instanceof SQLException sql && sql.getErrorCode() == OPEN_ELSEWHERE)
        || (e.getCause() != null && isOpenElsewhere(e.getCause()));
  }
}
