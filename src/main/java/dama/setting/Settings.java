package dama.setting;

import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the owner has set, cheap enough to ask at every line of chat: a change is heard of at once
 * on the server where it was made, and a moment later on the others.
 */
@ApplicationScoped
public class Settings {

  private static final long MOMENT = Duration.ofSeconds(5).toNanos();

  private record Read(Map<Setting, String> values, long at) {}

  @Inject private SettingStore store;
  private volatile @Nullable Read read;

  /**
   * @throws StorageAwayException if it was never read yet and cannot be
   */
  public int number(Setting setting) {
    return Integer.parseInt(text(setting));
  }

  /**
   * @throws StorageAwayException if it was never read yet and cannot be
   */
  public String text(Setting setting) {
    return all().getOrDefault(setting, setting.unset());
  }

  public Map<Setting, String> all() {
    Read before = read;
    if (before != null && System.nanoTime() - before.at() < MOMENT) {
      return before.values();
    }
    try {
      Read now = new Read(Map.copyOf(Storage.call(store::all)), System.nanoTime());
      read = now;
      return now.values();
    } catch (StorageAwayException e) {
      if (before == null) {
        throw e;
      }
      return before.values();
    }
  }

  /**
   * @param by the id of the owner
   * @param values as {@link Setting#judge} gives them
   * @throws StorageAwayException if nothing was changed
   */
  public void change(long by, Map<Setting, String> values) {
    Storage.run(() -> store.change(by, values));
    read = null;
  }
}
