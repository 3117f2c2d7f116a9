package dama.lobby;

import dama.server.Now;
import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Takes away the offers of people who have left. */
@ApplicationScoped
public class Lapse {
  /** How long the maker of a seek or a challenge may be gone. */
  static final Duration ABSENCE = Duration.ofMinutes(1);

  /** An invitation waits for somebody who may read it later; its maker need not stay. */
  static final Duration INVITATION = Duration.ofDays(7);

  private static final long SECONDS_BETWEEN = 5;

  @Inject private Lobby lobby;
  @Inject private Presence presence;

  @Resource private ManagedScheduledExecutorService timer;

  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
    ScheduledFuture<?> unused =
        timer.scheduleWithFixedDelay(
            () -> sweep(Now.instant()), SECONDS_BETWEEN, SECONDS_BETWEEN, TimeUnit.SECONDS);
  }

  void sweep(Instant now) {
    try {
      lobby.open().stream().filter(offer -> hasLapsed(offer, now)).forEach(lobby::lapse);
      presence.forgetGone();
    } catch (StorageAwayException e) {
      // Logged where it was noticed; the next sweep does what this one could not.
      return;
    }
  }

  private boolean hasLapsed(Offer offer, Instant now) {
    return offer.kind() == OfferKind.INVITATION
        ? offer.madeAt().plus(INVITATION).isBefore(now)
        : presence.isGoneFor(ABSENCE, offer.maker().id(), now);
  }
}
