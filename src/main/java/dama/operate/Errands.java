package dama.operate;

import dama.server.Configuration;
import dama.server.Log;
import dama.server.Schema;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;

/**
 * Does what a command asks of the server that has the embedded database open, since nobody else can
 * open it. Who may write beside the database's file may ask; see {@link Errand}.
 */
@ApplicationScoped
public class Errands {
  private static final Log LOG = Log.of(Errands.class);
  private static final long SECONDS_BETWEEN = 1;

  @Resource private ManagedScheduledExecutorService timer;

  private @Nullable ScheduledFuture<?> looking;

  void start(@Observes Startup startup) {
    Configuration configuration = Configuration.current();
    Optional<Errand> errand = Errand.beside(configuration);
    if (errand.isPresent()) {
      looking =
          timer.scheduleWithFixedDelay(
              () -> look(errand.get(), configuration),
              SECONDS_BETWEEN,
              SECONDS_BETWEEN,
              TimeUnit.SECONDS);
    }
  }

  void stop(@Observes Shutdown shutdown) {
    if (looking != null) {
      looking.cancel(false);
    }
  }

  private static void look(Errand errand, Configuration configuration) {
    try {
      Optional<Errand.Wish> wish = errand.take();
      if (wish.isPresent()) {
        errand.answer(done(wish.get(), configuration));
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.WARNING, "What was asked for beside the database was not done", e);
    }
  }

  private static Errand.Answer done(Errand.Wish wish, Configuration configuration) {
    try {
      String text = done(wish.kind(), wish.file(), configuration);
      LOG.info(wish.kind() + " as asked: " + text);
      return new Errand.Answer(true, text);
    } catch (IOException | SQLException | NotABackupException | FlywayException e) {
      LOG.warning(wish.kind() + " was asked for and failed: " + Operate.why(e));
      return new Errand.Answer(false, Operate.why(e));
    }
  }

  private static String done(Errand.Kind kind, Path file, Configuration configuration)
      throws IOException, SQLException {
    if (kind == Errand.Kind.RESTORE) {
      return Restore.read(file, configuration) + Operate.RESTORED;
    }
    try (Connection connection = Schema.connect(configuration)) {
      return Backup.write(connection, file) + Operate.BACKED_UP + file;
    }
  }
}
