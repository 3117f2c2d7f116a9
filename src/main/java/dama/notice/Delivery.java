package dama.notice;

import dama.server.Configuration;
import dama.server.Log;
import dama.server.Now;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.Json;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;

/** Brings a notice to one browser, again after a while where its service has no time for it. */
@ApplicationScoped
public class Delivery {
  private static final Log LOG = Log.of(Delivery.class);

  private static final List<Duration> AGAIN =
      List.of(Duration.ofSeconds(5), Duration.ofMinutes(1), Duration.ofMinutes(10));

  /** That wait to be brought again. */
  private static final int MOST_AGAIN = 500;

  @Inject private Push push;
  @Inject private SubscriptionStore subscriptions;
  @Inject private NoticeWords words;

  @Resource private ManagedScheduledExecutorService later;

  private final Carrier carrier = new Carrier();
  private final Semaphore room = new Semaphore(MOST_AGAIN);
  private final String contact = contact(Configuration.current());

  /** An address under HTTPS, or of mail: services take no other. */
  private static String contact(Configuration settings) {
    if (settings.address().startsWith("https:")) {
      return settings.address();
    }
    return settings.mail().isConfigured() ? "mailto:" + settings.mail().from() : "";
  }

  void bring(Notice notice, Subscription browser, SiteKeys keys) {
    bring(notice, browser, keys, 0);
  }

  private void bring(Notice notice, Subscription browser, SiteKeys keys, int times) {
    Optional<URI> endpoint = push.service().read(browser.endpoint());
    if (endpoint.isEmpty() || !push.service().isReachable(endpoint.get())) {
      LOG.fine("A browser's service is not where we send to");
      return;
    }
    switch (carry(notice, browser, endpoint.get(), keys)) {
      case GONE -> Storage.run(() -> subscriptions.remove(browser.endpoint()));
      case LATER -> again(notice, browser, keys, times);
      case REFUSED -> LOG.info(endpoint.get().getHost() + " refused a notice");
      case TAKEN -> LOG.fine("A notice was taken");
    }
  }

  private Carrier.Answer carry(Notice notice, Subscription browser, URI to, SiteKeys keys) {
    try {
      byte[] sealed = Envelope.seal(text(notice, browser.language()), browser);
      String signed = keys.authorization(to, contact, Now.instant());
      return carrier.carry(to, sealed, topic(notice), signed);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As {@code sw.js} reads it. */
  private byte[] text(Notice notice, String language) {
    NoticeWords.Told told = words.tell(notice, language);
    return Json.createObjectBuilder()
        .add("title", told.title())
        .add("body", told.text())
        .add("lang", language)
        .add("dir", told.direction())
        .add("tag", topic(notice))
        .add("url", notice.game().isEmpty() ? "" : "game/" + notice.game())
        .build()
        .toString()
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String topic(Notice notice) {
    if (notice.game().isEmpty()) {
      return "challenge-" + notice.other().id();
    }
    return (notice.kind().isAfter() ? "over-" : "game-") + notice.game();
  }

  private void again(Notice notice, Subscription browser, SiteKeys keys, int times) {
    if (times >= AGAIN.size() || !room.tryAcquire()) {
      return;
    }
    try {
      ScheduledFuture<?> unused =
          later.schedule(
              () -> retry(notice, browser, keys, times + 1),
              AGAIN.get(times).toMillis(),
              TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException stopping) {
      room.release();
    }
  }

  /** Unless the browser is not to be told any more. */
  private void retry(Notice notice, Subscription browser, SiteKeys keys, int times) {
    room.release();
    try {
      if (Storage.call(() -> subscriptions.has(browser.endpoint()))) {
        bring(notice, browser, keys, times);
      }
    } catch (StorageAwayException e) {
      return;
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A notice was not sent again", e);
    }
  }
}
