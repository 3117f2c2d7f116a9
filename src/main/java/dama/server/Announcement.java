package dama.server;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * The last line that a start prints: where to point the browser. It is said when the address really
 * answers, by asking there.
 */
@ApplicationScoped
public class Announcement {
  private static final Log LOG = Log.of(Announcement.class);
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final long MILLIS_BETWEEN = 300;
  private static final int TRIES = 400;

  @Resource private ManagedScheduledExecutorService timer;

  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
    String address = Configuration.current().address();
    if (!address.isEmpty()) {
      later(address, TRIES);
    }
  }

  private void later(String address, int tries) {
    ScheduledFuture<?> unused =
        timer.schedule(() -> ask(address, tries), MILLIS_BETWEEN, TimeUnit.MILLISECONDS);
  }

  private void ask(String address, int tries) {
    if (answers(address)) {
      LOG.info("Dama is ready. Point your browser at " + address);
    } else if (tries > 0) {
      later(address, tries - 1);
    } else {
      LOG.warning("Dama runs, but nothing answers at " + address);
    }
  }

  private static boolean answers(String address) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build();
    try {
      return HttpClient.newBuilder()
              .connectTimeout(PATIENCE)
              .build()
              .send(request, BodyHandlers.discarding())
              .statusCode()
          == 200;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
