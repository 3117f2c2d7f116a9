package dama.notice;

import dama.player.Player;
import dama.server.Configuration;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether this site reaches browsers that are closed, and which. What an owner changes on another
 * server is heard of here a moment later.
 */
@ApplicationScoped
public class Push {
  private static final long MOMENT = Duration.ofSeconds(5).toNanos();

  private record Read(Optional<SiteKeys> keys, long at) {}

  @Inject private SiteKeyStore store;
  @Inject private SubscriptionStore subscriptions;

  private final Service service = new Service(Configuration.current().pushOrigins());
  private volatile @Nullable Read read;

  /**
   * The site's keys; none until an owner makes them.
   *
   * @throws StorageAwayException if the database does not answer
   */
  public Optional<SiteKeys> keys() {
    Read before = read;
    if (before == null || System.nanoTime() - before.at() > MOMENT) {
      before = new Read(Storage.call(store::find), System.nanoTime());
      read = before;
    }
    return before.keys();
  }

  public void makeKeys(Player owner) {
    Storage.run(() -> store.make(owner.id()));
    read = null;
  }

  public void dropKeys(Player owner) {
    Storage.run(() -> store.drop(owner.id()));
    read = null;
  }

  /**
   * Takes a browser's word that it wants to be told.
   *
   * @param session the hash of the token that it came with
   * @return false if there are no keys, or nothing may be sent to where it says
   */
  public boolean subscribe(Player player, String session, Subscription given, Instant now) {
    if (keys().isEmpty() || service.read(given.endpoint()).isEmpty()) {
      return false;
    }
    Storage.run(() -> subscriptions.add(player.id(), session, given, now));
    return true;
  }

  Service service() {
    return service;
  }
}
