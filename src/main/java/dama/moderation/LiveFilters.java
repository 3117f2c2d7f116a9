package dama.moderation;

import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The filters in force. What is changed holds after {@link #MOMENT}, on this server and on others;
 * meanwhile, and while the database is away, those that were read last.
 */
@ApplicationScoped
public class LiveFilters {

  private static final long MOMENT = Duration.ofSeconds(3).toNanos();

  private record Read(List<WordFilter> filters, List<FilterMatcher> matchers, long at) {}

  @Inject private WordFilterStore store;
  private final ReentrantLock reading = new ReentrantLock();
  private volatile @Nullable Read read;

  /**
   * The gravest thing that a filter wants done with a line.
   *
   * @throws StorageAwayException if they were never read yet and cannot be
   */
  Optional<WordFilter.Action> verdict(String text) {
    List<FilterMatcher> matchers = matchers();
    if (matchers.isEmpty()) {
      return Optional.empty();
    }
    FilterText line = new FilterText(text);
    return matchers.stream()
        .filter(matcher -> matcher.takes(line))
        .map(matcher -> matcher.filter().action())
        .max(Comparator.naturalOrder());
  }

  private List<FilterMatcher> matchers() {
    Read last = read;
    if (last != null && System.nanoTime() - last.at() < MOMENT) {
      return last.matchers();
    }
    if (last == null) {
      reading.lock();
    } else if (!reading.tryLock()) {
      // Somebody is reading already; nobody else need wait for it.
      return last.matchers();
    }
    try {
      return readAgain().matchers();
    } finally {
      reading.unlock();
    }
  }

  private Read readAgain() {
    Read last = read;
    Read now;
    try {
      List<WordFilter> filters = Storage.call(store::live);
      now = new Read(filters, compiled(filters, last), System.nanoTime());
    } catch (StorageAwayException e) {
      if (last == null) {
        throw e;
      }
      now = new Read(last.filters(), last.matchers(), System.nanoTime());
    }
    read = now;
    return now;
  }

  private static List<FilterMatcher> compiled(List<WordFilter> filters, @Nullable Read last) {
    if (last != null && last.filters().equals(filters)) {
      return last.matchers();
    }
    return filters.stream().flatMap(LiveFilters::compiled).toList();
  }

  /** None that this version cannot use; trying it says why. */
  private static Stream<FilterMatcher> compiled(WordFilter filter) {
    return FilterEngine.compile(filter) instanceof FilterEngine.Compilation.Ready ready
        ? Stream.of(ready.matcher())
        : Stream.of();
  }
}
