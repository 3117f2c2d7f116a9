package dama.moderation;

import dama.player.PlayerStore;
import dama.server.Storage;
import dama.setting.Setting;
import dama.setting.Settings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Who has not been here for long. */
@ApplicationScoped
public class Newcomers {

  private static final int MANY = 10_000;

  /** Since when somebody is here never changes. */
  private final ConcurrentMap<Long, Instant> since = new ConcurrentHashMap<>();

  @Inject private PlayerStore players;
  @Inject private Settings settings;

  boolean include(long playerId, Instant now) {
    int minutes = settings.number(Setting.NEWCOMER_MINUTES);
    return minutes > 0 && since(playerId).plus(Duration.ofMinutes(minutes)).isAfter(now);
  }

  private Instant since(long playerId) {
    if (since.size() > MANY) {
      since.clear();
    }
    return since.computeIfAbsent(
        playerId, id -> Storage.call(() -> players.since(id)).orElse(Instant.EPOCH));
  }
}
