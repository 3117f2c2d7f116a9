package dama.live;

import dama.archive.StoredGame;
import dama.setting.Setting;
import dama.setting.Settings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;

/** How much later than its players those who watch see a game: as the owner has set it. */
@ApplicationScoped
public class Delay {
  @Inject private Settings settings;

  public Duration length() {
    return Duration.ofSeconds(settings.number(Setting.WATCH_DELAY_SECONDS));
  }

  /** A game as somebody sees it who does not play it. */
  public StoredGame watched(StoredGame game, Instant now) {
    Duration length = length();
    return length.isZero() ? game : game.asOf(now.minus(length));
  }
}
